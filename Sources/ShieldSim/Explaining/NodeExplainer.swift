import ShieldModel

/// Explains why a node is visible or hidden in each destination.
struct NodeExplainer {
  /// The state to look at.
  let simulation: Simulation
  /// The node's layer; it must be alive.
  let layer: LayerID
  /// The recipes, to tell how a shield looked for its canvas.
  let library: RecipeLibrary

  private var hierarchy: Hierarchy { simulation.device.hierarchy }
  private var profile: OSProfile { simulation.device.profile }

  /// Adds the explanation, without what it rests on; answers with the facts and rules.
  func explain(to text: inout ExplanationText) -> (uses: [FactUse], rules: [String]) {
    text.heading(hierarchy.label(of: layer) + (isSecret ? ", secret" : ""))
    addViewPath(to: &text)
    addLayerPath(to: &text)
    var rules = ["C3", "C8"]
    rules += LookupStory(simulation: simulation, layer: layer, library: library).add(to: &text)
    let uses = addDestinations(to: &text)
    return (uses, rules)
  }

  private var isSecret: Bool {
    let secrets = hierarchy.reach(of: hierarchy.secretRoots)
    return secrets.contains(layer)
  }

  // MARK: Where it hangs

  private func addViewPath(to text: inout ExplanationText) {
    guard let view = hierarchy[layer].owner else {
      return text.paragraph("It is a layer without a view; only the layer tree counts for drawing (T5).")
    }
    let path = hierarchy.viewPath(from: view).reversed().map { hierarchy[$0].label }
    text.paragraph("View tree: " + Self.shortened(path).joined(separator: " > "), hanging: 2)
    let superview = hierarchy[view].superview
    let superlayer = hierarchy[layer].superlayer
    if let superview, superlayer != hierarchy.layer(of: superview) {
      let place = superlayer.map { "in the layer of " + hierarchy.label(of: $0) } ?? "in no layer"
      text.paragraph("Its layer hangs elsewhere: \(place). Drawing follows layers (T5).", hanging: 2)
    }
  }

  private static func shortened(_ path: [String]) -> [String] {
    path.count <= 14 ? path : Array(path.prefix(4)) + ["… \(path.count - 12) more"] + Array(path.suffix(8))
  }

  private func addLayerPath(to text: inout ExplanationText) {
    text.paragraph("Layer tree, from the root down to it:")
    let path = Array(hierarchy.layerPath(from: layer).reversed())
    var skipped = false
    for (depth, step) in path.enumerated() {
      // A very deep path shows both ends and every layer that has a mask.
      let isMasked = !hierarchy[step].captureMask.isEmpty
      if path.count > 24, depth >= 6, depth < path.count - 12, !isMasked {
        if !skipped { text.line("…", indent: 4 + min(depth, 12)) }
        skipped = true
        continue
      }
      skipped = false
      text.line(
        hierarchy.label(of: step) + remarks(on: step), indent: 4 + min(depth, 16), style: isMasked ? .accent : nil)
    }
    let mask = hierarchy.effectiveMask(of: layer)
    text.paragraph(
      mask.isEmpty
        ? "Effective mask: none; no layer on the way up has one (C3)."
        : "Effective mask: \(mask.description), from the layers marked above (C3).", hanging: 2)
    if let root = path.first, !hierarchy[root].isContextRoot {
      text.paragraph("No window reaches it, so it is not drawn (T7).", hanging: 2)
    }
  }

  /// What matters for drawing about a layer on the way.
  private func remarks(on layer: LayerID) -> String {
    let node = hierarchy[layer]
    var remarks: [String] = []
    if !node.captureMask.isEmpty { remarks.append("mask \(node.captureMask.description)") }
    if node.isHidden { remarks.append("hidden") }
    if node.opacity < 1 { remarks.append("alpha \(NumberText.short(node.opacity))") }
    if node.clips { remarks.append("clips") }
    if node.frame.isEmpty, !node.isContextRoot { remarks.append("no extent") }
    if node.isSecret { remarks.append("secret") }
    if let owner = node.owner, let superview = hierarchy[owner].superview,
      hierarchy.layer(of: superview) != node.superlayer
    {
      remarks.append("its view is in \(hierarchy[superview].label)")
    }
    return remarks.isEmpty ? "" : "   " + remarks.joined(separator: ", ")
  }

  // MARK: Where it shows

  /// A way out and what can be said of it.
  private struct Destination {
    var names: [String]
    let word: String
    let style: TextStyle
    let reason: String
  }

  private func addDestinations(to text: inout ExplanationText) -> [FactUse] {
    var uses: [FactUse] = []
    var taken = [panel]
    for name in PictureCollection(simulation).names.dropFirst() {
      guard let (record, exposure) = decisive(named: name) else { continue }
      uses += exposure.uses
      let frame = record.kind.isContinuous ? ", frame \(record.frame)" : ""
      let title = name == record.kind.key ? record.kind.title : "\(name), \(record.kind.title)"
      taken.append(
        Destination(
          names: [title + frame], word: exposure.verdict.word, style: exposure.verdict.style,
          reason: Self.reason(exposure)))
    }
    text.paragraph("Where it shows:")
    add(taken, to: &text)
    let others = others()
    if !others.isEmpty {
      let platform = profile.platform == .iPhone ? "" : " --platform " + ShellWord.quoted(profile.platform.word)
      let facts = "shieldsim facts \(profile.name)\(platform) --rule C2"
      text.paragraph("Other ways out, if they were taken of the last frame (\(facts)):", hanging: 2)
      add(others, to: &text)
    }
    return uses
  }

  private func add(_ destinations: [Destination], to text: inout ExplanationText) {
    var table = TextTable([.init(""), .init("", overflow: .keep), .init("")], indent: 4)
    for destination in destinations {
      table.add([
        .init(destination.names.joined(separator: ", ")), .init(destination.word, destination.style),
        .init(destination.reason),
      ])
    }
    text.table(table)
  }

  private var panel: Destination {
    let shows = simulation.lastTree.map { tree in
      let marked = hierarchy.reach(of: [layer])
      return LeakExamination.examine(tree.marking { marked.contains($0.layer) }, rule: .panel).leaks
    }
    guard let shows else {
      return Destination(names: ["panel"], word: "empty", style: .faint, reason: "nothing has been shown yet")
    }
    return Destination(
      names: ["panel"], word: shows ? "shows" : "does not show", style: shows ? .good : .warning,
      reason: shows ? "what the person sees; masks do not matter (C9)" : reasonForAbsence)
  }

  private var reasonForAbsence: String {
    guard let node = simulation.lastTree?.nodes.first(where: { $0.layer == layer }) else { return "it is in no window" }
    if let words = node.visibility.words({ hierarchy.label(of: $0) }) { return "it " + words }
    return "it draws nothing there, or something opaque lies over it"
  }

  /// Of the pictures of a name the first in which the node shows, else the first of which nobody knows, else the last.
  private func decisive(named name: String) -> (CaptureRecord, Exposure)? {
    let judge = ExposureJudge(profile: profile)
    var best: (CaptureRecord, Exposure)?
    var last: RenderTree?
    for record in simulation.log.captures where record.name == name {
      if record.tree == last { continue }
      last = record.tree
      let exposure = judge.judge([layer], in: record)
      let worst = best?.1.verdict.weight ?? 0
      if worst < 2 ? exposure.verdict.weight >= worst : exposure.verdict.weight > worst { best = (record, exposure) }
    }
    return best
  }

  /// The ways of capturing that the run did not take, those with the same answer together.
  private func others() -> [Destination] {
    let judge = ExposureJudge(profile: profile)
    let taken = Set(simulation.log.captures.map(\.kind))
    var found: [Destination] = []
    for kind in CaptureKind.allCases where !taken.contains(kind) {
      guard let record = simulation.picture(by: kind) else { continue }
      let exposure = judge.judge([layer], in: record)
      guard exposure.verdict != .notApplicable else { continue }
      let reason = Self.reason(exposure)
      if let index = found.firstIndex(where: { $0.word == exposure.verdict.word && $0.reason == reason }) {
        found[index].names.append(kind.title)
      } else {
        found.append(
          Destination(
            names: [kind.title], word: exposure.verdict.word, style: exposure.verdict.style, reason: reason))
      }
    }
    return found
  }

  private static func reason(_ exposure: Exposure) -> String { "\(exposure.reason) (\(exposure.grade.word))" }
}
