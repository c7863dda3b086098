import Testing

@testable import ShieldModel

@Suite struct SourceLinesTests {
  @Test(arguments: [
    ("a\nb", 0, "1:1"), ("a\nb", 1, "1:2"), ("a\nb", 2, "2:1"), ("a\nb", 3, "2:2"),
    ("a\r\nb", 1, "1:2"), ("a\r\nb", 2, "1:3"), ("a\r\nb", 3, "2:1"),
    ("a\rb", 2, "2:1"), ("\r\r\n\n", 1, "2:1"), ("\r\r\n\n", 3, "3:1"), ("\r\r\n\n", 4, "4:1"),
    ("\tx", 1, "1:2"), ("é😀x", 2, "1:2"), ("é😀x", 6, "1:3"), ("", 0, "1:1"), ("a\n", 2, "2:1"), ("a\r", 2, "2:1"),
    ("\u{FEFF}ab", 3, "1:1"), ("\u{FEFF}ab", 4, "1:2"), ("\u{FEFF}ab", 0, "1:1"), ("\u{FEFF}", 3, "1:1"),
    ("\u{FEFF}a\nb", 5, "2:1"), ("ab", 99, "1:3"), ("ab", -5, "1:1"),
  ])
  func `lines end at LF, CR and CRLF, and columns count scalars`(_ text: String, _ offset: Int, _ expected: String) {
    #expect(SourceFile(name: "f", text: text).position(at: offset).description == expected)
  }

  @Test func `a position far inside of one long line is exact`() {
    let file = SourceFile(name: "f", text: "\u{FEFF}" + String(repeating: "é", count: 20_000) + "\nab")
    #expect(file.position(at: 3 + 2 * 12_345) == SourcePosition(line: 1, column: 12_346))
    #expect(file.position(at: 3 + 40_000) == SourcePosition(line: 1, column: 20_001))
    #expect(file.position(at: 3 + 40_002) == SourcePosition(line: 2, column: 2))
  }

  @Test func `every offset agrees with counting from the start`() {
    let text = "a\r\r\n😀é\tb\n\n\rç\u{301}\r\n"
    let file = SourceFile(name: "f", text: text)
    var line = 1
    var column = 1
    var previous: Unicode.Scalar = " "
    var offset = 0
    for scalar in text.unicodeScalars {
      if previous == "\n" || previous == "\r" && scalar != "\n" { (line, column) = (line + 1, 1) }
      #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
      column += 1
      offset += String(scalar).utf8.count
      previous = scalar
    }
  }

  @Test func `an excerpt is the line without its end and without a byte order mark`() {
    let file = SourceFile(name: "f", text: "\u{FEFF}one\r\ntwo\r\n")
    #expect([0, 1, 2, 3, 4].map { file.line($0) } == [nil, "one", "two", "", nil])
  }

  @Test func `positions sort by line and then by column`() {
    let sorted = [SourcePosition(line: 2, column: 1), SourcePosition(line: 1, column: 9)].sorted()
    #expect(sorted.map(\.description) == ["1:9", "2:1"])
  }
}
