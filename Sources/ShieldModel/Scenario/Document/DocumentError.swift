/// The reason why a file could not be used, with every mistake that was found in it.
public struct DocumentError: Error, Hashable, Sendable {
  /// The two ways in which an input fails; a command line ends differently for each.
  public enum Category: Hashable, Sendable {
    /// The file does not exist or cannot be opened (exit status 66).
    case noInput

    /// The file was read and its content is wrong (exit status 65).
    case badData
  }

  /// Whether there was no input or the data was bad.
  public let category: Category

  /// The mistakes.
  public let diagnostics: DiagnosticList

  /// Makes an error from a list of mistakes.
  public init(_ category: Category, _ diagnostics: DiagnosticList) {
    self.category = category
    self.diagnostics = diagnostics
  }

  /// Makes an error from one mistake.
  public init(_ category: Category, _ diagnostic: Diagnostic) {
    self.init(category, DiagnosticList([diagnostic]))
  }
}
