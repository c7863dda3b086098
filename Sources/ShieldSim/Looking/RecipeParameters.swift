import ShieldModel

/// Values for the parameters of a recipe, as a command line gives them.
enum RecipeParameters {
  /// One value for one parameter.
  static let option = Option(
    repeating: "parameter",
    .form("NAME=VALUE", "a parameter of the recipe with its value, such as pick=last") { text in
      text.contains("=") && !text.hasPrefix("=") ? text : nil
    }, "Takes this value for a parameter of the recipe instead of the default.")

  /// The values by the names of their parameters.
  ///
  /// Throws a usage error for a parameter that the recipe does not have or a value that it cannot take.
  static func values(_ texts: [String], of recipe: Recipe) throws(UsageError) -> [String: String] {
    var values: [String: String] = [:]
    for text in texts {
      let name = String(text.prefix { $0 != "=" })
      let value = String(text.dropFirst(name.count + 1))
      guard let parameter = recipe.parameters.first(where: { $0.name == name }) else {
        let known = recipe.parameters.map(\.name)
        let choice = known.isEmpty ? "; it has none" : "; expected \(UsageError.list(known))"
        throw .stated(
          "--parameter: the recipe \(QuotedText.bare(recipe.name)) has no parameter \(QuotedText.short(name))"
            + (UsageError.suggestion(for: name, among: known) ?? choice))
      }
      guard parameter.values.isEmpty || parameter.values.contains(value) else {
        throw .stated(
          "--parameter: \(name) cannot be \(QuotedText.short(value)); expected \(UsageError.list(parameter.values))")
      }
      guard values[name] == nil || values[name] == value else {
        throw .stated("--parameter: \(name) is given two values; expected one")
      }
      values[name] = value
    }
    return values
  }
}
