/// The place of a step, a view or an expectation in its file.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file as messages show it.
  public var file: String
  /// Line and column.
  public var position: SourcePosition
  /// The path inside the file.
  public var path: DocumentPath
  /// Whether the file is one of the built-in recipes, which need not exist on the user's disk.
  public var isBuiltIn: Bool

  /// Makes a place.
  public init(file: String, position: SourcePosition, path: DocumentPath, isBuiltIn: Bool = false) {
    self.file = file
    self.position = position
    self.path = path
    self.isBuiltIn = isBuiltIn
  }

  /// File, line and column as compilers print them.
  public var description: String { "\(QuotedText.bare(file)):\(position)" }
}
