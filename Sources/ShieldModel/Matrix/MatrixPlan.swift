/// What a recipe matrix asks: recipes with their parameters, systems, and ways of capturing.
///
/// It falls into units that can be judged in any order and at the same time: one situation of one variant each.
public struct MatrixPlan: Sendable {
  /// The rows, in order.
  public let variants: [RecipeVariant]
  /// The systems, in order.
  public let systems: [OSProfile]
  /// The ways of capturing, in order.
  public let kinds: [CaptureKind]

  private let runner: ScenarioRunner
  /// For each variant and each system, the first system with the same behaviour.
  private let speakers: [[Int]]

  /// One situation of one variant.
  public struct Unit: Hashable, Sendable {
    /// The index of the variant.
    public var variant: Int
    /// The situation.
    public var situation: Situation
  }

  /// What a unit comes to on every system.
  public struct Outcome: Sendable {
    /// Judgements: for each system one for each way of capturing.
    public var judgements: [[CellJudgement]]
    /// For each system the findings beside the verdicts.
    var sideFindings: [[Finding]]
  }

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - variants: The recipes, which must be in the library.
  ///   - systems: The systems, at least one.
  ///   - kinds: The ways of capturing, at least one.
  ///   - library: The recipes that files can ask for.
  ///   - sharesRuns: Whether one run speaks for all systems that behave alike.
  public init(
    variants: [RecipeVariant], systems: [OSProfile], kinds: [CaptureKind], library: RecipeLibrary,
    sharesRuns: Bool = true
  ) {
    self.variants = variants
    self.systems = systems
    self.kinds = kinds
    runner = ScenarioRunner(library: library)
    speakers = variants.map { variant in
      guard sharesRuns else { return Array(systems.indices) }
      var first: [SystemBehaviour: Int] = [:]
      return systems.enumerated().map { index, profile in
        let behaviour = SystemBehaviour(of: profile, towards: variant.recipe)
        if let known = first[behaviour] { return known }
        first[behaviour] = index
        return index
      }
    }
  }

  /// The units: variants in order, of each the plainest situation first.
  public var units: [Unit] {
    variants.enumerated().flatMap { index, variant in
      Situation.all(for: variant.recipe).map { Unit(variant: index, situation: $0) }
    }
  }

  /// Writes a unit down, reads it as any scenario, and runs it on every system.
  ///
  /// - Throws: ``DocumentError`` for a recipe with a mistake that only running finds.
  public func judge(_ unit: Unit) throws(DocumentError) -> Outcome {
    let variant = variants[unit.variant]
    let file = SituationFile(
      variant: variant, situation: unit.situation, kinds: kinds, systems: Array(systems.prefix(1)))
    let scenario = try ScenarioReader.read(SourceFile(name: file.name, text: file.text), library: runner.library)
    var outcome = Outcome(judgements: [], sideFindings: [])
    for (index, profile) in systems.enumerated() {
      let speaker = speakers[unit.variant][index]
      if speaker < index {
        outcome.judgements.append(outcome.judgements[speaker])
        outcome.sideFindings.append(outcome.sideFindings[speaker])
        continue
      }
      let judge = MatrixJudge(try runner.run(scenario, on: ScenarioCase(profile: profile)))
      outcome.judgements.append(kinds.map { judge.judgement(of: $0) })
      outcome.sideFindings.append(judge.sideFindings)
    }
    return outcome
  }

  /// Puts the outcomes of all units, in the order of ``units``, together.
  public func matrix(_ outcomes: [Outcome]) -> RecipeMatrix {
    var rows: [MatrixRow] = variants.map { MatrixRow(variant: $0, systems: systems, kinds: kinds) }
    for (unit, outcome) in zip(units, outcomes) { rows[unit.variant].add(unit.situation, outcome) }
    return RecipeMatrix(systems: systems, kinds: kinds, rows: rows)
  }
}

/// What recipes come to on systems, in every situation.
public struct RecipeMatrix: Sendable {
  /// The systems, in order.
  public let systems: [OSProfile]
  /// The ways of capturing, in order.
  public let kinds: [CaptureKind]
  /// One row for each variant of each recipe.
  public let rows: [MatrixRow]
}
