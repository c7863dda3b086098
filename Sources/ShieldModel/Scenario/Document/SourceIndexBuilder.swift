/// Collects what the scanner finds into a `SourceIndex`, and finds keys that are given twice.
struct SourceIndexBuilder {
  /// A member whose key its object already has.
  struct DuplicateKey {
    let key: String
    let offset: Int
    let firstOffset: Int
    let parent: SourceNode
  }

  /// An array or object that is not closed yet.
  private struct Family {
    let node: Int32
    let firstPending: Int
  }

  private var entries: [SourceIndex.Entry] = []
  private var children: [SourceNode] = []
  private var keys: [String] = []
  private var keyNumbers: [String: Int32] = [:]
  private var wideObjects: [SourceNode: [Int32: SourceNode]] = [:]
  private var open: [Family] = []
  private var pending: [SourceNode] = []
  private var zeroExponents: [Int32] = []
  private var greatestDepth = 0
  private var lastObjectWithKey: [Int32] = []
  private var lastMemberWithKey: [Int32] = []

  /// The number of arrays and objects that are open.
  var depth: Int { open.count }

  /// The innermost open array or object.
  var innermost: SourceNode? { open.last.map { SourceNode(number: $0.node) } }

  /// The kind of the innermost open array or object.
  var innermostKind: JSONKind? { open.last.map { entries[Int($0.node)].kind } }

  /// The byte offset of the innermost open array or object.
  var innermostOffset: Int? { open.last.map { Int(entries[Int($0.node)].offset) } }

  /// The number of children that the innermost open array or object has so far.
  var innermostCount: Int { pending.count - (open.last?.firstPending ?? pending.count) }

  /// The key of a number that `number(of:)` gave.
  func key(_ number: Int32) -> String { keys.indices.contains(Int(number)) ? keys[Int(number)] : "" }

  /// The path of a value that was added.
  func path(to node: SourceNode) -> DocumentPath {
    var components: [DocumentPath.Component] = []
    var number = node.number
    while number > 0, Int(number) < entries.count {
      let entry = entries[Int(number)]
      components.append(entry.key >= 0 ? .key(key(entry.key)) : .index(Int(entry.ordinal)))
      number = entry.parent
    }
    components.reverse()
    return DocumentPath(components)
  }

  /// The number of a key, the same for the same key.
  mutating func number(of key: String) -> Int32 {
    if let number = keyNumbers[key] { return number }
    let number = Int32(truncatingIfNeeded: keys.count)
    keyNumbers[key] = number
    keys.append(key)
    lastObjectWithKey.append(-1)
    lastMemberWithKey.append(-1)
    return number
  }

  /// Notes the offset of the `e` of a number that is zero.
  mutating func addZeroExponent(at offset: Int) {
    zeroExponents.append(Int32(truncatingIfNeeded: offset))
  }

  /// Adds a value to the innermost open array or object; an array or object stays open until `close()`.
  mutating func add(_ kind: JSONKind, at offset: Int, key: (number: Int32, offset: Int)?) {
    let number = Int32(truncatingIfNeeded: entries.count)
    let family = open.last
    entries.append(
      SourceIndex.Entry(
        kind: kind, key: key?.number ?? -1, keyOffset: Int32(truncatingIfNeeded: key?.offset ?? -1),
        offset: Int32(truncatingIfNeeded: offset), parent: family?.node ?? -1,
        ordinal: Int32(truncatingIfNeeded: innermostCount), firstChild: 0, childCount: 0))
    if family != nil { pending.append(SourceNode(number: number)) }
    guard kind == .array || kind == .object else { return }
    open.append(Family(node: number, firstPending: pending.count))
    greatestDepth = max(greatestDepth, open.count)
  }

  /// Closes the innermost array or object and gives the members whose keys were there before.
  mutating func close() -> [DuplicateKey] {
    guard let family = open.popLast() else { return [] }
    let first = children.count
    children.append(contentsOf: pending[family.firstPending...])
    pending.removeSubrange(family.firstPending...)
    entries[Int(family.node)].firstChild = Int32(truncatingIfNeeded: first)
    entries[Int(family.node)].childCount = Int32(truncatingIfNeeded: children.count - first)
    guard entries[Int(family.node)].kind == .object else { return [] }
    let members = children[first...]
    if members.count > SourceIndex.wideLimit { widen(family, members) }
    return duplicates(of: family, members)
  }

  /// The index of everything that was added.
  func index() -> SourceIndex {
    SourceIndex(
      entries: entries, children: children, keys: keys, keyNumbers: keyNumbers, wideObjects: wideObjects,
      depth: greatestDepth, zeroExponents: zeroExponents)
  }

  private mutating func widen(_ family: Family, _ members: ArraySlice<SourceNode>) {
    var table: [Int32: SourceNode] = [:]
    table.reserveCapacity(members.count)
    for member in members {
      let key = entries[member.index].key
      if table[key] == nil { table[key] = member }
    }
    wideObjects[SourceNode(number: family.node)] = table
  }

  private mutating func duplicates(of family: Family, _ members: ArraySlice<SourceNode>) -> [DuplicateKey] {
    var found: [DuplicateKey] = []
    for member in members {
      let entry = entries[member.index]
      let key = Int(entry.key)
      guard key >= 0 else { continue }
      guard lastObjectWithKey[key] == family.node else {
        lastObjectWithKey[key] = family.node
        lastMemberWithKey[key] = member.number
        continue
      }
      let first = entries[Int(lastMemberWithKey[key])]
      found.append(
        DuplicateKey(
          key: keys[key], offset: Int(entry.keyOffset), firstOffset: Int(first.keyOffset),
          parent: SourceNode(number: family.node)))
    }
    return found
  }
}
