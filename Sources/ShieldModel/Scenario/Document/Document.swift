/// A document that has been read: its file, the places of its values, and the values.
///
/// It is a class, so that the many cursors of a large document share it.
public final class Document: Sendable {
  /// The file.
  public let file: SourceFile

  /// The places and the order of keys.
  public let index: SourceIndex

  /// The values.
  public let value: JSONValue

  /// Makes a document from parts that belong together.
  init(file: SourceFile, index: SourceIndex, value: JSONValue) {
    self.file = file
    self.index = index
    self.value = value
  }

  /// The cursor on the whole document.
  public var root: Cursor { Cursor(document: self, node: .root, value: value) }
}
