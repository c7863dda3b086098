@testable import ShieldModel

/// Inputs and rules drawn from a seed, the same on every machine.
struct RandomPolicy: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// Any input, possible or not.
  mutating func input() -> PolicyInput {
    var input = PolicyInput()
    for dimension in PolicyDimension.allCases {
      input[dimension] = Int.random(in: 0..<dimension.count, using: &self)
    }
    return input
  }

  /// A box that is restricted in about three dimensions.
  mutating func box() -> PolicyBox {
    var box = PolicyBox()
    for dimension in PolicyDimension.allCases where Int.random(in: 0..<4, using: &self) == 0 {
      let places = (0..<dimension.count).filter { _ in Bool.random(using: &self) }
      if !places.isEmpty { box.restrict(dimension, toPlaces: places) }
    }
    return box
  }

  /// A rule with one box or two and one effect or two.
  mutating func rule(_ id: String) -> PolicyRule {
    let boxes = (0...Int.random(in: 0...1, using: &self)).map { _ in box() }
    let effects = (0...Int.random(in: 0...1, using: &self)).map { _ in effect() }
    return PolicyRule(id: id, reason: "Drawn.", condition: PolicyCondition(boxes), effects: effects)
  }

  private mutating func effect() -> PolicyEffect {
    let part = PolicyPart.allCases.randomElement(using: &self) ?? .shield
    let level = PolicyLevel(part, Int.random(in: 0..<part.count, using: &self))
    return Bool.random(using: &self) ? .forbid(below: level) : .permit(downTo: level)
  }
}
