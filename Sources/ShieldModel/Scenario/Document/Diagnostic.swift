/// One mistake in a file, as data only.
public struct Diagnostic: Hashable, Sendable {
  /// A remark that belongs to a mistake.
  public struct Note: Hashable, Sendable {
    /// What a note says.
    public enum Kind: Hashable, Sendable {
      /// The key or name was first given at the place of the note.
      case firstGiven

      /// The array, object, string or comment was opened at the place of the note.
      case opened

      /// The file was included from the place of the note.
      case includedFrom

      /// Another remark, in the reader's own words.
      case remark(String)
    }

    /// What the note says.
    public let kind: Kind

    /// The file of the note when it is not that of the mistake.
    public let file: String?

    /// The place of the note.
    public let position: SourcePosition?

    /// Makes a note.
    public init(_ kind: Kind, file: String? = nil, position: SourcePosition? = nil) {
      self.kind = kind
      self.file = file
      self.position = position
    }
  }

  /// The name of the file.
  public var file: String

  /// The place in the file; nil when the file itself is at fault.
  public var position: SourcePosition?

  /// The path of the value.
  public var path: DocumentPath

  /// What is wrong.
  public var problem: DiagnosticProblem

  /// What was expected, as a phrase that follows "expected"; nil when the problem says it all.
  public var expected: String?

  /// The nearest valid spelling.
  public var suggestion: String?

  /// Remarks.
  public var notes: [Note]

  /// Makes a description of a mistake.
  public init(
    file: String, position: SourcePosition? = nil, path: DocumentPath = [], problem: DiagnosticProblem,
    expected: String? = nil, suggestion: String? = nil, notes: [Note] = []
  ) {
    self.file = file
    self.position = position
    self.path = path
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
    self.notes = notes
  }
}
