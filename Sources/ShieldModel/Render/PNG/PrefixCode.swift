/// A set of codes of which none begins another one, as deflate writes them.
struct PrefixCode: Sendable {
  /// The codes by symbol, first bit lowest; a symbol without a code has 0 bits.
  let codes: [BitCode]

  /// Makes the code that has these lengths by symbol, each at most 15 bits.
  ///
  /// Codes of one length rise with their symbols, shorter ones come before longer ones.
  init(lengths: [UInt8]) {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 && length < 16 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    var code: UInt32 = 0
    for length in 1..<16 {
      code = (code + counts[length - 1]) << 1
      next[length] = code
    }
    codes = lengths.map { length in
      guard length > 0, length < 16 else { return BitCode(bits: 0, count: 0) }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return BitCode(bits: PrefixCode.mirrored(code, count: UInt32(length)), count: UInt32(length))
    }
  }

  /// The lengths of a shortest code for symbols of the given frequencies, none above the limit.
  ///
  /// At least two symbols get a code, since some decoders refuse less. Equal frequencies are ordered by symbol, so the
  /// lengths depend on nothing but the frequencies.
  /// - Parameters:
  ///   - frequencies: How often each symbol occurs, below 2³² in sum.
  ///   - limit: The greatest length; 2^limit is at least the number of symbols.
  static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
    let order = symbolsByFrequency(frequencies)
    var counts = countsByDepth(order.map { UInt32($0 >> 16) }, limit: limit)
    shorten(&counts, limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var length = limit
    for entry in order {
      while length > 1, counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[Int(entry & 0xFFFF)] = UInt8(length)
    }
    return lengths
  }

  /// Frequency and symbol (in the low 16 bits) of every symbol that gets a code, rarest first.
  private static func symbolsByFrequency(_ frequencies: [UInt32]) -> [UInt64] {
    var order: [UInt64] = []
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      order.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where order.count < 2 && frequencies[symbol] == 0 {
      order.append(1 << 16 | UInt64(symbol))
    }
    order.sort()
    return order
  }

  /// How many leaves of the tree of least weight lie at each depth; deeper ones than the limit count as at the limit.
  private static func countsByDepth(_ leaves: [UInt32], limit: Int) -> [Int32] {
    var weights = leaves
    var parents = [Int](repeating: 0, count: max(0, 2 * leaves.count - 1))
    var leaf = 0
    var branch = leaves.count
    while weights.count < parents.count {
      var sum: UInt32 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves.count && (branch >= weights.count || weights[leaf] <= weights[branch])
        let child = takesLeaf ? leaf : branch
        if takesLeaf { leaf += 1 } else { branch += 1 }
        sum &+= weights[child]
        parents[child] = weights.count
      }
      weights.append(sum)
    }
    var counts = [Int32](repeating: 0, count: limit + 1)
    var depths = [Int](repeating: 0, count: parents.count)
    for node in stride(from: parents.count - 2, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leaves.count { counts[min(limit, depths[node])] += 1 }
    }
    return counts
  }

  /// Makes room for codes that were cut to the limit by lengthening others, until all codes fit.
  private static func shorten(_ counts: inout [Int32], limit: Int) {
    var used: Int32 = 0
    for length in 1...limit { used += counts[length] << Int32(limit - length) }
    while used > 1 << Int32(limit) {
      var length = limit - 1
      while length > 1, counts[length] == 0 { length -= 1 }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      used -= 1
    }
  }

  private static func mirrored(_ code: UInt32, count: UInt32) -> UInt32 {
    var mirrored: UInt32 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { mirrored |= 1 << (count - 1 - bit) }
    return mirrored
  }
}
