import Testing

@testable import ShieldSim

@Suite struct XMLTextTests {
  static let table: [(String, content: String, attribute: String)] = [
    ("plain", "plain", "plain"),
    ("<a href=\"b\">&'", "&lt;a href=\"b\"&gt;&amp;'", "&lt;a href=&quot;b&quot;&gt;&amp;'"),
    ("]]>", "]]&gt;", "]]&gt;"),
    ("a\tb\nc\r\n", "a\tb\nc&#13;\n", "a&#9;b&#10;c&#13;&#10;"),
    ("\u{0}\u{1B}[2J\u{7}", "\u{FFFD}\u{FFFD}[2J\u{FFFD}", "\u{FFFD}\u{FFFD}[2J\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("é 👩‍👩‍👧 \u{202E}\u{10FFFF}", "é 👩‍👩‍👧 \u{202E}\u{10FFFF}", "é 👩‍👩‍👧 \u{202E}\u{10FFFF}"),
  ]

  @Test(arguments: table.indices)
  func `text is escaped for its place, and what XML cannot hold is replaced`(index: Int) {
    let (text, content, attribute) = Self.table[index]
    #expect(XMLText.content(text) == content)
    #expect(XMLText.attribute(text) == attribute)
  }
}
