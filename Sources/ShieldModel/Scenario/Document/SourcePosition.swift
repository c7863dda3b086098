/// A place in a text file as an editor shows it.
///
/// Lines end at LF, CR or CRLF. Columns count Unicode scalars from the line's start, a tab counts one and a
/// byte order mark at the start of the file counts nothing.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The column in Unicode scalars, counted from 1.
  public let column: Int

  /// Makes a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Tells whether the first position stands before the second in a file.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
