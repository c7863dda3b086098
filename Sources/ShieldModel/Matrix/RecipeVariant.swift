/// A recipe with a value for each of its parameters that have a fixed set of words.
public struct RecipeVariant: Hashable, Sendable {
  /// The recipe.
  public var recipe: Recipe
  /// The values, in the order of the recipe's parameters; one for `whenMissing` comes last where it is asked for.
  public var arguments: [Step.Argument]

  /// Makes a variant.
  public init(recipe: Recipe, arguments: [Step.Argument]) {
    self.recipe = recipe
    self.arguments = arguments
  }

  /// The most variants of one recipe in which all values meet all others.
  public static let limit = 8

  /// The variants of a recipe, the one with all defaults first.
  ///
  /// Of a recipe with more than ``limit`` combinations each value is tried once, with the defaults of the others.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - failModes: What to do when the canvas is missing; empty for what the recipe does by itself. A recipe that never
  ///     asks has no variants for it.
  public static func all(of recipe: Recipe, failModes: [FailMode] = []) -> [RecipeVariant] {
    var choices = recipe.parameters.filter { !$0.values.isEmpty }.map { parameter in
      let others = parameter.values.filter { $0 != parameter.defaultValue }
      return ([parameter.defaultValue] + others).map { Step.Argument(name: parameter.name, value: $0) }
    }
    if !failModes.isEmpty, recipe.asksWhenMissing {
      choices.append(failModes.map { Step.Argument(name: "whenMissing", value: $0.word) })
    }
    let count = choices.reduce(1) { min($0 * $1.count, limit + 1) }
    let lists = count > limit ? oneByOne(choices) : product(choices)
    return lists.map { RecipeVariant(recipe: recipe, arguments: $0) }
  }

  private static func product(_ choices: [[Step.Argument]]) -> [[Step.Argument]] {
    choices.reduce([[]]) { lists, choice in lists.flatMap { list in choice.map { list + [$0] } } }
  }

  private static func oneByOne(_ choices: [[Step.Argument]]) -> [[Step.Argument]] {
    let defaults = choices.compactMap(\.first)
    var lists = [defaults]
    for (index, choice) in choices.enumerated() {
      for argument in choice.dropFirst() {
        var list = defaults
        list[index] = argument
        lists.append(list)
      }
    }
    return lists
  }

  /// The values that differ from the recipe's defaults, and what to do without a canvas where that was asked.
  public var departures: [Step.Argument] {
    arguments.filter { argument in
      recipe.parameters.first { $0.name == argument.name }?.defaultValue != argument.value
    }
  }

  /// The departures as text, such as `pick=first`; empty for a recipe as it is.
  public var words: String { departures.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") }

  /// The departures as parts of a file's name: values alone where they say enough, else with their parameters.
  var nameParts: [String] {
    departures.map { argument in
      let isBare = ["yes", "no", "true", "false", "none"].contains(argument.value)
      let owners = recipe.parameters.filter { $0.values.contains(argument.value) }
      return isBare || owners.count > 1 ? "\(argument.name)-\(argument.value)" : argument.value
    }
  }

  /// The statements that disagree with the model about this variant on a system.
  public func contradictions(on profile: OSProfile) -> [Recipe.Contradiction] {
    recipe.contradictions.filter { contradiction in
      SystemRange(contradiction.systems).contains(profile)
        && contradiction.arguments.allSatisfy { arguments.contains($0) }
    }
  }
}
