extension ExpectationCheck {
  /// Whether nodes show, do not show, or nobody knows, in all pictures of the expectation's scope.
  mutating func appearance(
    _ selectors: [Selector], _ wanted: Exposure.Verdict, _ expectation: Expectation, _ moment: Moment
  ) -> Answer {
    var reasons: [String] = []
    var grade = Grade.documented
    var result = ExpectationOutcome.Status.met
    for selector in selectors {
      let layers = layers(matching: selector, in: moment.device)
      if layers.isEmpty { return .unmet(selector.text + " matches nothing" + suggestion(for: selector, moment)) }
      markExpectedLeaks(layers, wanted, expectation)
      if expectation.scope == .panel {
        let isShown = isOnPanel(layers, moment)
        reasons.append(selector.text + (isShown ? " shows on the panel" : " does not show on the panel"))
        if isShown != (wanted == .exposed) { result = .unmet }
        continue
      }
      let records = records(expectation.scope, moment)
      if records.isEmpty { return .unmet("no such picture was taken") }
      let exposures = records.map { ($0, input.judge.judge(layers, in: $0)) }
      // Hidden means hidden in every frame; shown and unknown mean in at least one.
      let decisive =
        wanted == .protected
        ? exposures.first { $0.1.verdict != .protected } ?? exposures[exposures.count - 1]
        : exposures.first { $0.1.verdict == wanted } ?? exposures.first { $0.1.verdict == .unknown } ?? exposures[0]
      let (record, exposure) = decisive
      grade = Grade.weakest(grade, exposure.grade)
      reasons.append(
        selector.text + " is " + exposure.verdict.word + " in " + record.kind.title + frameText(record) + ": "
          + exposure.reason)
      if exposure.verdict == wanted { continue }
      if exposure.verdict == .unknown, result != .unmet {
        result = .undecided
      } else {
        result = .unmet
      }
    }
    return Answer(status: result, message: reasons.joined(separator: "; "), grade: grade)
  }

  private func frameText(_ record: CaptureRecord) -> String {
    record.frame > 0 ? ", frame " + String(record.frame) : ""
  }

  /// `shows` and `unknown` on a secret are short for the finding that goes with it.
  private mutating func markExpectedLeaks(
    _ layers: [LayerID], _ wanted: Exposure.Verdict, _ expectation: Expectation
  ) {
    guard wanted != .protected else { return }
    let reach = input.device.hierarchy.reach(of: layers)
    for (index, finding) in findings.enumerated() where finding.rule == "C8" {
      guard let layer = finding.layer, reach.contains(layer), matches(expectation.scope, finding: finding),
        finding.isUndecided == (wanted == .unknown)
      else { continue }
      markFinding(at: index)
    }
  }

  private func isOnPanel(_ layers: [LayerID], _ moment: Moment) -> Bool {
    guard let tree = panelTree(moment) else { return false }
    return LeakExamination.examine(tree.marking(layers, in: moment.device.hierarchy), rule: .panel).leaks
  }

  /// The frame that is on the panel at a moment.
  private func panelTree(_ moment: Moment) -> RenderTree? {
    input.log.commits.last { $0.turn < moment.turn }?.tree
  }

  /// The pictures of a scope, in the order in which they were taken.
  func records(_ scope: Expectation.Scope, _ moment: Moment) -> [CaptureRecord] {
    switch scope {
    case .everyCapture: return Array(moment.captures)
    case .panel: return []
    case .kind(let kind): return moment.captures.filter { $0.kind == kind }
    case .named(let name): return moment.captures.filter { $0.name == name }
    }
  }

  func matches(_ scope: Expectation.Scope, finding: Finding) -> Bool {
    switch scope {
    case .everyCapture: return true
    case .panel: return false
    case .kind(let kind): return finding.kind == kind
    case .named(let name): return finding.capture == name
    }
  }

  func color(_ color: Color, at point: Point, _ expectation: Expectation, _ moment: Moment) -> Answer {
    let (frames, grade) = frames(expectation.scope, moment)
    if frames.isEmpty { return .unmet("no such picture was taken") }
    let scale = input.device.screen.scale
    let x = Rounding.pixelEdge((point.x * scale).rounded(.down))
    let y = Rounding.pixelEdge((point.y * scale).rounded(.down))
    let seen = frames.map { $0.color(x: x, y: y) }
    if let first = seen.first, seen.allSatisfy({ $0 == first }) {
      return .decide(
        first == color.premultiplied, "the pixel is " + first.straight.hexadecimal,
        grade: Grade.weakest(frames.count > 1 ? .documented : grade, input.grade(of: input.placementUses)))
    }
    return .undecided(
      "the pixel is " + seen.map { $0.straight.hexadecimal }.joined(separator: " or ") + ", which nobody knows")
  }

  func comparison(
    of left: Expectation.Scope, with right: Expectation.Scope, wantsEqual: Bool, _ moment: Moment
  ) -> Answer {
    let (first, firstGrade) = frames(left, moment)
    let (second, secondGrade) = frames(right, moment)
    if first.isEmpty || second.isEmpty { return .unmet("no such picture was taken") }
    let counts = first.flatMap { one in second.map { one.differingPixelCount(from: $0) } }
    let answers = Set(counts.map { ($0 == 0) == wantsEqual })
    guard answers.count == 1, let count = counts.first else {
      return .undecided("nobody knows whether the pictures differ")
    }
    let message = count == 0 ? "both pictures are equal" : "the pictures differ in \(count) pixels"
    return .decide(
      answers.contains(true), message,
      grade: counts.count > 1 ? .documented : Grade.weakest(firstGrade, secondGrade))
  }

  /// The composed pictures of a scope, of several captures the last one: one, or one for each reading where nobody
  /// knows which holds; and the weakest grade behind them.
  func frames(_ scope: Expectation.Scope, _ moment: Moment) -> ([CompositedFrame], Grade) {
    if scope == .panel {
      guard let tree = panelTree(moment) else { return ([], .documented) }
      let trees = [tree] + (tree.otherReading.map { [$0.tree] } ?? [])
      return (trees.map { Compositor.compose($0, rule: .panel) }, .documented)
    }
    guard let record = records(scope, moment).last else { return ([], .documented) }
    let trees = [record.tree] + (record.tree.otherReading.map { [$0.tree] } ?? [])
    let rules = input.judge.rules(for: record)
    let frames = trees.flatMap { tree in rules.map { Compositor.compose(tree, rule: $0) } }
    let hasMasks = record.tree.nodes.contains { !$0.effectiveMask.isDisjoint(with: record.kind.bit) }
    let uses: [FactUse] = hasMasks ? [.capture(record.kind)] + record.uses.filter { $0.concernsProtection } : []
    return (frames, input.grade(of: uses))
  }

  /// The layers that a selector points at, by name first, as steps resolve it.
  func layers(matching selector: Selector, in device: DeviceState) -> [LayerID] {
    input.simulation.layers(matching: selector)
  }

  func suggestion(for selector: Selector, _ moment: Moment) -> String {
    let names = moment.device.hierarchy.views.handles.map { "#" + moment.device.hierarchy[$0].name }
    return NearestSpelling.nearest(to: selector.text, among: names).map { "; did you mean \($0)?" } ?? ""
  }
}
