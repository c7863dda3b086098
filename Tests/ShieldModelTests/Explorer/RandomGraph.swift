import ShieldModel

/// A small graph with random edges, properties and boundary, whose states are written in different ways.
struct RandomGraph: StateSpace {
  /// How the states are written as bytes.
  enum Writing: CaseIterable {
    case oneByte
    case fourBytes
    case fiveBytes
    case manyBytes
    case differentLengths
  }

  let writing: Writing
  /// Whether states can be read back.
  let isReadable: Bool
  let starts: [Int]
  let edges: [[Int]]
  private let concerned: [UInt64]
  private let held: [UInt64]
  private let outside: Set<Int>

  init(seed: UInt64, writing: Writing = .oneByte, isReadable: Bool = true) {
    self.writing = writing
    self.isReadable = isReadable
    var random = SeededGenerator(seed: seed)
    let count = random.below(60) + 1
    let degree = random.below(4) + 1
    edges = (0..<count).map { _ in (0..<random.below(degree + 1)).map { _ in random.below(count) } }
    starts = (0..<(random.below(3) + 1)).map { _ in random.below(count) }
    let rarity = random.below(40) + 1
    concerned = (0..<count).map { _ in UInt64(random.below(4)) | (random.below(3) == 0 ? 4 : 0) }
    held = (0..<count).map { _ in
      (random.below(rarity) == 0 ? 0 : 1) | (random.below(rarity) == 0 ? 2 : 0) | (random.below(9) == 0 ? 0 : 4)
    }
    outside = random.below(3) == 0 ? Set((0..<3).map { _ in random.below(count) }) : []
  }

  var initialStates: [Int] { starts }

  func actions(in state: Int, into actions: inout [Int]) { actions += edges[state].indices }

  func next(_ state: Int, after action: Int) -> Int? {
    edges[state].indices.contains(action) ? edges[state][action] : nil
  }

  func isInside(_ state: Int) -> Bool { !outside.contains(state) }

  var properties: [StateProperty] { [.always("first"), .sometimes("second"), .always("third")] }

  func marks(in state: Int) -> PropertyMarks { PropertyMarks(concerned: concerned[state], held: held[state]) }

  func encode(_ state: Int, into bytes: inout StateWriter) {
    let word = UInt32(state) &* 0x9E37_79B1
    switch writing {
    case .oneByte: bytes.append(UInt8(state))
    case .fourBytes: bytes.append(word)
    case .fiveBytes:
      bytes.append(UInt8(7))
      bytes.append(word)
    case .manyBytes:
      for _ in 0..<9 { bytes.append(UInt64(3)) }
      bytes.append(word)
    case .differentLengths:
      bytes.append(word)
      for _ in 0..<(state % 23) { bytes.append(UInt8(0)) }
    }
  }

  func decode(_ bytes: inout StateReader) -> Int? {
    guard isReadable else { return nil }
    switch writing {
    case .oneByte: return Int(bytes.byte())
    case .fiveBytes: _ = bytes.byte()
    case .manyBytes: for _ in 0..<9 { _ = bytes.word64() }
    case .fourBytes, .differentLengths: break
    }
    return Int(bytes.word32() &* Self.inverse)
  }

  private static let inverse: UInt32 = {
    var inverse: UInt32 = 1
    for _ in 0..<5 { inverse = inverse &* (2 &- 0x9E37_79B1 &* inverse) }
    return inverse
  }()

  func name(of action: Int) -> String { "\(action)" }

  func describe(_ state: Int) -> [StateVariable] { [StateVariable("node", .number(Int64(state)))] }
}

extension RandomNumberGenerator {
  /// A number from 0 up to below a bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
