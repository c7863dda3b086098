import Testing

@testable import ShieldSim

/// Command lines that nobody types but scripts, fuzzers and mistakes do.
@Suite struct ArgumentParserHostileTests {
  @Test func `ten thousand arguments are taken`() throws {
    let words = ["work"] + (0..<10_000).map { "file-\($0)" }
    let arguments = try SampleTable.arguments(words)
    #expect(try arguments[SampleTable.rest].count == 9_999)
    #expect(try arguments[SampleTable.rest].last == "file-9999")
  }

  @Test func `ten thousand mistakes are found`() {
    #expect(SampleTable.sentences(["draw", "box"] + Array(repeating: "", count: 10_001)).count == 10_000)
  }

  @Test(arguments: ["--", "-", "--filter=", "--jobs=", "-f", ""])
  func `a very long word is one word, and messages show its beginning`(start: String) throws {
    let words = ["draw", "box", start + String(repeating: "x", count: 1_000_000)]
    switch SampleTable.parse(words) {
    case .success(.run(_, let arguments)):
      #expect(try arguments[SampleTable.name]?.utf8.count == words[2].utf8.count)
    case .success: Issue.record("neither a command nor a mistake")
    case .failure(let failure):
      #expect(failure.lines(for: SampleTable.table).allSatisfy { $0.count < 300 })
    }
  }

  @Test func `a thousand short flags in one word are one mistake`() {
    let word = "-" + String(repeating: "Q", count: 1_000)
    #expect(SampleTable.sentences(["work", "x", word]) == ["--quick is given more than once"])
  }

  /// Words with combining marks behind the signs that the parser looks for, and bytes that were no Unicode.
  static let oddWords = [
    "-\u{301}", "--\u{301}", "--filter=\u{301}x", "--filter\u{301}=x", "-f\u{301}", "=", "--=", "--=x", "-=", "-=x",
    "---", "---jobs", "--jobs\0", "\u{FFFD}\u{FFFD}", "--\u{FFFD}", "👩‍👩‍👧", "--👩‍👩‍👧=👩‍👩‍👧", "\u{202E}", "--filter=\u{202E}", " ",
    "\n", "--\n", String(decoding: [0x2D, 0xFF, 0xFE, 0x3D] as [UInt8], as: UTF8.self),
  ]

  @Test(arguments: oddWords)
  func `an odd word is a value, an argument or a mistake, in every place`(word: String) {
    for words in [[word], [word, "work"], ["work", word], ["work", "x", word], ["work", "x", "--filter", word]] {
      switch SampleTable.parse(words) {
      case .success: break
      case .failure(let failure):
        #expect(!failure.errors.isEmpty)
        for line in failure.lines(for: SampleTable.table) {
          #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, "\(words)")
        }
      }
    }
  }

  @Test func `a combining mark behind the equals sign belongs to the value`() throws {
    let arguments = try SampleTable.arguments(["work", "x", "--filter=\u{301}x"])
    #expect(arguments[SampleTable.filter].map { Array($0.unicodeScalars) } == [["\u{301}", "x"]])
  }

  @Test func `random words never trap and always end as an answer or a mistake`() {
    var random = LawGenerator(seed: 0x5EED)
    let pieces = [
      "work", "draw", "shelf", "put-up", "--", "-", "--jobs", "--jobs=", "=", "3", "-j", "-q", "-h", "--help", "x", "",
      "--filter", "-f", "--at", "1,2", "--report", "box=", "tree", "--quick", "--color", "always", "--version",
    ]
    for _ in 0..<3_000 {
      let words = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
      if case .failure(let failure) = SampleTable.parse(words) { #expect(!failure.errors.isEmpty, "\(words)") }
    }
  }
}
