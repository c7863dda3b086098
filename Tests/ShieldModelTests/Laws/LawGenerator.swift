/// A small generator of random numbers that gives the same numbers everywhere for the same seed.
struct LawGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A whole number from 0 up to, but not including, the bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(max(1, bound)))
  }

  /// Whether something that happens in so many cases of a hundred happens now.
  mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

  /// One of several.
  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}
