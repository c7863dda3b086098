import Testing

@testable import ShieldSim

@Suite struct TextWrappingTests {
  static let texts: [(String, Int, [String])] = [
    ("", 10, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
    ("one  two ", 20, ["one two"]), ("a\nb", 10, ["a", "b"]), ("a\n\nb", 10, ["a", "", "b"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("x abcdefgh y", 3, ["x", "abc", "def", "gh", "y"]),
    ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]), ("ab", 0, ["a", "b"]), ("    ", 5, [""]),
  ]

  @Test(arguments: texts)
  func `text breaks at spaces, and within a word that is too wide`(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(of: text, width: width) == lines)
  }

  @Test func `random text keeps its words and fits its width`() {
    var random = LawGenerator(seed: 7)
    for _ in 0..<500 {
      let words = (0..<random.below(12)).map { _ in random.one(of: ["a", "bb", "ccc", "日本", "dddddddd", "é", "🎉"]) }
      let width = 2 + random.below(12)
      let lines = TextWrapping.lines(of: words.joined(separator: " "), width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
      #expect(lines.joined().filter { $0 != " " } == words.joined())
    }
  }
}
