extension OSSelectionError {
  /// What is wrong, in the form of messages about files.
  public var problem: DiagnosticProblem {
    switch self {
    case .empty: .malformedText("")
    case .malformed(let item): .malformedText(item)
    case .unknownRelease(let name, let platform, _):
      .unknownReference(kind: "\(platform.systemName) system", name: name)
    case .notAnEnd(let name): .other("\(QuotedText.short(name)) cannot be the end of a range")
    case .reversed(let lower, let upper):
      .other("the range from \(QuotedText.short(lower)) to \(QuotedText.short(upper)) runs backwards")
    case .nothingSelected(let item, let platform):
      .other("\(QuotedText.short(item)) selects no \(platform.systemName) system")
    }
  }

  /// What was expected, as a phrase that follows "expected".
  public var expected: String? {
    switch self {
    case .empty, .malformed: FormatShape.systemsPhrase
    case .nothingSelected(_, let platform):
      Shape.list(OSCatalogue.names(of: platform).map { QuotedText.short($0) }, joint: "or")
    case .unknownRelease(_, _, let nearest):
      nearest.isEmpty
        ? FormatShape.systemsPhrase : Shape.list(nearest.map { QuotedText.short($0) }, joint: "or")
    case .notAnEnd: "a release such as \"17\""
    case .reversed(let lower, let upper): QuotedText.short("\(upper)...\(lower)")
    }
  }
}

extension Cursor {
  /// Describes a list of systems that makes no sense.
  func problem(_ error: OSSelectionError) -> Diagnostic { problem(error.problem, expected: error.expected) }
}
