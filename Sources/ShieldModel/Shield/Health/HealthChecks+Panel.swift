extension HealthChecks {
  /// A panel that differs from what the person would see without the shield, at the end and at each picture.
  ///
  /// Source: C9, measured.
  static func panelChanges(_ input: HealthInput) -> [Finding] {
    guard let comparison = input.comparison, !input.simulation.isOver, !comparison.isOver else { return [] }
    var turns = input.log.captures.filter { !$0.isSubtree }.map { $0.turn - 1 }
    if let last = input.log.commits.last?.turn { turns.append(last) }
    var isSeen = Set<Int32>()
    for turn in turns where isSeen.insert(turn).inserted {
      guard let shielded = input.log.commits.last(where: { $0.turn == turn })?.tree,
        let plain = comparison.log.commits.last(where: { $0.turn == turn })?.tree
      else { continue }
      let record = input.log.policyTurns.last { $0.turn == turn }
      let left = Compositor.compose(
        shielded.withoutCovers(input.device).hiding(Set((record?.withheld ?? []) + (record?.additions ?? []))),
        rule: .panel)
      let right = Compositor.compose(plain.hiding(input.withheldLayers(record, in: comparison)), rule: .panel)
      if left.hasSamePixels(as: right) { continue }
      let count = left.differingPixelCount(from: right)
      var place = ""
      if let first = left.firstDifference(from: right) {
        place = ", first at pixel " + Decimal.text(first.x) + "," + Decimal.text(first.y)
      }
      let shield = input.simulation.shields.first
      let target = shield.map { input.label($0.target) } ?? ""
      return [
        Finding(
          rule: "C9", severity: .error, node: target, layer: shield.flatMap { input.layer($0.target) }, turn: turn,
          place: shield?.place ?? -1,
          message: "the panel differs from the unshielded one in " + Decimal.text(count) + " pixels" + place,
          hint: panelHint(input, shield: shield),
          grade: input.grade(of: [.field(.fieldTakesCanvasBack)]), uses: [.field(.fieldTakesCanvasBack)])
      ]
    }
    return []
  }
}

extension HealthChecks {
  /// Pictures that commit pending layout first and may show the panel without its masked content for one frame.
  ///
  /// Source: C7, documented.
  static func flickers(_ input: HealthInput) -> [Finding] {
    guard
      let record = input.log.captures.first(where: { record in
        record.didUpdateScreen && record.tree.nodes.contains { !$0.ownMask.isDisjoint(with: .captures) }
      })
    else { return [] }
    return [
      Finding(
        rule: "C7", severity: .warning, capture: record.name, kind: record.kind, turn: record.turn,
        place: record.place,
        message: "drawing after screen updates may flicker one frame of the panel without its masked content",
        hint: "draw without waiting for screen updates", grade: .reported)
    ]
  }
}

extension HealthChecks {
  /// What to do about a panel that differs: it depends on whether the app found its canvas.
  private static func panelHint(_ input: HealthInput, shield: ShieldInstance?) -> String {
    guard let shield, input.log.faults.contains(where: { $0.shield == shield.name }) else {
      return "give the host the frame that the content had; the field sets its canvas to the text rectangle"
    }
    return "the lookup failed and the app shows something else; expect C9 if that is meant"
  }
}

extension RenderTree {
  /// The tree without the windows that are covers.
  func withoutCovers(_ device: DeviceState) -> RenderTree {
    var covers = Set<LayerID>()
    for window in device.windows where device.window(window)?.purpose == .cover {
      covers.insert(device.hierarchy.layer(of: window))
    }
    return hiding(covers)
  }

  /// The tree without some layers and what is below them.
  func hiding(_ layers: Set<LayerID>) -> RenderTree {
    if layers.isEmpty { return self }
    var copy = self
    for index in copy.nodes.indices where layers.contains(copy.nodes[index].layer) {
      // A hidden root takes its subtree with it in every composition.
      let end = Int(copy.nodes[index].subtreeEnd)
      for inner in index..<max(index, min(end, copy.nodes.count)) { copy.nodes[inner].visibility = .hidden }
    }
    return copy
  }
}
