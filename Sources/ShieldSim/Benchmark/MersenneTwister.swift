/// The random numbers of Python's `random.Random(seed)`, for scenes that other programs generate too.
struct MersenneTwister: Sendable {
  private static let count = 624
  private static let middle = 397

  private var state = [UInt32](repeating: 0, count: count)
  private var next = count

  /// Begins the sequence of a seed.
  init(seed: UInt32) {
    fill(19_650_218)
    // Python seeds by a list of words, which a small number has one of.
    var index = 1
    for _ in 0..<Self.count {
      let before = state[index - 1]
      state[index] = (state[index] ^ ((before ^ before >> 30) &* 1_664_525)) &+ seed
      advance(&index)
    }
    for _ in 0..<Self.count - 1 {
      let before = state[index - 1]
      state[index] = (state[index] ^ ((before ^ before >> 30) &* 1_566_083_941)) &- UInt32(index)
      advance(&index)
    }
    state[0] = 0x8000_0000
  }

  /// A whole number from 0 up to below a bound from 1 to 2³¹, like `randrange(bound)`.
  mutating func below(_ bound: Int) -> Int {
    let bits = UInt32(Int.bitWidth - bound.leadingZeroBitCount)
    while true {
      let value = Int(word() >> (32 - bits))
      if value < bound { return value }
    }
  }

  /// The next 32 bits.
  mutating func word() -> UInt32 {
    if next == Self.count { refill() }
    var word = state[next]
    next += 1
    word ^= word >> 11
    word ^= word << 7 & 0x9D2C_5680
    word ^= word << 15 & 0xEFC6_0000
    return word ^ word >> 18
  }

  private mutating func fill(_ seed: UInt32) {
    state[0] = seed
    for index in 1..<Self.count {
      let before = state[index - 1]
      state[index] = 1_812_433_253 &* (before ^ before >> 30) &+ UInt32(index)
    }
  }

  /// Goes to the next place of the state; after the last one its value counts as the one before the second.
  private mutating func advance(_ index: inout Int) {
    index += 1
    if index == Self.count {
      state[0] = state[Self.count - 1]
      index = 1
    }
  }

  private mutating func refill() {
    for index in 0..<Self.count {
      let mixed = state[index] & 0x8000_0000 | state[(index + 1) % Self.count] & 0x7FFF_FFFF
      let twist: UInt32 = mixed & 1 == 0 ? 0 : 0x9908_B0DF
      state[index] = state[(index + Self.middle) % Self.count] ^ mixed >> 1 ^ twist
    }
    next = 0
  }
}
