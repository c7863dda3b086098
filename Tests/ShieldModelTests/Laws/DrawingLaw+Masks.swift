@testable import ShieldModel

extension DrawingLaw {
  /// The first law: leaving out is as if the subtree did not exist, wherever the capture starts.
  static let maskedEqualsRemoved = DrawingLaw(
    description: "a picture that leaves a masked layer out equals the picture of the tree without that layer"
  ) { scene, request, draw in
    var request = request
    request.effect = .omit
    let masked = scene.layers(maskedFor: request.omitted)
    if masked.isEmpty { return nil }
    let picture = draw(scene, request)
    for id in masked {
      let rest = draw(scene.removing(id), request)
      let name = scene.hierarchy.label(of: id)
      if let difference = picture.firstDifference(from: rest) { return "without \(name), \(difference)" }
      if let difference = picture.firstTaintDifference(from: rest) { return "without \(name), \(difference)" }
    }
    return nil
  }

  /// The second law, for every kind of picture: bits that it does not leave out change nothing.
  static let otherBitsChangeNothing = DrawingLaw(
    description: "a picture does not depend on the mask bits of other pictures; so the panel on none for captures"
  ) { scene, request, draw in
    let picture = draw(scene, request)
    let all = scene.hierarchy.layers.handles
    let others = CaptureMask([.still, .live, .panel]).subtracting(request.omitted)
    let fewer = scene.editing(all) { $0.captureMask.formIntersection(request.omitted) }
    let more = scene.editing(all) { $0.captureMask.formUnion(others) }
    for (word, changed) in [("cleared", fewer), ("set", more)] {
      let other = draw(changed, request)
      let difference = picture.firstDifference(from: other) ?? picture.firstTaintDifference(from: other)
      if let difference { return "with the other bits \(word), \(difference)" }
    }
    return nil
  }

  /// The third law: what a masked layer and everything below it looks like never reaches a picture of that kind.
  ///
  /// It holds for every mask assignment, so masking more (each such tree is a scene of its own, and all layers masked
  /// at once is tried here) never brings the colour back.
  static let maskedContentIsUnseen = DrawingLaw(
    description: "however much more is masked, a picture that leaves a layer out does not change with its content"
  ) { scene, request, draw in
    let all = scene.hierarchy.layers.handles
    let masked = scene.layers(maskedFor: request.omitted)
    if masked.isEmpty { return nil }
    let more = scene.editing(masked.indices.map { all[($0 * 7 + 3) % all.count] }) {
      $0.captureMask.formUnion(request.omitted)
    }
    for (word, tree) in [("", scene), ("with more masked, ", more)] {
      let picture = draw(tree, request)
      for id in masked {
        let repainted = tree.editing(tree.hierarchy.layerSubtree(of: id)) { repaint(&$0) }
        if let difference = picture.firstDifference(from: draw(repainted, request)) {
          return "\(word)repainting \(scene.hierarchy.label(of: id)): \(difference)"
        }
      }
    }
    return nil
  }

  /// Blacking out, said with other means: the topmost masked layers turned into plain black ones without sublayers.
  static let blackoutIsAPlainBlackLayer = DrawingLaw(
    description: "a blacked-out layer looks like an opaque black layer of its shape with nothing below it"
  ) { scene, request, draw in
    var blackout = request
    blackout.effect = .blackout
    if scene.layers(maskedFor: request.omitted).isEmpty { return nil }
    var plain = scene
    var stack = scene.roots
    var seen: Set<LayerID> = []
    while let id = stack.popLast() {
      guard scene.hierarchy.layers.contains(id), seen.insert(id).inserted else { continue }
      if ReferenceTree.effectiveMask(of: id, in: scene.hierarchy).isDisjoint(with: request.omitted) {
        stack += scene.hierarchy[id].sublayers
        if let source = scene.hierarchy[id].replicaSource { stack.append(source) }
      } else {
        for sublayer in scene.hierarchy[id].sublayers { try? plain.hierarchy.removeFromSuperlayer(sublayer) }
        plain = plain.editing([id]) { turnBlack(&$0) }
      }
    }
    plain = plain.editing(plain.hierarchy.layers.handles) { $0.captureMask.subtract(request.omitted) }
    return draw(scene, blackout).firstDifference(from: draw(plain, blackout))
  }

  /// Gives a layer another content of the same extent.
  static func repaint(_ layer: inout LayerNode) {
    layer.fill = Color(red: 1, green: 254, blue: 129)
    layer.videoFrame = nil
    layer.borderColor = Color(red: 129, green: 1, blue: 254)
    layer.borderWidth = layer.borderWidth > 0 ? 0 : 1
    layer.text = layer.text == nil ? TextContent(string: "?", color: .white) : nil
    layer.gradient = layer.gradient == nil ? Gradient(colors: [.white, .clear]) : nil
    layer.image = layer.image == nil ? LayerImage(.checker, width: 3, height: 3) : nil
    // A shadow would change what is beside the layer, and what costs time is not added to trees without it.
    layer.shadow = nil
    layer.blurRadius = nil
    layer.snapshot = nil
    layer.crossFade = nil
  }

  private static func turnBlack(_ layer: inout LayerNode) {
    layer.fill = .black
    layer.videoFrame = nil
    layer.borderWidth = 0
    layer.text = nil
    layer.gradient = nil
    layer.image = nil
    layer.shadow = nil
    layer.blurRadius = nil
    layer.clips = false
    layer.replicaSource = nil
    layer.snapshot = nil
    layer.crossFade = nil
    layer.isProtectedMedia = false
    // A layer that is not seen at all stays unseen; any other loses its translucence.
    if ReferenceRounding.byte(layer.opacity) > 0 { layer.opacity = 1 }
  }
}
