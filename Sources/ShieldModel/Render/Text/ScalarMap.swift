/// A sorted table from scalar values to something.
struct ScalarMap<Value: Sendable>: Sendable {
  /// The entries in ascending order of their keys, each key once.
  private(set) var entries: [(key: UInt32, value: Value)] = []

  /// Makes an empty table.
  init() {}

  /// Makes a table of entries in any order; the first of several with the same key stays.
  init(_ unsorted: [(key: UInt32, value: Value)]) {
    var order: [UInt64] = []
    order.reserveCapacity(unsorted.count)
    for index in unsorted.indices { order.append(UInt64(unsorted[index].key) << 32 | UInt64(index)) }
    order.sort()
    entries.reserveCapacity(unsorted.count)
    for position in order {
      let entry = unsorted[Int(position & 0xFFFF_FFFF)]
      if entries.last?.key != entry.key { entries.append(entry) }
    }
  }

  /// The value of a key, nil if it has none.
  ///
  /// Complexity: logarithmic in the number of entries.
  subscript(key: UInt32) -> Value? {
    var lower = 0
    var upper = entries.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if entries[middle].key < key { lower = middle + 1 } else { upper = middle }
    }
    return lower < entries.count && entries[lower].key == key ? entries[lower].value : nil
  }
}
