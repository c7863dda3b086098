extension HealthChecks {
  /// Placeholders that show through translucent content on the panel.
  ///
  /// Source: C4, measured.
  static func placeholders(_ input: HealthInput) -> [Finding] {
    guard let tree = input.simulation.lastTree, !input.simulation.isOver else { return [] }
    let hierarchy = input.device.hierarchy
    var findings: [Finding] = []
    for view in hierarchy.views.handles {
      let node = hierarchy[view]
      guard node.tags.contains("placeholder") || node.name.hasSuffix("placeholder") else { continue }
      let marked = hierarchy.reach(of: [node.layer])
      let examined = LeakExamination.examine(tree.marking { marked.contains($0.layer) }, rule: .panel)
      guard examined.leaks, isBehindSecret(node.layer, in: tree) else { continue }
      findings.append(
        Finding(
          rule: "C4", severity: .warning, node: node.label, layer: node.layer, turn: input.simulation.turn,
          message: node.label + " shows through the secret content on the panel",
          hint: "make the content in front of a placeholder opaque", grade: .measured))
    }
    return findings
  }

  /// Whether some secret node is drawn after this one over the same pixels.
  private static func isBehindSecret(_ layer: LayerID, in tree: RenderTree) -> Bool {
    guard let index = tree.nodes.firstIndex(where: { $0.layer == layer }) else { return false }
    let area = tree.nodes[index].pixelBounds
    return tree.nodes[index...].contains { node in
      node.isSecret && node.visibility.isDrawn && !node.pixelBounds.intersection(area).isEmpty
    }
  }

  /// Labels whose extent follows their secret text.
  ///
  /// Source: C8, assumed.
  static func secretExtents(_ input: HealthInput) -> [Finding] {
    let hierarchy = input.device.hierarchy
    let secrets = hierarchy.reach(of: hierarchy.secretRoots)
    var findings: [Finding] = []
    for view in hierarchy.views.handles {
      guard hierarchy[view].role == .label, secrets.contains(hierarchy[view].layer),
        case .pins(let pins) = hierarchy[view].rule, pins.width == nil, !pins.fixesWidth
      else { continue }
      findings.append(
        Finding(
          rule: "C8", severity: .note, node: hierarchy[view].label, layer: hierarchy[view].layer,
          turn: input.simulation.turn,
          message: "the width of " + hierarchy[view].label + " follows its secret text, so the layout around it tells",
          hint: "give the label a fixed width", grade: .assumed))
    }
    return findings
  }
}

extension RenderNode {
  /// The smallest pixel rectangle that holds the node's bounds.
  var pixelBounds: PixelRect {
    let corners = [
      map.apply(.zero), map.apply(Point(x: size.width, y: 0)), map.apply(Point(x: 0, y: size.height)),
      map.apply(Point(x: size.width, y: size.height)),
    ]
    var rect = PixelRect.empty
    for (index, corner) in corners.enumerated() {
      let x = Rounding.pixelEdge(corner.x)
      let y = Rounding.pixelEdge(corner.y)
      if index == 0 {
        rect = PixelRect(left: x, top: y, right: x, bottom: y)
      } else {
        rect = PixelRect(
          left: min(rect.left, x), top: min(rect.top, y), right: max(rect.right, x), bottom: max(rect.bottom, y))
      }
    }
    return rect
  }
}
