extension Cursor {
  /// The path of the value.
  public var path: DocumentPath { document.index.path(to: node) }

  /// The key of the value; nil for elements of arrays and the whole document.
  public var key: String? { document.index.key(of: node) }

  /// The place of the value among its siblings, counted from 0.
  public var ordinal: Int { document.index.ordinal(of: node) ?? 0 }

  /// The position where the value starts.
  public var position: SourcePosition { document.file.position(at: document.index.offset(of: node) ?? 0) }

  /// The position where the key of the value starts; nil for elements of arrays and the whole document.
  public var keyPosition: SourcePosition? {
    document.index.keyOffset(of: node).map { document.file.position(at: $0) }
  }

  /// Describes a mistake at the value, or at its key if it has one and that is asked for.
  public func problem(
    _ problem: DiagnosticProblem, expected: String? = nil, suggestion: String? = nil, notes: [Diagnostic.Note] = [],
    atKey: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      file: document.file.name, position: atKey ? keyPosition ?? position : position, path: path, problem: problem,
      expected: expected, suggestion: suggestion, notes: notes)
  }
}
