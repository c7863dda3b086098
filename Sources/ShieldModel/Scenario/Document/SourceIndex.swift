/// The places of all values and keys of one document, and the order of the keys.
///
/// `SourceScanner` makes it. It holds kinds, keys and byte offsets, never the values themselves. A handle that does
/// not belong to the index gets empty answers.
public struct SourceIndex: Sendable {
  /// What is known of one value.
  struct Entry: Sendable {
    let kind: JSONKind
    let key: Int32
    let keyOffset: Int32
    let offset: Int32
    let parent: Int32
    let ordinal: Int32
    var firstChild: Int32
    var childCount: Int32
  }

  /// The values in the order of the file.
  let entries: [Entry]

  /// The children of all arrays and objects, each family in one run.
  let children: [SourceNode]

  /// The distinct keys in the order of their first use.
  let keys: [String]

  /// The numbers of the keys.
  let keyNumbers: [String: Int32]

  /// The children by key of those objects that are too wide to search one by one.
  let wideObjects: [SourceNode: [Int32: SourceNode]]

  /// The number of arrays and objects around the deepest value, with itself if it is one.
  let depth: Int

  /// The byte offsets of the exponents of numbers that are zero, which Foundation's decoder cannot read.
  let zeroExponents: [Int32]

  /// The objects with more members than this are kept in `wideObjects`.
  static let wideLimit = 16

  /// The number of values.
  public var count: Int { entries.count }

  /// The kind of a value; nil when there is no such value.
  public func kind(of node: SourceNode) -> JSONKind? { entry(node)?.kind }

  /// The byte offset at which a value starts.
  public func offset(of node: SourceNode) -> Int? { entry(node).map { Int($0.offset) } }

  /// The byte offset at which the key of a member starts; nil for elements of arrays and the whole document.
  public func keyOffset(of node: SourceNode) -> Int? {
    guard let entry = entry(node), entry.key >= 0 else { return nil }
    return Int(entry.keyOffset)
  }

  /// The key of a member; nil for elements of arrays and the whole document.
  public func key(of node: SourceNode) -> String? {
    guard let entry = entry(node), entry.key >= 0 else { return nil }
    return keys[Int(entry.key)]
  }

  /// The place of a value among its siblings, counted from 0.
  public func ordinal(of node: SourceNode) -> Int? { entry(node).map { Int($0.ordinal) } }

  /// The array or object that holds a value; nil for the whole document.
  public func parent(of node: SourceNode) -> SourceNode? {
    guard let entry = entry(node), entry.parent >= 0 else { return nil }
    return SourceNode(number: entry.parent)
  }

  /// The elements of an array or the members of an object in file order; none for other values.
  public func children(of node: SourceNode) -> ArraySlice<SourceNode> {
    guard let entry = entry(node), entry.childCount > 0 else { return [] }
    return children[Int(entry.firstChild)..<Int(entry.firstChild + entry.childCount)]
  }

  /// The keys of an object in file order; none for other values.
  public func keys(of node: SourceNode) -> [String] {
    guard kind(of: node) == .object else { return [] }
    return children(of: node).compactMap { key(of: $0) }
  }

  /// The member of an object with a key; nil when there is none.
  ///
  /// Complexity: constant.
  public func child(of node: SourceNode, key: String) -> SourceNode? {
    guard kind(of: node) == .object, let number = keyNumbers[key] else { return nil }
    if let members = wideObjects[node] { return members[number] }
    return children(of: node).first { entries[$0.index].key == number }
  }

  /// The element of an array at an index counted from 0; nil when there is none.
  public func child(of node: SourceNode, at index: Int) -> SourceNode? {
    let family = children(of: node)
    guard kind(of: node) == .array, index >= 0, index < family.count else { return nil }
    return family[family.startIndex + index]
  }

  private func entry(_ node: SourceNode) -> Entry? {
    entries.indices.contains(node.index) ? entries[node.index] : nil
  }
}
