/// The compiled regular expressions of one check.
struct PatternCache {
  private var compiled: [String: Regex<AnyRegexOutput>?] = [:]

  /// Compiles a pattern so that it compares Unicode scalars; nil when it is malformed.
  static func compile(_ pattern: String) -> Regex<AnyRegexOutput>? {
    try? Regex(pattern).matchingSemantics(.unicodeScalar)
  }

  /// Tells whether the whole text matches a pattern.
  ///
  /// A malformed pattern matches everything: it is a defect of the table, which `ShapeTable.flaws` reports.
  mutating func matches(_ text: String, _ pattern: String) -> Bool {
    let regex: Regex<AnyRegexOutput>?
    if let known = compiled[pattern] {
      regex = known
    } else {
      regex = Self.compile(pattern)
      compiled[pattern] = .some(regex)
    }
    guard let regex else { return true }
    guard let match = try? regex.wholeMatch(in: text) else { return false }
    return match.range == text.startIndex..<text.endIndex
  }
}
