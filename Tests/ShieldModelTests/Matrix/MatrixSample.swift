@testable import ShieldModel

/// Short ways to judge recipes in tests.
enum MatrixSample {
  static let usualKinds: [CaptureKind] = [.hardwareScreenshot, .screenRecording]

  static func systems(_ range: String, platform: Platform = .iPhone) throws -> [OSProfile] {
    try OSCatalogue.select(range, platform: platform)
  }

  /// A built-in recipe with some values; parameters that are left out have their defaults.
  static func variant(_ name: String, _ values: [String: String] = [:]) throws -> RecipeVariant {
    let recipe = try RecipeLibrary.builtIn().recipe(name)
    guard let recipe else { throw Missing(name: name) }
    let variant = RecipeVariant.all(of: recipe).first { variant in
      variant.arguments.allSatisfy { values[$0.name] ?? $0.value == $0.value }
    }
    guard let variant else { throw Missing(name: name) }
    return variant
  }

  /// The verdict for each system and each way of capturing in one situation.
  static func verdicts(
    _ variant: RecipeVariant, _ situation: Situation, on systems: [OSProfile], kinds: [CaptureKind] = usualKinds
  ) throws -> [[CellJudgement]] {
    let plan = MatrixPlan(
      variants: [variant], systems: systems, kinds: kinds, library: try RecipeLibrary.builtIn())
    return try plan.judge(MatrixPlan.Unit(variant: 0, situation: situation)).judgements
  }

  /// The row of a recipe that stands in a text, in all its situations.
  static func row(_ text: String, on systems: [OSProfile]) throws -> MatrixRow {
    let library = try RecipeLibrary.empty.overridden(by: [SourceFile(name: "toy.recipe.jsonc", text: text)])
    let plan = MatrixPlan(
      variants: library.recipes.flatMap { RecipeVariant.all(of: $0) }, systems: systems, kinds: usualKinds,
      library: library)
    let matrix = plan.matrix(try plan.units.map { try plan.judge($0) })
    guard let row = matrix.rows.first else { throw Missing(name: "toy") }
    return row
  }

  struct Missing: Error {
    let name: String
  }
}
