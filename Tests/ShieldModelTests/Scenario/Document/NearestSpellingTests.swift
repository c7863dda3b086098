import Testing

@testable import ShieldModel

@Suite struct NearestSpellingTests {
  private static let words = ["frame", "hidden", "view", "children", "opacity", "secret", "text", "isSecureTextEntry"]

  @Test(
    arguments: [
      ("fram", "frame"), ("frmae", "frame"), ("FRAME", "frame"), ("hiden", "hidden"), ("veiw", "view"), ("tex", "text"),
      ("opactiy", "opacity"), ("childs", nil), ("chidlern", "children"), ("xyz", nil), ("frame", nil), ("", nil),
      ("issecuretextentry", "isSecureTextEntry"), ("isSecureEntry", "isSecureTextEntry"), ("v", nil), ("vi", nil),
    ] as [(String, String?)])
  func `the nearest plausible word is offered`(_ text: String, _ expected: String?) {
    #expect(NearestSpelling.nearest(to: text, among: Self.words) == expected)
  }

  @Test func `ties do not depend on the order of the candidates`() {
    #expect(NearestSpelling.nearest(to: "cat", among: ["rat", "bat", "hat"]) == "bat")
    #expect(NearestSpelling.nearest(to: "cat", among: ["hat", "bat", "rat"]) == "bat")
  }

  @Test func `a smaller distance wins over the alphabet`() {
    #expect(NearestSpelling.nearest(to: "secrets", among: ["aecrets2", "secret"]) == "secret")
    #expect(NearestSpelling.nearest(to: "secret", among: ["Aecret", "SECRET"]) == "SECRET")
  }

  @Test func `long text has no nearest spelling`() {
    let long = String(repeating: "a", count: NearestSpelling.longestText + 1)
    #expect(NearestSpelling.nearest(to: long, among: [long + "b"]) == nil)
    #expect(NearestSpelling.nearest(to: String(long.dropLast()), among: [long]) == long)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("abc", "abc", 0), ("kitten", "sitting", 3), ("abcd", "badc", 2),
    ("😀a", "a😀", 1),
  ])
  func `the distance counts edits and swaps`(_ first: String, _ second: String, _ expected: Int) {
    #expect(NearestSpelling.distance(first, second, limit: 10) == expected)
    #expect(NearestSpelling.distance(second, first, limit: 10) == expected)
    #expect(NearestSpelling.distance(first, second, limit: expected) == expected)
    if expected > 0 { #expect(NearestSpelling.distance(first, second, limit: expected - 1) == nil) }
  }

  @Test func `the bounded distance agrees with the unbounded one`() {
    var random = DocumentFuzzGenerator(seed: 7)
    for _ in 0..<400 {
      let first = randomWord(using: &random)
      let second = randomWord(using: &random)
      let exact = plainDistance(Array(first), Array(second))
      #expect(NearestSpelling.distance(first, second, limit: 20) == exact)
      for limit in 0..<6 {
        let bounded = NearestSpelling.distance(first, second, limit: limit)
        #expect(bounded == (exact <= limit ? exact : nil), "\(first) \(second) \(limit)")
      }
    }
  }

  private func randomWord(using random: inout DocumentFuzzGenerator) -> String {
    let letters: [Character] = ["a", "b", "c"]
    return String((0..<Int.random(in: 0...7, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  private func plainDistance(_ first: [Character], _ second: [Character]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for row in 0...first.count {
      for column in 0...second.count {
        guard row > 0, column > 0 else {
          table[row][column] = row + column
          continue
        }
        let same = first[row - 1] == second[column - 1]
        var steps = min(table[row - 1][column - 1] + (same ? 0 : 1), table[row - 1][column] + 1)
        steps = min(steps, table[row][column - 1] + 1)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          steps = min(steps, table[row - 2][column - 2] + 1)
        }
        table[row][column] = steps
      }
    }
    return table[first.count][second.count]
  }
}
