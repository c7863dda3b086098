import ShieldModel

/// Says aloud what went wrong in a run that somebody looks at, however quiet the tool is told to be.
///
/// Source: L2, assumed (it is this project's decision).
enum LoudFaults {
  /// Tells every failed and wrong lookup and a crash of the modelled app.
  static func tell(of simulation: Simulation, in scenario: Scenario, on system: ScenarioCase, console: Console) {
    let finder = PlaceFinder(scenario: scenario)
    for fault in simulation.log.faults {
      let place = finder.report(fault.place, turn: fault.turn).text
      console.fault("\(place): \(system.name): \(QuotedText.bare(fault.message))")
    }
    if let crash = simulation.log.crash {
      let place = finder.report(crash.place, turn: crash.turn).text
      let sentence = crash.sentence
      console.fault("\(place): \(system.name): the app crashes: \(QuotedText.bare(sentence))")
    }
  }
}
