import ShieldModel

/// The trees of a device as JSON: flat lists in the order of the trees, each node with the number of the one above.
///
/// Keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come without.
struct TreeDocument: Encodable {
  let formatVersion = 1
  /// The path of the scenario.
  let scenario: String
  /// The system, such as `iOS 17`.
  let system: String
  /// After which step, from 1; 0 after the launch.
  let step: Int
  /// The view tree; nil when it is not asked for.
  let views: [ViewEntry]?
  /// The layer tree; nil when it is not asked for.
  let layers: [LayerEntry]?
  /// What the render server got last; nil when it is not asked for, or nothing was committed.
  let render: [RenderEntry]?

  /// A view.
  struct ViewEntry: Encodable {
    let id: Int
    let parent: Int?
    let typeName: String
    let name: String?
    let tags: [String]?
    let layer: Int?
    let layerIsElsewhere: Bool
    let isUserInteractionEnabled: Bool
    let isSecureTextEntry: Bool?
  }

  /// A layer; its frame is x, y, width and height in points of the layer above.
  struct LayerEntry: Encodable {
    let id: Int
    let parent: Int?
    let label: String
    let view: Int?
    let frame: [Double]
    let isHidden: Bool
    let opacity: Double
    let clips: Bool
    let zPosition: Double
    let captureMask: String?
    let effectiveMask: String?
    let isSecret: Bool
    let text: String?
  }

  /// A node of the render tree, with what decides about it.
  struct RenderEntry: Encodable {
    let layer: Int?
    let parent: Int?
    let label: String
    let isDrawn: Bool
    let reason: String?
    let effectiveMask: String?
    let maskSource: Int?
    let isSecret: Bool
  }
}

extension TreeDocument {
  /// Makes the document of a state.
  init(_ simulation: Simulation, scenario: String, system: String, step: Int, which: TreeCommand.Which) {
    let device = simulation.device
    let order = TreeOrder(device)
    let hierarchy = device.hierarchy
    let viewNumbers = Dictionary(zip(order.views, 0...)) { first, _ in first }
    let layerNumbers = Dictionary(zip(order.layers, 0...)) { first, _ in first }
    // Layers stand behind those above them, so one pass finds every effective mask.
    var masks: [LayerID: CaptureMask] = [:]
    for layer in order.layers {
      let node = hierarchy[layer]
      masks[layer] = node.captureMask.union(node.superlayer.flatMap { masks[$0] } ?? [])
    }
    self.scenario = scenario
    self.system = system
    self.step = step
    views =
      which.includes(.view)
      ? order.views.map { view in
        let node = hierarchy[view]
        return ViewEntry(
          id: viewNumbers[view] ?? -1, parent: node.superview.flatMap { viewNumbers[$0] }, typeName: node.typeName,
          name: node.name.isEmpty ? nil : node.name, tags: node.tags.isEmpty ? nil : node.tags,
          layer: layerNumbers[node.layer], layerIsElsewhere: order.isStray(view, in: device),
          isUserInteractionEnabled: node.isUserInteractionEnabled,
          isSecureTextEntry: hierarchy.textField(view)?.isSecureTextEntry)
      } : nil
    layers =
      which.includes(.layer)
      ? order.layers.map { layer in
        let node = hierarchy[layer]
        return LayerEntry(
          id: layerNumbers[layer] ?? -1, parent: node.superlayer.flatMap { layerNumbers[$0] },
          label: hierarchy.label(of: layer), view: node.owner.flatMap { viewNumbers[$0] },
          frame: [node.frame.x, node.frame.y, node.frame.width, node.frame.height], isHidden: node.isHidden,
          opacity: node.opacity, clips: node.clips, zPosition: node.zPosition,
          captureMask: Self.text(node.captureMask), effectiveMask: Self.text(masks[layer] ?? []),
          isSecret: node.isSecret,
          text: node.text?.string)
      } : nil
    render =
      which.includes(.render)
      ? simulation.lastTree?.nodes.map { node in
        RenderEntry(
          layer: layerNumbers[node.layer], parent: node.parent < 0 ? nil : Int(node.parent),
          label: hierarchy.label(of: node.layer), isDrawn: node.visibility.isDrawn,
          reason: node.visibility.words(hierarchy.label), effectiveMask: Self.text(node.effectiveMask),
          maskSource: node.maskSource.flatMap { layerNumbers[$0] }, isSecret: node.isSecret)
      } : nil
  }

  private static func text(_ mask: CaptureMask) -> String? { mask.isEmpty ? nil : mask.description }
}
