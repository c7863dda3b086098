import ShieldModel

/// What a recipe asks of a real text field: its lookups, each with the state in which the field is when it runs.
struct CanaryPlan {
  /// How a field is when a lookup runs.
  struct Prelude: Hashable {
    /// The class of the field in the recipe.
    var typeName = "UITextField"
    /// Whether the field is secure by then.
    var isSecure = false
    /// Whether the field has a placeholder by then.
    var hasPlaceholder = false
    /// The border that the field has by then.
    var border = BorderStyle.none
    /// Whether the field lies in a window by then.
    var isInWindow = false
    /// Whether the recipe has laid the field out by then.
    var isLaidOut = false
  }

  /// The systems on which a lookup runs: those of a range, or all others.
  struct Requirement: Hashable {
    /// The range as the recipe writes it.
    var systems: String
    /// Whether the lookup runs on the others.
    var isInverted: Bool
  }

  /// One lookup.
  struct Probe: Hashable {
    /// How the recipe looks.
    var method: LookupStep.Method
    /// Whether it looks below the field, and not below a view that holds the field.
    var startsAtField: Bool
    /// How the field is.
    var prelude: Prelude
    /// On which systems it runs; all must be met.
    var requirements: [Requirement]
  }

  /// The lookups in the order in which the recipe runs them, each once.
  let probes: [Probe]
  /// How many lookups run only after another one has failed, or in an action; a canary has none for those.
  let leftOut: Int

  /// Reads the steps of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - parameters: Values for the recipe's parameters; the others have their defaults.
  init(_ recipe: Recipe, parameters: [String: String] = [:]) {
    var values = ["whenMissing": recipe.whenMissing.word]
    for parameter in recipe.parameters { values[parameter.name] = parameter.defaultValue }
    var reading = CanaryReading(values: values.merging(parameters) { _, given in given })
    reading.read(recipe.attach)
    probes = reading.probes
    leftOut = reading.fallbackCount + recipe.actions.reduce(0) { $0 + CanaryReading.lookupCount(in: $1.steps) }
  }
}
