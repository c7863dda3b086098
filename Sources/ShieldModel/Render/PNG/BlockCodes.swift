/// Codes made for one block, and the header that tells them.
struct BlockCodes: Sendable {
  /// The order in which the header lists the lengths of its own code.
  private static let headerOrder: [UInt8] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The length of each literal or length symbol's code.
  let literalLengths: [UInt8]
  /// The length of each distance symbol's code.
  let distanceLengths: [UInt8]
  /// How many literal and length codes the header tells, at least 257.
  private let literalCount: Int
  /// How many distance codes the header tells, at least 1.
  private let distanceCount: Int
  /// The lengths of all codes in the header's symbols.
  private let steps: [Step]
  /// The lengths of the header's own code.
  private let stepLengths: [UInt8]
  /// How many of them the header tells, at least 4.
  private let stepCount: Int

  /// A symbol of the header and the extra bits after it.
  private struct Step {
    var symbol: UInt8
    var extra: BitCode
  }

  /// Makes the shortest codes for symbols that occur this often.
  init(frequencies: BlockSymbols) {
    literalLengths = PrefixCode.lengths(for: frequencies.literals, limit: 15)
    distanceLengths = PrefixCode.lengths(for: frequencies.distances, limit: 15)
    literalCount = max(257, BlockCodes.usedCount(literalLengths))
    distanceCount = max(1, BlockCodes.usedCount(distanceLengths))
    steps = BlockCodes.steps(for: Array(literalLengths[0..<literalCount] + distanceLengths[0..<distanceCount]))
    var stepFrequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { stepFrequencies[Int(step.symbol)] += 1 }
    let stepLengths = PrefixCode.lengths(for: stepFrequencies, limit: 7)
    self.stepLengths = stepLengths
    stepCount = max(4, BlockCodes.usedCount(BlockCodes.headerOrder.map { stepLengths[Int($0)] }))
  }

  /// The number of bits of the header.
  var headerCost: UInt64 {
    var cost = UInt64(14 + 3 * stepCount)
    for step in steps { cost += UInt64(stepLengths[Int(step.symbol)]) + UInt64(step.extra.count) }
    return cost
  }

  /// Writes the header.
  func writeHeader(to bits: inout BitWriter) {
    bits.append(UInt64(literalCount - 257), count: 5)
    bits.append(UInt64(distanceCount - 1), count: 5)
    bits.append(UInt64(stepCount - 4), count: 4)
    for symbol in BlockCodes.headerOrder.prefix(stepCount) {
      bits.append(UInt64(stepLengths[Int(symbol)]), count: 3)
    }
    let codes = PrefixCode(lengths: stepLengths).codes
    for step in steps { bits.append(codes[Int(step.symbol)].followed(by: step.extra)) }
  }

  /// The number of lengths without the zeros at the end.
  private static func usedCount(_ lengths: [UInt8]) -> Int {
    var count = lengths.count
    while count > 0, lengths[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Writes lengths as symbols: 0…15 for themselves, 16 for 3…6 copies, 17 and 18 for 3…10 and 11…138 zeros.
  private static func steps(for lengths: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var rest = end - index
      index = end
      if length > 0 {
        steps.append(Step(symbol: length, extra: BitCode(bits: 0, count: 0)))
        rest -= 1
      }
      while rest >= 3 {
        let most = length > 0 ? 6 : rest > 10 ? 138 : 10
        let count = min(most, rest)
        let base = most == 138 ? 11 : 3
        let (symbol, extraCount): (UInt8, UInt32) = length > 0 ? (16, 2) : most == 138 ? (18, 7) : (17, 3)
        steps.append(Step(symbol: symbol, extra: BitCode(bits: UInt32(count - base), count: extraCount)))
        rest -= count
      }
      for _ in 0..<rest { steps.append(Step(symbol: length, extra: BitCode(bits: 0, count: 0))) }
    }
    return steps
  }
}
