/// Unpacks data in the zlib form of deflate.
///
/// Complexity: linear in what goes in and what comes out.
struct Inflation: Sendable {
  private static let lengthOrder: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let bytes: [UInt8]
  /// The most bytes that may come out.
  private let limit: Int
  /// The next byte to take.
  private var position = 0
  /// Bits that were taken and not used, the oldest lowest.
  private var held: UInt64 = 0
  private var heldCount: UInt64 = 0

  /// What has come out.
  private(set) var output: [UInt8] = []

  /// Takes data, of which not more than a number of bytes may come out.
  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// Unpacks everything and verifies the checksum.
  mutating func run() throws(InflationError) {
    let method = try take(8)
    let flags = try take(8)
    // Deflate with a window of up to 32 KiB, without a dictionary known beforehand.
    guard method & 15 == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 32 == 0 else {
      throw error(.damaged)
    }
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try unpack(InflationCodes.fixed)
      case 2: try unpack(try readCodes())
      default: throw error(.damaged)
      }
    }
    _ = try take(heldCount & 7)
    var told: UInt32 = 0
    for _ in 0..<4 { told = told << 8 | UInt32(try take(8)) }
    var checksum = AdlerChecksum()
    output.withUnsafeBufferPointer { checksum.append($0) }
    if told != checksum.value { throw error(.badChecksum) }
    if heldCount > 0 || position < bytes.count { throw error(.tooLong) }
  }

  private func error(_ reason: InflationError.Reason) -> InflationError {
    InflationError(reason: reason, offset: position - Int((heldCount + 7) / 8))
  }

  // MARK: Bits

  private mutating func fill() {
    while heldCount <= 48, position < bytes.count {
      held |= UInt64(bytes[position]) &<< heldCount
      heldCount &+= 8
      position &+= 1
    }
  }

  private mutating func drop(_ count: UInt64) throws(InflationError) {
    if heldCount < count { throw error(.cutOff) }
    held &>>= count
    heldCount &-= count
  }

  /// The next bits as a number, the first one lowest; at most 16.
  private mutating func take(_ count: UInt64) throws(InflationError) -> Int {
    fill()
    let value = held & (1 &<< count &- 1)
    try drop(count)
    return Int(value)
  }

  private mutating func symbol(_ code: InflationCode) throws(InflationError) -> Int {
    fill()
    let entry = code.short[Int(held & (1 << InflationCode.shortBits - 1))]
    if entry != 0 {
      try drop(UInt64(entry & 15))
      return Int(entry >> 4)
    }
    // Longer codes are found length by length.
    var value: Int32 = 0
    var first: Int32 = 0
    var index: Int32 = 0
    for length in 1..<16 {
      value |= Int32(held >> UInt64(length - 1) & 1)
      let count = code.counts[length]
      if value - first < count {
        try drop(UInt64(length))
        return Int(code.symbols[Int(index + value - first)])
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw error(heldCount < 15 && position == bytes.count ? .cutOff : .damaged)
  }

  // MARK: Blocks

  private mutating func copyStored() throws(InflationError) {
    _ = try take(heldCount & 7)
    let count = try take(16)
    guard try take(16) == count ^ 0xFFFF else { throw error(.damaged) }
    for _ in 0..<count { try append(UInt8(try take(8))) }
  }

  private mutating func append(_ byte: UInt8) throws(InflationError) {
    if output.count >= limit { throw error(.tooLong) }
    output.append(byte)
  }

  private mutating func unpack(_ codes: InflationCodes) throws(InflationError) {
    while true {
      let symbol = try symbol(codes.literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw error(.damaged) }
      let step = symbol - 257
      let length: Int
      if step == 28 {
        length = 258
      } else if step < 8 {
        length = 3 + step
      } else {
        let extra = step / 4 - 1
        length = 3 + (4 + step % 4) << extra + (try take(UInt64(extra)))
      }
      let distanceSymbol = try self.symbol(codes.distances)
      guard distanceSymbol < 30 else { throw error(.damaged) }
      var distance = distanceSymbol + 1
      if distanceSymbol > 3 {
        let extra = distanceSymbol / 2 - 1
        distance = 1 + (2 + distanceSymbol % 2) << extra + (try take(UInt64(extra)))
      }
      if distance > output.count { throw error(.damaged) }
      if length > limit - output.count { throw error(.tooLong) }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func readCodes() throws(InflationError) -> InflationCodes {
    let literalCount = 257 + (try take(5))
    let distanceCount = 1 + (try take(5))
    let lengthCount = 4 + (try take(4))
    guard literalCount <= 286, distanceCount <= 30 else { throw error(.damaged) }
    var own = [UInt8](repeating: 0, count: 19)
    for place in Inflation.lengthOrder.prefix(lengthCount) { own[place] = UInt8(try take(3)) }
    guard let code = InflationCode(lengths: own[...]) else { throw error(.damaged) }
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try symbol(code)
      var copies = 1
      var value = UInt8(truncatingIfNeeded: symbol)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw error(.damaged) }
        value = last
        copies = 3 + (try take(2))
      case 17:
        value = 0
        copies = 3 + (try take(3))
      case 18:
        value = 0
        copies = 11 + (try take(7))
      default: break
      }
      guard copies <= literalCount + distanceCount - lengths.count else { throw error(.damaged) }
      for _ in 0..<copies { lengths.append(value) }
    }
    guard lengths[256] > 0, let literals = InflationCode(lengths: lengths[..<literalCount]),
      let distances = InflationCode(lengths: lengths[literalCount...])
    else { throw error(.damaged) }
    return InflationCodes(literals: literals, distances: distances)
  }
}

/// Both codes of a block.
struct InflationCodes: Sendable {
  let literals: InflationCode
  let distances: InflationCode

  /// The codes of blocks that tell none.
  static let fixed: InflationCodes = {
    let literals = (0..<288).map(DeflateCodes.fixedLiteralLength)
    let distances = [UInt8](repeating: 5, count: 32)
    // Both use up all bits, so there are codes.
    let none = InflationCode.none
    return InflationCodes(
      literals: InflationCode(lengths: literals[...]) ?? none, distances: InflationCode(lengths: distances[...]) ?? none
    )
  }()
}

extension InflationCode {
  private init() {}

  /// No codes at all.
  static let none = InflationCode()
}
