import ShieldModel

/// Finds the place that a person should look at for something that happened in a run.
struct PlaceFinder {
  /// The scenario of the run.
  let scenario: Scenario

  /// The place of a step, an expectation or a view.
  ///
  /// A step of a recipe is told by the step of the scenario in whose turn it ran, with the recipe's own place beside
  /// it: a built-in recipe need not exist on anybody's disk.
  func report(_ place: Int32, turn: Int32? = nil) -> PlaceReport {
    let found = scenario.places[place]
    if let found, !Self.isInRecipe(found) { return Self.report(found) }
    let step = turn.flatMap { scenario.places[scenario.place(ofTurn: $0)] }
    var report = step.map(Self.report) ?? PlaceReport(file: scenario.file, line: 1, column: 1, path: "")
    report.recipe = found.map {
      RecipePlaceReport(
        file: $0.file, line: $0.position.line, column: $0.position.column, isBuiltIn: $0.isBuiltIn)
    }
    return report
  }

  private static func isInRecipe(_ place: Place) -> Bool {
    place.isBuiltIn || place.file.hasSuffix(RecipeFormat.fileNameSuffix)
  }

  private static func report(_ place: Place) -> PlaceReport {
    PlaceReport(
      file: place.file, line: place.position.line, column: place.position.column, path: place.path.description)
  }
}
