import ShieldModel

/// `shieldsim canary`: the device test of a recipe, and the code that dumps an app's views.
enum CanaryCommand {
  static let recipe = Argument(optional: "RECIPE", .text("RECIPE"), "The recipe, by its name.")
  static let style = Option(
    "style", .words("STYLE", of: CanaryStyle.self), default: .xctest, "Says for which test library.")
  static let snippet = Option(
    flag: "snippet", "Prints the debug-only code that writes a dump for facts --check, instead of a test.")

  static let command = Command(
    CommandSpecification(
      "canary", in: .judge, "Prints a test for real devices that is red when a recipe's canvas is gone.",
      discussion: [
        "The test makes a real text field as the recipe does and runs the recipe's own lookups over it with this "
          + "library. What a lookup by position finds must also bear the name of a canvas, since a position never "
          + "fails. The test goes into a unit test target that has a host app and links ShieldModel.",
        "It cannot say whether the system leaves the canvas out of captures: no public call tells. A recipe that "
          + "looks for no canvas has nothing that a canary could watch, and the command ends with 64.",
      ],
      arguments: [recipe],
      options: [style, RecipeParameters.option, snippet, LookOptions.recipes],
      examples: [
        CommandExample("shieldsim canary reference", "Prints a class for XCTest."),
        CommandExample("shieldsim canary make-secure --style testing --parameter pick=last", "Prints a suite."),
        CommandExample("shieldsim canary --snippet", "Prints the code that dumps views."),
      ])
  ) { arguments, console in
    if arguments[snippet] {
      if try arguments[recipe] != nil {
        throw UsageError.stated("--snippet is the same for all recipes; expected no RECIPE")
      }
      console.write(DumpSnippet.text)
      return .holds
    }
    let library = try RecipeLibrary.chosen(by: arguments, console: console)
    guard let name = try arguments[recipe] else {
      throw UsageError.stated("RECIPE is missing; expected the name of a recipe, or --snippet")
    }
    guard let recipe = library.recipe(name) else {
      let known = library.recipes.map(\.name)
      throw UsageError.stated(
        "there is no recipe \(QuotedText.short(name))"
          + (UsageError.suggestion(for: name, among: known) ?? "; expected \(UsageError.list(known))"))
    }
    let plan = CanaryPlan(
      recipe, parameters: try RecipeParameters.values(arguments[RecipeParameters.option], of: recipe))
    guard !plan.probes.isEmpty else {
      throw UsageError.stated(
        "the recipe \(QuotedText.bare(name)) looks for no canvas, so there is nothing that a canary could watch")
    }
    console.write(CanaryTest(recipe: recipe, plan: plan, style: arguments[style]).text)
    return .holds
  }
}
