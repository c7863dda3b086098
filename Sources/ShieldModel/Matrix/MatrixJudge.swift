/// Turns the result of a run into what the matrix says about it.
struct MatrixJudge {
  /// The run.
  let result: CaseResult

  private let lookupUses: [FactUse] = [.field(.canvasTypeName), .field(.canvasDepth), .field(.passthroughTrigger)]

  init(_ result: CaseResult) { self.result = result }

  private var profile: OSProfile { result.system.profile }

  /// One verdict with what it rests on.
  private struct Ground {
    var verdict: MatrixVerdict
    var reason: String
    var rules: [String]
    var grade: Grade
  }

  /// What the run says about a way of capturing.
  func judgement(of kind: CaptureKind) -> CellJudgement {
    let fact = profile.capture(kind)
    if fact.value == .notApplicable {
      return CellJudgement(
        verdicts: [.notApplicable], reason: "this system has no such capture", rules: ["C2"], grade: fact.grade)
    }
    let panel = panel
    let exposure = exposure(in: kind)
    var grounds = [exposure, fault(besides: panel), panel, touch].compactMap { $0 }
    if result.simulation.isOver {
      // Where the app is gone nothing is shielded any more.
      grounds.removeAll { $0.verdict == .protected }
    } else if exposure == nil {
      grounds.append(Ground(verdict: .unknown, reason: "no picture was judged", rules: ["C8"], grade: .contested))
    }
    grounds = grounds.enumerated().sorted {
      ($0.element.verdict, $0.offset) < ($1.element.verdict, $1.offset)
    }.map(\.element)
    guard let worst = grounds.first else {
      return CellJudgement(
        verdicts: [.unknown], reason: "no picture was taken", rules: ["C8"], grade: .contested)
    }
    var verdicts: [MatrixVerdict] = []
    for ground in grounds where !verdicts.contains(ground.verdict) { verdicts.append(ground.verdict) }
    var reason = worst.reason
    if worst.verdict != .canvasMissing, let fault = result.faults.first?.fault {
      reason += "; the lookup " + Self.words(of: fault)
    }
    let others = verdicts.dropFirst().filter { $0 == .panelBroken || $0 == .touchLost }
    if !others.isEmpty { reason += "; also " + others.map(\.words).joined(separator: " and ") }
    return CellJudgement(
      verdicts: verdicts, reason: reason, rules: worst.rules, grade: worst.grade, hasFault: !result.faults.isEmpty,
      hasOtherError: sideFindings.contains { $0.severity == .error && !Self.toldByVerdicts.contains($0.rule) })
  }

  /// Rules whose errors come with a leak or a fault, which the cell tells by itself.
  private static let toldByVerdicts: Set<String> = ["L1", "L2", "S1"]

  // MARK: Grounds

  private func exposure(in kind: CaptureKind) -> Ground? {
    let entries = result.exposures.filter { $0.kind == kind && $0.exposure.verdict != .notApplicable }
    func first(_ verdict: Exposure.Verdict) -> ExposureEntry? { entries.first { $0.exposure.verdict == verdict } }
    guard let entry = first(.exposed) ?? first(.unknown) ?? entries.max(by: { $0.exposure.grade < $1.exposure.grade })
    else { return nil }
    let exposure = entry.exposure
    let fact = profile.capture(kind)
    let verdict: MatrixVerdict
    switch exposure.verdict {
    case .exposed: verdict = fact.value == .ignores && !fact.isContested ? .unsupported : .leaks
    case .protected: verdict = exposure.grade == .contested ? .unknown : .protected
    case .unknown, .notApplicable: verdict = .unknown
    }
    var reason = exposure.reason
    if exposure.verdict == .exposed, verdict == .leaks, isForAMoment(entry) {
      reason += ", in frame \(entry.frame) of the capture and not at its end"
    }
    let rules = [verdict == .unsupported ? "C2" : "C8"] + exposure.uses.map(\.rule)
    let grade = verdict == .unsupported ? Grade.weakest(exposure.grade, fact.grade) : exposure.grade
    return Ground(verdict: verdict, reason: reason, rules: Self.unique(rules), grade: grade)
  }

  /// Whether a continuous capture ends with a frame in which the content no longer shows.
  private func isForAMoment(_ entry: ExposureEntry) -> Bool {
    guard entry.kind.isContinuous,
      let last = result.simulation.log.captures.last(where: { $0.kind == entry.kind && $0.name == entry.capture }),
      last.frame > entry.frame
    else { return false }
    return ExposureJudge(profile: profile).judge(last.hierarchy.secretRoots, in: last).verdict == .protected
  }

  /// A lookup that missed the canvas; one that hit another view and broke the panel is told by the panel.
  private func fault(besides panel: Ground?) -> Ground? {
    guard let fault = result.faults.first?.fault else { return nil }
    if case .anotherView = fault.verdict, panel != nil { return nil }
    let grade = lookupUses.reduce(Grade.documented) { Grade.weakest($0, profile.grade(of: $1)) }
    let verdict = grade == .contested ? MatrixVerdict.unknown : .canvasMissing
    return Ground(
      verdict: verdict, reason: "the lookup " + Self.words(of: fault), rules: ["L2", "L1", "F1"], grade: grade)
  }

  private static func words(of fault: Fault) -> String {
    switch fault.verdict {
    case .anotherView(let name): "found \(name), not the canvas"
    case .nothing: "found nothing"
    case .ambiguous(let count): "found \(count) views and cannot tell"
    }
  }

  private var panel: Ground? {
    if let crash = result.findings.first(where: { result.simulation.isOver && $0.finding.rule == "T4" })?.finding {
      return Ground(verdict: .panelBroken, reason: crash.message, rules: ["T4"], grade: crash.grade)
    }
    guard let finding = result.findings.first(where: { $0.finding.rule == "C9" })?.finding, panelDiffersAtTheEnd else {
      return nil
    }
    return ground(.panelBroken, finding)
  }

  private var touch: Ground? {
    let findings = result.findings.map(\.finding)
    guard let finding = findings.first(where: { $0.isNamed(by: "H2") && $0.severity >= .warning }) else { return nil }
    return ground(.touchLost, finding)
  }

  private func ground(_ verdict: MatrixVerdict, _ finding: Finding) -> Ground {
    Ground(
      verdict: finding.grade == .contested || finding.isUndecided ? .unknown : verdict, reason: finding.message,
      rules: Self.unique([finding.rule] + finding.alsoRules), grade: finding.grade)
  }

  /// Whether the last frame of the panel is another one than without the shield.
  ///
  /// A frame on the way does not count, and a keyboard that came because the field was focused does not either: both are
  /// told as findings beside the verdict.
  private var panelDiffersAtTheEnd: Bool {
    guard let shielded = result.simulation.lastTree, let plain = result.comparison?.lastTree else { return false }
    let device = result.simulation.device
    let left = Compositor.compose(shielded.withoutCovers(device).withoutKeyboard(device), rule: .panel)
    return !left.hasSamePixels(as: Compositor.compose(plain, rule: .panel))
  }

  private static func unique(_ rules: [String]) -> [String] {
    var found: [String] = []
    for rule in rules where !found.contains(rule) { found.append(rule) }
    return found
  }

  // MARK: Beside the verdicts

  /// Warnings and errors that no verdict tells, each rule once; a refused focus is none.
  var sideFindings: [Finding] {
    let focusPlaces = Set(result.scenario.steps.flatMap { $0.focusPlaces })
    var told: Set<String> = []
    return result.findings.map(\.finding).filter { finding in
      if finding.severity < .warning || focusPlaces.contains(finding.place) { return false }
      if finding.rule == "C8", finding.kind != nil { return false }
      if finding.isNamed(by: "H2") || finding.rule == "T4" { return false }
      if finding.rule == "C9", panelDiffersAtTheEnd { return false }
      return told.insert(finding.rule).inserted
    }
  }
}

extension RenderTree {
  /// The tree without the keyboard.
  fileprivate func withoutKeyboard(_ device: DeviceState) -> RenderTree {
    guard let window = device.keyboardWindow else { return self }
    let layer = device.hierarchy.layer(of: window)
    var copy = self
    for index in copy.nodes.indices where copy.nodes[index].layer == layer {
      let end = min(Int(copy.nodes[index].subtreeEnd), copy.nodes.count)
      for inner in index..<max(index, end) { copy.nodes[inner].visibility = .hidden }
    }
    return copy
  }
}

extension Step {
  /// The places of focus steps in this step and inside of it.
  fileprivate var focusPlaces: [Int32] {
    switch action {
    case .focus: [place]
    case .branch(_, let yes, _): yes.flatMap(\.focusPlaces)
    default: []
    }
  }
}
