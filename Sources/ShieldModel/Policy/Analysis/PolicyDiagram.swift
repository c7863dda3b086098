/// What a policy decides about every input, part by part.
struct PolicyDiagram {
  /// One effect of one rule, with the truth that the rule applies.
  struct Effect {
    /// The place of the rule in the policy.
    var rule: Int
    /// Whether the rule applies.
    var condition: DecisionDiagram.Function
    /// What it says.
    var effect: PolicyEffect
  }

  /// Everything that is said.
  private(set) var effects: [Effect] = []
  /// For each part the strictest demand.
  private(set) var floors = PolicyDiagram.blank
  /// For each part the weakest permission.
  private(set) var ceilings = PolicyDiagram.blank
  /// For each part the level that its rules give.
  private(set) var ruled = PolicyDiagram.blank
  /// For each part the level, guarantees included.
  private(set) var levels = PolicyDiagram.blank

  private static let blank = PolicyPart.allCases.map { _ in DecisionDiagram.constant(0) }

  /// Draws a policy's rules.
  init(_ rules: [PolicyRule], in diagram: inout DecisionDiagram) {
    for (place, rule) in rules.enumerated() {
      let condition = diagram.function(of: rule.condition)
      effects += rule.effects.map { Effect(rule: place, condition: condition, effect: $0) }
    }
    for part in PolicyPart.allCases { draw(part, in: &diagram) }
    levels = ruled
    drawContent(in: &diagram)
  }

  /// The same policy with other effects; only the parts that changed are drawn again.
  func replacing(
    _ parts: [PolicyPart], by effects: [Effect], in diagram: inout DecisionDiagram
  ) -> PolicyDiagram {
    var result = self
    result.effects = effects
    for part in parts { result.draw(part, in: &diagram) }
    result.levels = result.ruled
    result.drawContent(in: &diagram)
    return result
  }

  /// The level of a part.
  func level(of part: PolicyPart) -> DecisionDiagram.Function { levels[Int(part.rawValue)] }

  private mutating func draw(_ part: PolicyPart, in diagram: inout DecisionDiagram) {
    let strictest = part.count - 1
    var floor = DecisionDiagram.constant(0)
    var ceiling = DecisionDiagram.constant(strictest)
    for effect in effects where effect.effect.part == part {
      let place = effect.effect.level.place
      if effect.effect.isForbid {
        let demanded = diagram.replacing(effect.condition) { $0 == 0 ? 0 : place }
        floor = diagram.combine(.either, floor, demanded)
      } else {
        let permitted = diagram.replacing(effect.condition) { $0 == 0 ? strictest : place }
        ceiling = diagram.combine(.both, ceiling, permitted)
      }
    }
    let index = Int(part.rawValue)
    floors[index] = floor
    ceilings[index] = ceiling
    ruled[index] = diagram.combine(.either, floor, ceiling)
  }

  /// Adds what the guarantees say about content.
  private mutating func drawContent(in diagram: inout DecisionDiagram) {
    let shield = ruled[Int(PolicyPart.shield.rawValue)]
    let failsClosed = ruled[Int(PolicyPart.failMode.rawValue)]
    let index = Int(PolicyPart.content.rawValue)
    for guarantee in PolicyGuarantee.allCases {
      var hides = diagram.combine(.both, shield, diagram.function(of: guarantee.condition))
      if guarantee.needsFailClosed { hides = diagram.combine(.both, hides, failsClosed) }
      levels[index] = diagram.combine(.either, levels[index], hides)
    }
  }
}
