@testable import ShieldModel

/// The layers of a drawing as nested nodes, made straight from a hierarchy by recursion.
struct ReferenceTree {
  let canvas: ReferenceCanvas
  /// Pixels, margin included.
  var width: Int { canvas.width }
  /// Pixels, margin included.
  var height: Int { canvas.height }
  /// Back to front.
  var roots: [ReferenceNode]

  /// All nodes, those above before those below.
  var nodes: [ReferenceNode] { roots.flatMap(\.subtree) }

  init(_ scene: DrawingScene, scale: Double) {
    let reader = Reader(scene: scene, scale: scale)
    canvas = reader.canvas
    roots = scene.roots.map { reader.root($0) }
  }

  private struct Reader {
    let hierarchy: Hierarchy
    let scale: Double
    let isSubtree: Bool
    let isRightToLeft: Bool
    let canvas: ReferenceCanvas

    init(scene: DrawingScene, scale: Double) {
      hierarchy = scene.hierarchy
      self.scale = scale
      isSubtree = scene.isSubtree
      isRightToLeft = scene.isRightToLeft
      let picture = (
        max(0, ReferenceRounding.edge(scene.size.width * scale)),
        max(0, ReferenceRounding.edge(scene.size.height * scale))
      )
      // Shadows are long enough to need a margin; how far they reach is known before anything is painted.
      var margin = 0
      for root in scene.roots {
        let map = Reader.startMap(root, in: scene.hierarchy, isSubtree: scene.isSubtree)
        margin = max(margin, Reader.reach(root, map, scale, scene.hierarchy, below: []))
      }
      canvas = ReferenceCanvas(picture: picture, margin: margin)
    }

    /// A picture of a subtree drops the place of its layer, but keeps where its bounds begin.
    func root(_ id: LayerID) -> ReferenceNode {
      node(id, map: Reader.startMap(id, in: hierarchy, isSubtree: isSubtree), below: [])
    }

    private static func startMap(_ id: LayerID, in hierarchy: Hierarchy, isSubtree: Bool) -> ReferenceMap {
      let layer = hierarchy[id]
      return isSubtree
        ? .shift(-layer.boundsOrigin.x, -layer.boundsOrigin.y) : ReferenceMap.toSuperlayer(of: layer)
    }

    /// How far shadows reach together, from a layer down.
    private static func reach(
      _ id: LayerID, _ map: ReferenceMap, _ scale: Double, _ hierarchy: Hierarchy, below path: [LayerID]
    ) -> Int {
      let layer = hierarchy[id]
      let own = ReferenceShadow(layer, map: map.scaled(by: scale))?.reach ?? 0
      var below = layer.sublayers.map {
        reach($0, map.after(ReferenceMap.toSuperlayer(of: hierarchy[$0])), scale, hierarchy, below: path + [id])
      }
      if let source = shownSource(of: id, in: hierarchy, below: path) {
        let map = map.after(placement(of: hierarchy[source], in: layer))
        below.append(reach(source, map, scale, hierarchy, below: path + [id]))
      }
      return own + (below.max() ?? 0)
    }

    /// The layer that a replica shows, unless it would show itself.
    private static func shownSource(of id: LayerID, in hierarchy: Hierarchy, below path: [LayerID]) -> LayerID? {
      guard let source = hierarchy[id].replicaSource, hierarchy.layers.contains(source), source != id,
        !path.contains(source)
      else { return nil }
      return source
    }

    /// From a source's coordinates to those of the replica: the top left corners lie on each other.
    private static func placement(of source: LayerNode, in replica: LayerNode) -> ReferenceMap {
      .shift(replica.boundsOrigin.x - source.boundsOrigin.x, replica.boundsOrigin.y - source.boundsOrigin.y)
    }

    /// `above` are the mask and the secrecy of the node that this one stands below in the drawing.
    func node(
      _ id: LayerID, map: ReferenceMap, below path: [LayerID], above: (mask: CaptureMask, isSecret: Bool) = ([], false),
      isCopy: Bool = false
    ) -> ReferenceNode {
      var layer = hierarchy[id]
      if isCopy { layer.maskMode = nil }
      let ownMask = effectiveMask(of: id).union(above.mask)
      let isSecret = above.isSecret || ReferenceTree.isSecret(id, in: hierarchy)
      let geometry = ReferenceGeometry(layer: layer, pointMap: map, scale: scale, canvas: canvas)
      let opacity = ReferenceRounding.byte(layer.opacity)
      let isVisible = !layer.isHidden && opacity > 0 && geometry.map.determinant.magnitude >= 1e-9
      var clip = ReferenceNode.Clip.none
      if layer.clips {
        if !(geometry.width > 0 && geometry.height > 0) {
          clip = .box(.nowhere)
        } else {
          clip = geometry.isSnappedBox ? .box(geometry.box) : .shape
        }
      }
      let shape = isVisible ? geometry.shape : ReferenceCoverage(canvas)
      var children: [ReferenceNode] = []
      if let source = Reader.shownSource(of: id, in: hierarchy, below: path) {
        let map = map.after(Reader.placement(of: hierarchy[source], in: layer))
        children.append(node(source, map: map, below: path + [id], above: (ownMask, isSecret), isCopy: true))
      }
      children += backToFront(layer.sublayers).map {
        var child = node(
          $0, map: map.after(ReferenceMap.toSuperlayer(of: hierarchy[$0])), below: path + [id],
          above: (ownMask, isSecret))
        child.maskMode = child.layer.maskMode
        return child
      }
      var made = ReferenceNode(
        id: id, layer: layer, effectiveMask: ownMask, isSecret: isSecret, isVisible: isVisible,
        opacity: opacity, clip: clip, shape: shape,
        partsBehind: isVisible ? partsBehind(layer, geometry, shape: shape, clip: clip) : [],
        partsInFront: isVisible ? partsInFront(layer, geometry, clip: clip) : [],
        children: children, shadow: ReferenceShadow(layer, map: geometry.map),
        backdrop: ReferenceBackdrop(layer, geometry))
      made.isCopy = isCopy
      if isVisible, let fade = layer.crossFade,
        let past = ReferenceSnapshot(fade.snapshot, over: nil, map: geometry.map, canvas: canvas)
      {
        made.fading = (past, ReferenceRounding.byte(fade.share))
      }
      return made
    }

    /// Sorted by z position; of two equals the one that came first stays behind; masks at the end as they came.
    private func backToFront(_ sublayers: [LayerID]) -> [LayerID] {
      var sorted: [LayerID] = []
      for sublayer in sublayers {
        let z = hierarchy[sublayer].zPosition
        let place = sorted.firstIndex { hierarchy[$0].zPosition > z } ?? sorted.count
        sorted.insert(sublayer, at: place)
      }
      return sorted.filter { hierarchy[$0].maskMode == nil } + sublayers.filter { hierarchy[$0].maskMode != nil }
    }

    private func partsBehind(
      _ layer: LayerNode, _ geometry: ReferenceGeometry, shape: ReferenceCoverage, clip: ReferenceNode.Clip
    ) -> [ReferenceNode.Part] {
      var parts: [ReferenceNode.Part] = []
      guard geometry.width > 0, geometry.height > 0 else { return parts }
      let everywhere = ReferenceCoverage(canvas, everywhere: 256)
      let area = clip == .shape ? everywhere : shape
      if layer.fill.alpha > 0 { parts.append(ReferenceNode.Part(color: layer.fill, paint: area, extent: area)) }
      let shading = ReferenceShading(map: geometry.map, canvas: canvas)
      if let gradient = layer.gradient, gradient.stops.contains(where: { $0.color.alpha > 0 }) {
        var part = ReferenceNode.Part(color: .clear, paint: area, extent: area)
        part.colors = shading.colors(of: gradient, width: geometry.width, height: geometry.height)
        var turned = gradient
        for index in turned.stops.indices { turned.stops[index].color = turn(turned.stops[index].color) }
        part.turnedColors = shading.colors(of: turned, width: geometry.width, height: geometry.height)
        parts.append(part)
      }
      if let frame = layer.videoFrame {
        parts.append(ReferenceNode.Part(color: videoColor(Int(frame)), paint: area, extent: area))
      }
      if let image = layer.image, image.pixmap?.isVisible ?? (image.first.alpha > 0 || image.second.alpha > 0) {
        let place = geometry.place(of: image)
        var part = ReferenceNode.Part(color: .clear, paint: place.coverage, extent: place.coverage)
        let frame = Int(layer.videoFrame ?? 0)
        part.colors = shading.colors(of: image, in: place.rect, videoFrame: frame)
        let turned = image.recolored(turn)
        part.turnedColors = shading.colors(of: turned, in: place.rect, videoFrame: frame)
        parts.append(part)
      }
      if let kept = layer.snapshot {
        let stretched = geometry.place(of: LayerImage(.checker, width: 1, height: 1))
        var part = ReferenceNode.Part(color: .clear, paint: stretched.coverage, extent: stretched.coverage)
        part.snapshot = ReferenceSnapshot(kept, over: stretched.rect, map: geometry.map, canvas: canvas)
        if part.snapshot != nil { parts.append(part) }
      }
      if let text = layer.text, text.color.alpha > 0,
        let drawn = ReferenceText(text, in: geometry, isRightToLeft: isRightToLeft)
      {
        parts.append(ReferenceNode.Part(color: text.color, paint: drawn.ink, extent: drawn.block))
      }
      return parts
    }

    private func partsInFront(
      _ layer: LayerNode, _ geometry: ReferenceGeometry, clip: ReferenceNode.Clip
    ) -> [ReferenceNode.Part] {
      guard geometry.width > 0, geometry.height > 0, layer.borderWidth > 0, layer.borderColor.alpha > 0 else {
        return []
      }
      let ring = clip == .shape ? geometry.unboundedBorder : geometry.border
      return [ReferenceNode.Part(color: layer.borderColor, paint: ring, extent: ring)]
    }

    private func turn(_ color: Color) -> Color {
      Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
    }

    private func videoColor(_ frame: Int) -> Color {
      func channel(_ factor: Int) -> UInt8 {
        let product = frame * factor
        return UInt8(40 + product - 200 * ReferenceRounding.floorDivision(product, 200))
      }
      return Color(red: channel(53), green: channel(97), blue: channel(31))
    }

    private func effectiveMask(of id: LayerID) -> CaptureMask {
      ReferenceTree.effectiveMask(of: id, in: hierarchy)
    }
  }
}

extension ReferenceTree {
  /// Whether a layer is secret by itself, by a layer above it, or by a view above the view that owns one of them.
  static func isSecret(_ id: LayerID, in hierarchy: Hierarchy) -> Bool {
    let layer = hierarchy[id]
    if layer.isSecret { return true }
    if let owner = layer.owner, isMarked(owner, in: hierarchy) { return true }
    return layer.superlayer.map { isSecret($0, in: hierarchy) } ?? false
  }

  private static func isMarked(_ view: ViewID, in hierarchy: Hierarchy) -> Bool {
    let node = hierarchy[view]
    if hierarchy[node.layer].isSecret || hierarchy[node.ownLayer].isSecret { return true }
    return node.superview.map { isMarked($0, in: hierarchy) } ?? false
  }
}

extension ReferenceTree {
  /// The bits of a layer and all above it, and of everything that a replica among them shows.
  ///
  /// Below the uppermost surface of an engine no bits count.
  static func effectiveMask(of id: LayerID, in hierarchy: Hierarchy) -> CaptureMask {
    var asked: Set<LayerID> = []
    func mask(_ id: LayerID) -> CaptureMask {
      if !asked.insert(id).inserted { return [] }
      let path = hierarchy.layerPath(from: id)
      let first = path.lastIndex { hierarchy[$0].isEngineSurface } ?? 0
      var bits = CaptureMask()
      for (index, layer) in path.enumerated() {
        let node = hierarchy[layer]
        if index >= first {
          bits.formUnion(node.captureMask)
          if let snapshot = node.snapshot, snapshot.content.isMaskKept { bits.formUnion(snapshot.content.mask) }
          if let fade = node.crossFade { bits.formUnion(fade.snapshot.content.mask) }
        }
        if let source = node.replicaSource, hierarchy.layers.contains(source) { bits.formUnion(mask(source)) }
      }
      return bits
    }
    return mask(id)
  }
}
