import Testing

@testable import ShieldSim

@Suite struct DisplayWidthTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("ü", 1), ("…", 1), ("日本", 4), ("한글", 4), ("ｱ", 1), ("Ａ", 2),
    ("🎉", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("✓", 1), ("⌚", 2), ("👍🏽", 2), ("│─┌", 3), ("\u{200B}", 0), ("\u{AD}", 0),
    ("a\u{300}\u{301}\u{302}", 1), ("עברית", 5), ("ไทย", 3), ("นี้", 1), ("\t", 0), ("0️⃣", 2), ("🀄", 2), ("𠀀", 2),
  ]

  @Test(arguments: widths)
  func `characters count as the columns that terminals give them`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  static let cuts: [(String, Int, String)] = [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("日本語", 1, "…"), ("abc", 0, ""), ("abc", -1, ""), ("👩‍👩‍👧x", 2, "…"),
  ]

  @Test(arguments: cuts)
  func `a text is cut between characters and never gets wider than asked`(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.truncated(text, to: width) == cut)
    #expect(DisplayWidth.of(cut) <= max(0, width))
  }
}
