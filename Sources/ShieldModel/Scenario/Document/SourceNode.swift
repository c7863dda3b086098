/// The handle of one value in a `SourceIndex`; values are numbered in the order in which they start in the file.
public struct SourceNode: Hashable, Sendable, Comparable {
  /// The number of the value, 0 for the whole document.
  let number: Int32

  /// The value that is the whole document.
  public static let root = SourceNode(number: 0)

  /// Tells whether the first value starts before the second.
  public static func < (first: SourceNode, second: SourceNode) -> Bool { first.number < second.number }

  /// The number as an array index.
  var index: Int { Int(number) }
}
