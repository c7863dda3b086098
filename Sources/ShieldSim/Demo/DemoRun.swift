import ShieldModel

/// One part of the tour on one system, run.
struct DemoRun {
  /// What it came to.
  let result: CaseResult
  /// The panel and the screenshot.
  let pictures: [TakenPicture]

  /// Runs a part of the tour.
  ///
  /// - Throws: ``DocumentError`` when the built-in scenario is wrong, `InternalError` when it lacks the system.
  init(_ part: DemoFiles.Part, on name: String) throws {
    let scenario = try DemoFiles.scenario(of: part)
    guard let system = scenario.cases.first(where: { $0.profile.name == name }) else {
      throw InternalError("the demo does not run on \(name)")
    }
    result = try ScenarioRunner(library: .empty).run(scenario, on: system)
    pictures = PictureCollection(result.simulation).representatives()
  }

  /// The finished run.
  var simulation: Simulation { result.simulation }

  /// The system.
  var profile: OSProfile { result.system.profile }

  /// The system's name in headings.
  var title: String { profile.title }

  /// The worst that can be said of a secret in the screenshot.
  var worst: Exposure? {
    pictures.flatMap(\.secrets).compactMap(\.exposure).max { $0.verdict.weight < $1.verdict.weight }
  }

  /// Verdict, reason and grade in one phrase.
  var verdictWords: String {
    guard let worst else { return "no secret was there" }
    return "\(worst.verdict.sign) \(worst.verdict.word), \(worst.reason) (\(worst.grade.word))"
  }
}
