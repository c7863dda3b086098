extension HealthChecks {
  /// What stands on the screen beside a shield that covers a window or its root view: windows, and views that the same
  /// window presents.
  ///
  /// Each is listed once, with the first picture in which it shows while the shield is in effect. One that bears a
  /// secret which shows is not listed, because the leak says so.
  ///
  /// Source: T7, assumed; C3, measured.
  static func uncoveredWindows(_ input: HealthInput) -> [Finding] {
    var findings: [Finding] = []
    var isListed = Set<LayerID>()
    var lastTree: RenderTree?
    var lastKind: CaptureKind?
    for record in input.log.captures where !record.isSubtree {
      if record.tree == lastTree, record.kind == lastKind { continue }
      lastTree = record.tree
      lastKind = record.kind
      guard let shield = input.windowShield(in: record) else { continue }
      let secrets = record.hierarchy.secretRoots
      for part in input.parts(beside: shield, in: record) {
        let layer = record.hierarchy.layer(of: part)
        if isListed.contains(layer) { continue }
        let exposure = input.judge.judge([layer], in: record)
        guard exposure.verdict == .exposed || exposure.verdict == .unknown else { continue }
        isListed.insert(layer)
        let reach = record.hierarchy.reach(of: [layer])
        let showsSecret = secrets.contains { secret in
          reach.contains(secret) && input.judge.judge([secret], in: record).verdict == exposure.verdict
        }
        if showsSecret { continue }
        findings.append(
          Finding(
            rule: "T7", alsoRules: ["C3"], severity: .note, isUndecided: exposure.verdict == .unknown,
            node: record.hierarchy.label(of: layer), layer: layer, capture: record.name, kind: record.kind,
            turn: record.turn, place: shield.place,
            message: "shield " + shield.name + " does not cover " + input.name(ofPart: part, in: record)
              + ": it shows in " + record.kind.title,
            hint: "shield what is presented as well, or the window itself",
            grade: Grade.weakest(.assumed, exposure.grade), uses: exposure.uses))
      }
    }
    return findings
  }
}

extension HealthInput {
  /// The first shield over a window or over a window's root view that is in effect in a picture.
  func windowShield(in record: CaptureRecord) -> ShieldInstance? {
    let hierarchy = record.hierarchy
    let isIgnored = device.profile.capture(record.kind).value != .honours
    guard !record.kind.bit.isEmpty, !isIgnored else { return nil }
    return simulation.shields.first { shield in
      guard window(of: shield, in: hierarchy) != nil, let node = hierarchy.views.find(shield.target) else {
        return false
      }
      return hierarchy.effectiveMask(of: node.layer).isSuperset(of: record.kind.bit)
    }
  }

  /// The windows other than the shield's, and what the shield's window holds beside its root view, back to front.
  ///
  /// Covers are left out: they are opaque on purpose.
  func parts(beside shield: ShieldInstance, in record: CaptureRecord) -> [ViewID] {
    let hierarchy = record.hierarchy
    guard let own = window(of: shield, in: hierarchy) else { return [] }
    var parts: [ViewID] = []
    if own != shield.target {
      parts = hierarchy[own].subviews.filter { child in
        !hierarchy.isView(shield.target, sameOrBelow: child) && !hierarchy[child].name.hasPrefix(shield.name + "/")
      }
    }
    for window in device.windows where window != own {
      guard let node = hierarchy.views.find(window), case .window(let state) = node.role else { continue }
      if state.visibleOrder != nil, state.purpose != .cover, !hierarchy[node.layer].isHidden { parts.append(window) }
    }
    return parts
  }

  /// What a part of the screen is called, with the window or scene that it belongs to.
  func name(ofPart part: ViewID, in record: CaptureRecord) -> String {
    let hierarchy = record.hierarchy
    let label = hierarchy[part].label
    guard case .window(let state) = hierarchy[part].role else {
      return label + ", presented in " + (hierarchy[part].superview.map { hierarchy[$0].label } ?? "no window")
    }
    if state.purpose == .keyboard { return "the keyboard" }
    if state.scene > 0, Int(state.scene) < device.scenes.count {
      return "the window " + label + " of the scene " + device.scenes[Int(state.scene)].name
    }
    return "the window " + label
  }

  /// The name of the part of the screen that bears a secret and that a shield over a window leaves out; nil for none.
  func uncoveredPart(bearing secret: LayerID, in record: CaptureRecord) -> String? {
    guard !record.isSubtree, let shield = windowShield(in: record) else { return nil }
    let part = parts(beside: shield, in: record).first { part in
      record.hierarchy.reach(of: [record.hierarchy.layer(of: part)]).contains(secret)
    }
    return part.map { name(ofPart: $0, in: record) }
  }

  /// The window that a shield is meant to cover as a whole: its target, or that whose root view is its target.
  private func window(of shield: ShieldInstance, in hierarchy: Hierarchy) -> ViewID? {
    func isWindow(_ view: ViewID) -> Bool {
      guard let node = hierarchy.views.find(view), case .window = node.role else { return false }
      return true
    }
    if isWindow(shield.target) { return shield.target }
    guard let origin = shield.origin, origin.viewIndex == 0, let superview = origin.superview, isWindow(superview)
    else { return nil }
    return superview
  }
}
