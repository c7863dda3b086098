extension HealthChecks {
  /// Content of a shield that is drawn and that touches no longer reach, though they would without the shield.
  ///
  /// Source: H1 and H2, documented and assumed.
  static func lostTouches(_ input: HealthInput) -> [Finding] {
    guard !input.simulation.isOver, let tree = input.simulation.lastTree else { return [] }
    var findings: [Finding] = []
    for shield in input.simulation.shields where input.device.hierarchy.views.contains(shield.target) {
      guard let plain = input.comparison else { continue }
      for point in probes(of: shield.target, in: tree, device: input.device) {
        // Only what the shield takes away counts: a sheet in front gets the touch with and without it.
        guard wouldReceive(shield, at: point, in: plain) else { continue }
        let hit = input.device.hitTest(point, assuming: shield.target)
        if let view = hit.view, input.device.hierarchy.isView(view, sameOrBelow: shield.target) { continue }
        // A cover takes touches on purpose while it is shown, and so does a keyboard.
        if let top = hit.path.last, input.device.window(top)?.purpose == .cover || top == input.device.keyboardWindow {
          continue
        }
        findings.append(finding(shield, at: point, hit: hit, input: input))
        break
      }
    }
    for tap in input.log.taps { findings.append(contentsOf: lostTap(tap, input: input)) }
    return findings
  }

  /// Whether a touch at a point arrives at the content when there is no shield.
  private static func wouldReceive(_ shield: ShieldInstance, at point: Point, in plain: Simulation) -> Bool {
    guard let target = plain.shields.first(where: { $0.name == shield.name })?.target,
      plain.device.hierarchy.views.contains(target),
      let hit = plain.device.hitTest(point, assuming: target).view
    else { return false }
    return plain.device.hierarchy.isView(hit, sameOrBelow: target)
  }

  /// Five points of the screen at which the content is drawn: the middle and towards the corners.
  private static func probes(of target: ViewID, in tree: RenderTree, device: DeviceState) -> [Point] {
    let layer = device.hierarchy.layer(of: target)
    guard let node = tree.nodes.first(where: { $0.layer == layer }), node.visibility.isDrawn else { return [] }
    var points: [Point] = []
    for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
      let pixel = node.map.apply(Point(x: node.size.width * x, y: node.size.height * y))
      let point = Point(x: pixel.x / tree.scale, y: pixel.y / tree.scale)
      guard device.screen.bounds.contains(point) else { continue }
      points.append(point)
    }
    return points
  }

  private static func finding(_ shield: ShieldInstance, at point: Point, hit: HitTest, input: HealthInput) -> Finding {
    let path = input.device.hierarchy.viewPath(from: shield.target)
    let refusal = hit.refusals.first { refusal in path.contains(refusal.view) }
    let handles = input.device.hierarchy.viewSubtree(of: shield.target).contains {
      input.device.hierarchy[$0].handlesTouches
    }
    let receiver = hit.view.map { input.label($0) } ?? "nobody"
    var message = "touches never reach " + input.label(shield.target) + ": at "
    message += Decimal.text(Int32(point.x)) + "," + Decimal.text(Int32(point.y)) + " " + receiver + " gets them"
    if let refusal { message += "; " + input.label(refusal.view) + " refuses, because " + refusal.reason.phrase }
    return Finding(
      rule: refusal == nil ? "H2" : "H1", alsoRules: refusal == nil ? [] : ["H2"],
      severity: handles ? .error : .warning, node: input.label(shield.target), layer: input.layer(shield.target),
      turn: input.simulation.turn, place: shield.place, message: message,
      hint: refusal == nil
        ? "make the view frames agree with where the layers are drawn"
        : "turn interaction on for every view between the content and the window",
      grade: input.grade(of: [.field(.canvasInteractionEnabled)]), uses: [.field(.canvasInteractionEnabled)])
  }

  private static func lostTap(_ tap: TapRecord, input: HealthInput) -> [Finding] {
    let hierarchy = tap.device.hierarchy
    guard let top = tap.drawn.first, hierarchy.views.contains(top) else { return [] }
    let path = hierarchy.viewPath(from: top)
    let handler = path.first { hierarchy[$0].handlesTouches }
    let receiver = handler ?? top
    // Where nothing acts on touches, it counts whether the content could have got this one at all.
    let got = handler == nil ? tap.device.hitTest(tap.point, assuming: top).view : tap.hit.view
    if let got, hierarchy.isView(got, sameOrBelow: receiver) { return [] }
    let winner = tap.hit.view.map { hierarchy[$0].label } ?? "nobody"
    let refusal = tap.hit.refusals.first { path.contains($0.view) }
    var message = "the touch on " + hierarchy[receiver].label + " is lost: " + winner + " gets it"
    if let refusal { message += "; " + hierarchy[refusal.view].label + " refuses, because " + refusal.reason.phrase }
    let uses: [FactUse] = [.field(.canvasInteractionEnabled), .field(.canvasAnswersHits)]
    return [
      Finding(
        rule: refusal == nil ? "H2" : "H1", alsoRules: refusal == nil ? [] : ["H2"],
        severity: handler == nil ? .warning : .error, node: hierarchy[receiver].label,
        layer: hierarchy.layer(of: receiver), turn: tap.turn, place: tap.place,
        message: message, hint: "turn interaction on for every view between the content and the window",
        grade: input.grade(of: uses), uses: uses)
    ]
  }
}

extension HitTest.Reason {
  /// The reason as a clause.
  public var phrase: String {
    switch self {
    case .isHidden: return "it is hidden"
    case .isTransparent: return "its alpha is below 0.01"
    case .interactionIsOff: return "its interaction is off"
    case .canvasAnswersNoHit: return "a canvas answers for nobody but its subviews"
    }
  }
}
