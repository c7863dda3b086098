import Testing

struct PublicDeclarationTests {
  @Test func `every public declaration begins its documentation with one sentence`() {
    var count = 0
    for (path, lines) in ProjectFiles.sources {
      count += PublicDeclaration.all(in: lines).count
      for (line, flaw) in PublicDeclaration.flaws(in: lines) { Issue.record("\(path):\(line): \(flaw)") }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: [
    (["/// One.", "public var one = 1"], []), (["public var one = 1"], ["no documentation comment"]),
    (["/// One", "public var one = 1"], ["the first paragraph does not end with a full stop"]),
    (["/// One. Two.", "public var one = 1"], ["the first paragraph has more than one sentence"]),
    (["/// One", "/// and a half.", "///", "/// Two. Three.", "@inlinable", "public func one()"], []),
    (["/// One.", "", "public func one()"], ["no documentation comment"]),
    (["/// One.", "public enum One {", "  case one", "}"], ["no documentation comment"]),
    (["/// One.", "public enum One {", "  /// One.", "  case one", "  var two: Int {", "    case .one: 1"], []),
  ])
  func `a declaration without such a comment is noticed`(lines: [String], flaws: [String]) {
    #expect(PublicDeclaration.flaws(in: lines).map(\.flaw) == flaws)
  }
}
