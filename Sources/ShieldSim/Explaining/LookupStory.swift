import ShieldModel

/// Tells how a node came where it hangs: the shield it belongs to and what the shield's lookup found.
struct LookupStory {
  /// The state to look at.
  let simulation: Simulation
  /// The node's layer.
  let layer: LayerID
  /// The recipes.
  let library: RecipeLibrary

  private var hierarchy: Hierarchy { simulation.device.hierarchy }

  /// Adds a paragraph for each shield that the node belongs to; answers with the rules that matter.
  func add(to text: inout ExplanationText) -> [String] {
    var rules: [String] = []
    for report in simulation.shieldReports where holdsNode(report) {
      let reason = report.status.reason.isEmpty ? "" : ": " + report.status.reason
      text.paragraph(
        "Shield \(report.name), recipe \(report.recipe): \(report.status.word)\(reason) (S1).", hanging: 2)
      rules.append("S1")
      rules += addLookups(of: report.name, recipe: report.recipe, to: &text)
    }
    if rules.isEmpty { rules = addLookups(of: "", recipe: "", to: &text) }
    return rules
  }

  /// Whether the node is the shield's content or lies below it in either tree.
  private func holdsNode(_ report: ShieldReport) -> Bool {
    guard hierarchy.views.contains(report.target) else { return false }
    return hierarchy.reach(of: [hierarchy.layer(of: report.target)]).contains(layer)
  }

  private func addLookups(of shield: String, recipe: String, to text: inout ExplanationText) -> [String] {
    let faults = simulation.log.faults.filter { $0.shield == shield }
    for fault in faults {
      let log = fault.isLogged ? "the app logs it" : "the app does not log it"
      text.paragraph("Fault in turn \(fault.turn): \(fault.message); \(log) (L1, L2).", hanging: 2, style: .bad)
    }
    if !faults.isEmpty { return ["L1", "L2"] }
    if let lookup = simulation.log.positionalLookups.first(where: { $0.shield == shield }) {
      text.paragraph(
        "Its lookup by position found the canvas in turn \(lookup.turn); no system promises an order (L1).", hanging: 2)
      return ["L1"]
    }
    guard let step = library.recipe(recipe).flatMap({ Self.firstLookup(in: $0.attach) }), isBelowCanvas else {
      return []
    }
    text.paragraph("Its lookup \(Self.words(for: step)) found the canvas (L1).", hanging: 2)
    return ["L1"]
  }

  /// Whether a canvas lies above the node in the layer tree.
  private var isBelowCanvas: Bool {
    hierarchy.layerPath(from: layer).contains { step in
      guard let owner = hierarchy[step].owner, case .canvas = hierarchy[owner].role else { return false }
      return true
    }
  }

  /// The first lookup of a script, in nested steps too.
  private static func firstLookup(in steps: [Step]) -> LookupStep? {
    var waiting = Array(steps.reversed())
    while let step = waiting.popLast() {
      switch step.action {
      case .lookup(let lookup): return lookup
      case .branch(_, let first, let second): waiting += Array((first + second).reversed())
      case .async(let inner), .together(let inner), .onLayout(_, _, let inner): waiting += inner.reversed()
      default: break
      }
    }
    return nil
  }

  private static func words(for step: LookupStep) -> String {
    if case .reference = step.method { return "through the field's own reference" }
    if !step.expected.isEmpty { return "for " + step.expected.joined(separator: " or ") }
    return "in \(step.root.text)"
  }
}
