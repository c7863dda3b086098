/// Reads deflate data, bit by bit, to check the encoder; shares nothing with it.
struct Inflater {
  enum Failure: Error { case truncated, badBlock, badCode, badDistance, badStoredLength }
  enum BlockKind: Int { case stored, fixed, dynamic }

  private let input: [UInt8]
  private var bit = 0
  private(set) var output: [UInt8] = []
  private(set) var blocks: [BlockKind] = []
  /// The greatest distance of a repetition.
  private(set) var farthest = 0

  init(_ input: [UInt8]) { self.input = input }

  /// The number of input bytes that have been touched.
  var usedBytes: Int { (bit + 7) / 8 }

  mutating func inflate() throws {
    var isLast = false
    while !isLast {
      isLast = try number(1) == 1
      guard let kind = BlockKind(rawValue: try number(2)) else { throw Failure.badBlock }
      blocks.append(kind)
      switch kind {
      case .stored: try copyStored()
      case .fixed:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try decode(Code(lengths), Code(Array(repeating: 5, count: 30)))
      case .dynamic:
        let (literals, distances) = try readCodes()
        try decode(literals, distances)
      }
    }
  }

  private mutating func number(_ count: Int) throws -> Int {
    var value = 0
    for shift in 0..<count {
      guard bit / 8 < input.count else { throw Failure.truncated }
      value |= Int(input[bit / 8] >> UInt8(bit % 8) & 1) << shift
      bit += 1
    }
    return value
  }

  private mutating func copyStored() throws {
    bit = (bit + 7) / 8 * 8
    let length = try number(16)
    guard try number(16) == length ^ 0xFFFF else { throw Failure.badStoredLength }
    let start = bit / 8
    guard start + length <= input.count else { throw Failure.truncated }
    output += input[start..<start + length]
    bit += length * 8
  }

  private mutating func readCodes() throws -> (Code, Code) {
    let literalCount = try number(5) + 257
    let distanceCount = try number(5) + 1
    let headCount = try number(4) + 4
    var head = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(headCount) {
      head[symbol] = try number(3)
    }
    let headCode = Code(head)
    guard headCode.isComplete else { throw Failure.badCode }
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try next(headCode)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Failure.badCode }
        lengths += Array(repeating: last, count: try number(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try number(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try number(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literalCount + distanceCount, literalCount <= 286, distanceCount <= 30 else {
      throw Failure.badCode
    }
    let literals = Code(Array(lengths[..<literalCount]))
    let distances = Code(Array(lengths[literalCount...]))
    guard literals.isComplete, distances.isComplete else { throw Failure.badCode }
    return (literals, distances)
  }

  private mutating func decode(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try next(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol < 286 else { throw Failure.badCode }
      let length = try lengthBases[symbol - 257].0 + number(lengthBases[symbol - 257].1)
      let distanceSymbol = try next(distances)
      guard distanceSymbol < 30 else { throw Failure.badCode }
      let distance = try distanceBases[distanceSymbol].0 + number(distanceBases[distanceSymbol].1)
      guard distance <= output.count, distance <= 32_768 else { throw Failure.badDistance }
      farthest = max(farthest, distance)
      let start = output.count - distance
      if distance >= length {
        output += output[start..<start + length]
      } else {
        for offset in 0..<length { output.append(output[start + offset]) }
      }
    }
  }

  private mutating func next(_ code: Code) throws -> Int {
    var value = 1
    for _ in 0..<15 {
      value = try value << 1 | number(1)
      if let symbol = code.symbols[value] { return symbol }
    }
    throw Failure.badCode
  }

  /// Symbols by their code with a one before it.
  private struct Code {
    var symbols: [Int: Int] = [:]
    var isComplete: Bool

    init(_ lengths: [Int]) {
      var code = 0
      var used = 0
      for length in 1...15 {
        code <<= 1
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[1 << length | code] = symbol
          code += 1
          used += 1 << (15 - length)
        }
      }
      isComplete = used == 1 << 15
    }
  }
}

/// The least length and the number of extra bits of each length symbol, as the format's table lists them.
private let lengthBases: [(Int, Int)] = [
  (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
  (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
  (163, 5), (195, 5), (227, 5), (258, 0),
]

/// The least distance and the number of extra bits of each distance symbol.
private let distanceBases: [(Int, Int)] = [
  (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5),
  (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10),
  (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12_289, 12), (16_385, 13), (24_577, 13),
]
