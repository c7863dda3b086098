import ShieldModel

/// The lines on standard error that tell failed and wrong lookups.
///
/// Faults are loud whatever the scenario expects and however quiet the run is. Those that are alike on several systems
/// of a scenario are one line that lists the systems; a fault that repeats on one system is told each time.
///
/// Source: L2, assumed (it is this project's decision).
enum FaultLines {
  private struct Key<Words: Hashable>: Hashable {
    let words: Words
    /// How many equal faults came before it on the same system.
    let repetition: Int
  }

  /// The lines without the word `fault:`, in the order of the scenarios and, within one, of first appearance.
  static func lines(for scenarios: [ScenarioReport]) -> [String] {
    scenarios.flatMap { groups(in: $0) { $0 } }.map { line($0.words, on: $0.systems) }
  }

  /// What there is to say of the faults of a scenario, each with the systems on which it is to be said.
  ///
  /// - Parameter words: What to say of a fault; nil leaves it out.
  static func groups<Words: Hashable>(
    in scenario: ScenarioReport, words: (FaultReport) -> Words?
  ) -> [(words: Words, systems: [SystemReport])] {
    var order: [Key<Words>] = []
    var systems: [Key<Words>: [SystemReport]] = [:]
    for report in scenario.cases {
      var counts: [Words: Int] = [:]
      for words in report.faults.compactMap(words) {
        let key = Key(words: words, repetition: counts[words, default: 0])
        counts[words, default: 0] += 1
        if systems[key] == nil { order.append(key) }
        systems[key, default: []].append(report.system)
      }
    }
    return order.map { ($0.words, systems[$0] ?? []) }
  }

  private static func line(_ fault: FaultReport, on systems: [SystemReport]) -> String {
    var remarks: [String] = []
    if fault.isExpected { remarks.append("expected") }
    if let recipe = fault.place.recipe { remarks.append("at \(recipe.text)") }
    let remark = remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    return "\(fault.place.text): \(SystemNames.text(systems)): \(QuotedText.bare(fault.message))\(remark)"
  }
}
