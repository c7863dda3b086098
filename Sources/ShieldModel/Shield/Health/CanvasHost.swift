/// A text field whose canvas is used for something that is not the field's own, or that a shield made for that.
struct CanvasHost: Hashable, Sendable {
  /// The field.
  var field: ViewID
  /// The views directly below the canvas that UIKit did not put there, back to front, as the layer tree has them.
  var content: [ViewID]
  /// The name of the shield that made the field; nil for a field that plain steps use.
  var shield: String?
  /// The place of the step to which findings point.
  var place: Int32

  /// How much a weakness of the host matters: nobody calls a field that plain steps use a shield.
  var severity: Severity { shield == nil ? .note : .warning }
}

extension HealthInput {
  /// All hosts of the finished run: the fields of each shield, then fields that hold what is not their own.
  var hosts: [CanvasHost] {
    var hosts: [CanvasHost] = []
    for shield in simulation.shields {
      for field in fields(of: shield) {
        hosts.append(
          CanvasHost(field: field, content: foreignContent(of: field), shield: shield.name, place: shield.place))
      }
    }
    let known = Set(hosts.map { $0.field })
    for field in device.hierarchy.views.handles where device.hierarchy.textField(field) != nil {
      if known.contains(field) { continue }
      let content = foreignContent(of: field)
      if !content.isEmpty { hosts.append(CanvasHost(field: field, content: content, shield: nil, place: -1)) }
    }
    return hosts
  }

  /// The facts that decide where content stands which hangs in the canvas of a field: the text rectangle of bordered
  /// fields, right-to-left layout, and what stands beside the canvas.
  ///
  /// Source: F3, measured; F7 and F12, assumed.
  public var placementUses: [FactUse] {
    let hierarchy = device.hierarchy
    var uses: [FactUse] = []
    func add(_ key: FactKey) {
      if !uses.contains(.field(key)) { uses.append(.field(key)) }
    }
    for host in hosts where !host.content.isEmpty {
      guard let state = hierarchy.textField(host.field), let canvas = state.canvas,
        hierarchy[canvas].superview == (state.wrapper ?? host.field)
      else { continue }
      if state.borderStyle != .none { add(.borderInset) }
      if device.isRightToLeft { add(.rightToLeftOffsetFraction) }
      if !device.profile.canvasSiblings.value.isEmpty { add(.canvasSiblings) }
    }
    return uses
  }

  /// The views whose layers hang directly below a field's canvas and that are none of its private parts.
  private func foreignContent(of field: ViewID) -> [ViewID] {
    let hierarchy = device.hierarchy
    guard let canvas = hierarchy.textField(field)?.canvas, let node = hierarchy.views.find(canvas) else { return [] }
    return hierarchy[node.layer].sublayers.compactMap { hierarchy[$0].owner }.filter { !hierarchy.isPrivatePart($0) }
  }
}

extension Hierarchy {
  /// Whether UIKit made a view for a text field: its canvas or another part of it.
  func isPrivatePart(_ view: ViewID) -> Bool {
    switch self[view].role {
    case .canvas, .fieldPart: return true
    default: return false
    }
  }
}
