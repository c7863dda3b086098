/// One pass over the layer trees, with what has been gathered so far.
struct CommitWalk {
  /// A layer that waits for its turn.
  struct Pending {
    var layer: LayerID
    var parent: Int32
    var traits: CopyTraits = []
  }

  let hierarchy: Hierarchy
  private let toPixels: AffineTransform
  private let isRightToLeft: Bool
  /// What copies of layers may take.
  let budget: CopyBudget
  var nodes: [RenderNode] = []
  /// For each node the map from the layer's own coordinates to the canvas, in points.
  private var placements: [AffineTransform] = []
  private var secrecy: SecrecyTable
  /// The masks of layers that replicas show, each found out once.
  var masksOfSources: [LayerID: (mask: CaptureMask, source: LayerID?)] = [:]

  init(hierarchy: Hierarchy, scale: Double, isRightToLeft: Bool, budget: CopyBudget) {
    self.hierarchy = hierarchy
    self.budget = budget
    self.isRightToLeft = isRightToLeft
    toPixels = .scale(x: scale, y: scale)
    secrecy = SecrecyTable(hierarchy: hierarchy)
    nodes.reserveCapacity(hierarchy.layers.count)
    placements.reserveCapacity(hierarchy.layers.count)
  }

  mutating func add(_ root: LayerID, placement: AffineTransform) {
    var stack = [Pending(layer: root, parent: -1, traits: traits(ofRoot: root))]
    while let next = stack.popLast() {
      let layer = next.traits.contains(.root) ? copied(next.layer) : hierarchy.layers[next.layer]
      let index = Int32(nodes.count)
      if next.parent < 0 {
        append(next.layer, layer, parent: -1, placement: placement)
      } else {
        let above = placements[Int(next.parent)]
        let own =
          next.traits.contains(.root) ? self.placement(ofCopy: layer, in: next.parent) : layer.transformToSuperlayer
        append(next.layer, layer, parent: next.parent, placement: above.applied(after: own))
      }
      if !next.traits.isEmpty, !adjust(next, layer, at: index) { continue }
      let children = ordered(layer.sublayers)
      let traits = layer.looks.isNone ? next.traits.below : next.traits.below(layer.looks)
      var position = children.count
      while position > 0 {
        position -= 1
        stack.append(Pending(layer: children[position], parent: index, traits: traits))
      }
      if !layer.looks.isNone, let copy = copies(of: layer, at: index, next.traits) { stack.append(copy) }
    }
  }

  /// Children by z position, equal ones in tree order, masks behind all others in the list.
  private func ordered(_ children: [LayerID]) -> [LayerID] {
    if children.count < 2 { return children }
    var isOrdered = true
    var keys: [(z: Double, place: Int)] = []
    keys.reserveCapacity(children.count)
    var last = -Double.infinity
    for (place, child) in children.enumerated() {
      let position = hierarchy.layers[child].zPosition
      var z = position.isNaN ? 0 : min(position, .greatestFiniteMagnitude)
      if !hierarchy.layers[child].looks.isNone, hierarchy.layers[child].maskMode != nil { z = .infinity }
      if z < last { isOrdered = false }
      last = z
      keys.append((z, place))
    }
    if isOrdered { return children }
    keys.sort { $0.z < $1.z || ($0.z == $1.z && $0.place < $1.place) }
    return keys.map { children[$0.place] }
  }

  private mutating func append(_ id: LayerID, _ layer: LayerNode, parent: Int32, placement: AffineTransform) {
    let origin = layer.boundsOrigin
    let map = toPixels.applied(after: placement.applied(after: .translation(x: origin.x, y: origin.y)))
    let opacity = Rounding.byte(layer.opacity)
    var node = RenderNode(
      layer: id, owner: layer.owner, parent: parent, subtreeEnd: 0,
      ownMask: layer.captureMask, effectiveMask: layer.captureMask,
      maskSource: layer.captureMask.isEmpty ? nil : id, visibility: .drawn, map: map, size: layer.frame.size,
      opacity: opacity, fill: layer.fill, video: layer.videoFrame.map(Color.init(videoFrame:)),
      videoFrame: layer.videoFrame ?? 0,
      text: layer.text.map { RenderText($0, isRightToLeft: isRightToLeft) },
      borderColor: layer.borderColor, borderWidth: layer.borderWidth, cornerRadius: layer.cornerRadius,
      clips: layer.clips, isSecret: layer.isSecret || secrecy.isSecret(owner: layer.owner),
      looks: layer.looks, hasMask: false)
    let isFolded = !(map.determinant.magnitude >= 1e-9) || !map.determinant.isFinite
    if parent < 0 {
      node.effectiveMask = hierarchy.effectiveMask(of: id)
      node.maskSource = hierarchy.maskSource(of: id)
      if isSecret(above: layer.superlayer) { node.isSecret = true }
      node.visibility = ownVisibility(isHidden: layer.isHidden, opacity: opacity, isFolded: isFolded)
    } else {
      // Read through the array, field by field: a copy of a whole node costs more than the rest of this function.
      let place = Int(parent)
      node.effectiveMask.formUnion(nodes[place].effectiveMask)
      if node.maskSource == nil { node.maskSource = nodes[place].maskSource }
      if nodes[place].isSecret { node.isSecret = true }
      if !node.looks.isNone, node.looks.maskMode != nil { nodes[place].hasMask = true }
      let inherited = inheritedVisibility(nodes[place].visibility, parent: nodes[place].layer)
      node.visibility = combined(
        own: ownVisibility(isHidden: layer.isHidden, opacity: opacity, isFolded: isFolded), inherited: inherited)
    }
    nodes.append(node)
    placements.append(placement)
  }

  /// Whether one of the layers above a root, which the picture does not contain, is secret.
  mutating func isSecret(above: LayerID?) -> Bool {
    var next = above
    while let id = next {
      let layer = hierarchy.layers[id]
      if layer.isSecret || secrecy.isSecret(owner: layer.owner) { return true }
      next = layer.superlayer
    }
    return false
  }

  private func ownVisibility(isHidden: Bool, opacity: UInt8, isFolded: Bool) -> Visibility {
    if isHidden { return .hidden }
    if opacity == 0 { return .transparent }
    return isFolded ? .folded : .drawn
  }

  private func inheritedVisibility(_ above: Visibility, parent: LayerID) -> Visibility {
    switch above {
    case .drawn, .hiddenAncestor, .transparentAncestor, .folded: above
    case .hidden: .hiddenAncestor(parent)
    case .transparent: .transparentAncestor(parent)
    }
  }

  private func combined(own: Visibility, inherited: Visibility) -> Visibility {
    if own == .hidden { return own }
    if case .hiddenAncestor = inherited { return inherited }
    if own == .transparent { return own }
    return inherited == .drawn ? own : inherited
  }

  /// The nodes, each knowing where its subtree ends.
  mutating func finish() -> [RenderNode] {
    var index = nodes.count
    while index > 0 {
      index -= 1
      let end = max(nodes[index].subtreeEnd, Int32(index) + 1)
      nodes[index].subtreeEnd = end
      let parent = Int(nodes[index].parent)
      if parent >= 0, nodes[parent].subtreeEnd < end { nodes[parent].subtreeEnd = end }
    }
    return nodes
  }
}

extension AffineTransform {
  /// How much areas grow, negative for a mirrored plane.
  var determinant: Double { a * d - b * c }
}

extension Color {
  /// The colour that stands for a picture of a video; neighbouring pictures differ in every channel.
  init(videoFrame number: Int32) {
    func channel(_ factor: Int64) -> UInt8 {
      let rest = Int64(number) * factor % 200
      return UInt8(40 + (rest < 0 ? rest + 200 : rest))
    }
    self.init(red: channel(53), green: channel(97), blue: channel(31))
  }
}

extension RenderText {
  /// Text with its alignment resolved.
  init(_ content: TextContent, isRightToLeft: Bool) {
    let natural: TextAlignment = isRightToLeft ? .right : .left
    self.init(
      string: content.string, color: content.color, size: content.size,
      alignment: content.alignment == .natural ? natural : content.alignment, isBlock: false)
  }
}
