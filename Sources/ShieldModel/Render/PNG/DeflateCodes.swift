/// The symbols of the deflate format for lengths and distances, and its fixed codes.
enum DeflateCodes {
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// The number of literal and length symbols that occur.
  static let literalCount = 286
  /// The number of distance symbols that occur.
  static let distanceCount = 30

  /// The symbol of a length of 3…258 bytes, and the extra bits after its code.
  static func length(_ length: UInt32) -> (symbol: Int, extra: BitCode) {
    if length == 258 { return (285, BitCode(bits: 0, count: 0)) }
    let offset = length &- 3
    if offset < 8 { return (257 + Int(offset), BitCode(bits: 0, count: 0)) }
    let (step, extra) = split(offset, bitsKept: 2)
    return (257 + Int(step), extra)
  }

  /// The symbol of a distance of 1…32,768 bytes, and the extra bits after its code.
  @inline(__always)
  static func distance(_ distance: UInt32) -> (symbol: Int, extra: BitCode) {
    let offset = distance &- 1
    if offset < 4 { return (Int(truncatingIfNeeded: offset), BitCode(bits: 0, count: 0)) }
    let (step, extra) = split(offset, bitsKept: 1)
    return (Int(truncatingIfNeeded: step), extra)
  }

  /// Splits a number into a step of a scale that doubles its width every 2^kept steps, and the rest.
  @inline(__always)
  private static func split(_ offset: UInt32, bitsKept: UInt32) -> (step: UInt32, extra: BitCode) {
    let top = 31 &- UInt32(truncatingIfNeeded: offset.leadingZeroBitCount)
    let extraCount = top &- bitsKept
    let step = (extraCount &<< bitsKept) &+ (offset &>> extraCount)
    return (step, BitCode(bits: offset & (1 &<< extraCount &- 1), count: extraCount))
  }

  /// The number of bits of a literal or length symbol in the fixed code.
  static func fixedLiteralLength(_ symbol: Int) -> UInt8 {
    switch symbol {
    case 0..<144: 8
    case 144..<256: 9
    case 256..<280: 7
    default: 8
    }
  }

  /// The fixed code of literals and lengths, all 288 symbols of it.
  static let fixedLiterals = PrefixCode(lengths: (0..<288).map(fixedLiteralLength))

  /// The fixed code of distances, all 32 symbols of it.
  static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 32))
}
