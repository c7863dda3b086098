import ShieldModel

/// Explains what a run came to: unmet expectations, findings and faults that nobody expected, and what they rest on.
struct FailureExplainer {
  /// The finished run.
  let result: CaseResult

  private var finder: PlaceFinder { PlaceFinder(scenario: result.scenario) }
  private var hierarchy: Hierarchy { result.simulation.device.hierarchy }

  /// Adds the explanation without the heading; answers with the facts and rules that it rests on.
  func explain(to text: inout ExplanationText) -> (uses: [FactUse], rules: [String]) {
    var uses: [FactUse] = []
    var rules: [String] = []
    var number = 0
    for outcome in result.outcomes where outcome.status == .unmet || outcome.status == .undecided {
      number += 1
      let word = outcome.status == .unmet ? "Not met" : "Undecided"
      let place = finder.report(outcome.expectation.place).text
      text.paragraph("\(number). \(word): \(outcome.expectation.words)", hanging: 3, style: .heading)
      text.paragraph("at \(place)", indent: 5, style: .faint)
      addExcerpt(at: outcome.expectation.place, to: &text)
      text.paragraph("\(outcome.message) (\(outcome.grade.word))", indent: 5)
      addChains(of: outcome.expectation, to: &text)
    }
    for judged in result.findings where !judged.isExpected && judged.finding.severity > .note {
      number += 1
      add(judged.finding, number: number, to: &text)
      uses += judged.finding.uses
      rules.append(judged.finding.rule)
    }
    for judged in result.faults where !judged.isExpected {
      number += 1
      text.paragraph("\(number). Fault that nobody expected (L2)", hanging: 3, style: .heading)
      let place = finder.report(judged.fault.place, turn: judged.fault.turn).fullText
      text.paragraph("at \(place)", indent: 5, style: .faint)
      text.paragraph(judged.fault.message, indent: 5)
      let log = judged.fault.isLogged ? "The app logs it." : "The app does not log it."
      text.paragraph(log, indent: 5)
      rules += ["L1", "L2"]
    }
    if number == 0 { text.paragraph(summaryOfSuccess) }
    // What the scenario rests on helps only where something is wrong with it.
    if number > 0 { rules += result.scenario.because }
    if !notes.isEmpty { text.paragraph("Notes, which fail nothing: " + notes.joined(separator: "; "), hanging: 2) }
    for entry in result.exposures { uses += entry.exposure.uses }
    return (uses, rules)
  }

  private var notes: [String] {
    result.findings.filter { !$0.isExpected && $0.finding.severity == .note }.map {
      "\($0.finding.rule) \($0.finding.message)"
    }
  }

  private var summaryOfSuccess: String {
    let met = result.outcomes.filter { $0.status == .met }.count
    let skipped = result.outcomes.filter { $0.status == .skipped }.count
    let expected = result.findings.filter(\.isExpected).count
    var text = "Nothing fails: \(Self.count(met, "expectation")) met"
    if skipped > 0 { text += ", \(skipped) not meant for this system" }
    if expected > 0 { text += ", \(Self.count(expected, "finding")) that the scenario expects" }
    return text + "."
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  // MARK: Parts

  /// Adds the line of the file, without the spaces before it.
  private func addExcerpt(at place: Int32, to text: inout ExplanationText) {
    guard let line = result.scenario.places.excerpt(at: place)?.drop(while: { $0 == " " || $0 == "\t" }),
      !line.isEmpty
    else { return }
    text.line(String(line), indent: 5, style: .faint)
  }

  private func add(_ finding: Finding, number: Int, to text: inout ExplanationText) {
    let word = finding.isUndecided ? "open question" : finding.severity.word
    text.paragraph(
      "\(number). Finding \(finding.rule) that nobody expected (\(word))", hanging: 3, style: .heading)
    if finding.place >= 0 || finding.turn > 0 {
      text.paragraph("at \(finder.report(finding.place, turn: finding.turn).fullText)", indent: 5, style: .faint)
    }
    text.paragraph("\(finding.message) (\(finding.grade.word))", indent: 5)
    if let layer = finding.layer { addChain(of: layer, to: &text) }
    if !finding.hint.isEmpty { text.paragraph("What helps: " + finding.hint, indent: 5, hanging: 2) }
  }

  /// Adds where the nodes of an expectation hang.
  private func addChains(of expectation: Expectation, to text: inout ExplanationText) {
    for layer in expectation.subject.selectors.flatMap(result.simulation.layers(matching:)).prefix(4) {
      addChain(of: layer, to: &text)
    }
  }

  private func addChain(of layer: LayerID, to text: inout ExplanationText) {
    guard hierarchy.layers.contains(layer) else { return }
    let path = hierarchy.layerPath(from: layer)
    let masked = path.first { !hierarchy[$0].captureMask.isEmpty }
    let names = path.prefix(5).reversed().map(hierarchy.label)
    let lead = path.count > 5 ? "… > " : ""
    text.paragraph("Layers: " + lead + names.joined(separator: " > "), indent: 5, hanging: 2)
    let mask = masked.map { "\(hierarchy[$0].captureMask.description) on \(hierarchy.label(of: $0))" }
    text.paragraph("Mask: " + (mask ?? "none on the way up to the root (C3)"), indent: 5, hanging: 2)
  }
}

extension Expectation.Subject {
  /// The nodes that the expectation is about.
  fileprivate var selectors: [Selector] {
    switch self {
    case .hides(let selectors), .shows(let selectors), .unknown(let selectors): selectors
    case .finding(_, let node?, _), .noFinding(_, let node?): [node]
    default: []
    }
  }
}
