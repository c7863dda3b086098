@testable import ShieldModel

extension Mutant {
  /// Wrong procedures: pictures made from other pictures, or decisions made before something was left out.
  static let frames: [Mutant] = [
    Mutant(description: "what is masked is painted over in the picture of the panel", broken: .maskedEqualsRemoved) {
      scene, request in
      let tree = ReferenceTree(scene, scale: request.scale)
      var canvas = unmasked(tree, request)
      for node in tree.nodes where node.isVisible && !node.effectiveMask.isDisjoint(with: request.omitted) {
        let cover = ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)
        tree.lay(cover, isSecret: false, within: .everywhere, onto: &canvas)
      }
      return tree.picture(canvas)
    },
    misreading("panel and captures share one frame, that of the panel", breaks: .maskedContentIsUnseen) {
      _, _, request in
      request.omitted = .panel
    },
    misreading("panel and captures share one frame, that of the capture", breaks: .otherBitsChangeNothing) {
      _, _, request in
      request.omitted.formUnion(.captures)
    },
    Mutant(description: "a capture blurs the panel's backdrop", broken: .maskedEqualsRemoved) { scene, request in
      // One blurred picture for all destinations: that of the panel.
      let tree = ReferenceTree(scene, scale: request.scale)
      var panel = ReferenceCompositor(tree: tree, request: request)
      panel.request.omitted = .panel
      let behind = panel.backdrops()
      var capture = ReferenceCompositor(tree: tree, request: request)
      capture.borrowedBackdrops = behind
      return capture.picture()
    },
    misreading("the picture of a rasterized node is shared by all destinations", breaks: .maskedEqualsRemoved) {
      tree, _, request in
      let bits = request.omitted
      // What the panel drew into the picture stays in it.
      tree.forEachChain { node, above in
        if let above, above.layer.isRasterized, above.effectiveMask.isDisjoint(with: bits) {
          node.effectiveMask.subtract(bits)
        }
      }
    },
    Mutant(description: "a shadow is made once, with what captures leave out", broken: .maskedEqualsRemoved) {
      scene, request in
      var painter = ReferenceCompositor(tree: ReferenceTree(scene, scale: request.scale), request: request)
      painter.omitsInShapes = false
      return painter.picture()
    },
    misreading("a node that a left-out node covers is culled", breaks: .maskedEqualsRemoved) { tree, _, _ in
      let width = tree.width
      let nodes = tree.nodes
      // Back to front in pre-order; an opaque fill hides all pixels of earlier nodes below it.
      var hidden: Set<LayerID> = []
      for (index, node) in nodes.enumerated() {
        let isCovered = nodes[(index + 1)...].contains { cover in
          cover.isVisible && cover.opacity == 255 && cover.layer.fill.alpha == 255
            && !node.subtree.contains { $0.id == cover.id }
            && (0..<width * tree.height).allSatisfy {
              node.shape.samples[$0] == 0 || cover.shape.samples[$0] == 256
            }
        }
        if isCovered { hidden.insert(node.id) }
      }
      tree.forEachNode { node in
        if hidden.contains(node.id) { (node.partsBehind, node.partsInFront) = ([], []) }
      }
    },
    misreading("a node is flattened once, and every picture uses the flat copy", breaks: .maskedEqualsRemoved) {
      tree, _, request in
      let bits = request.omitted
      // What is masked for the picture stays in the copy of a translucent node above it.
      tree.forEachChain { node, above in
        let isOwn = !node.layer.captureMask.isDisjoint(with: bits)
        let isInCopy = above.map { $0.opacity < 255 && $0.effectiveMask.isDisjoint(with: bits) } ?? false
        if isOwn, isInCopy { node.effectiveMask.subtract(bits) }
      }
    },
    Mutant(description: "group opacity is applied before leaving out", broken: .maskedEqualsRemoved) { scene, request in
      // Each translucent node is dimmed by what its whole group covers: a masked child punches a hole into the group.
      var tree = ReferenceTree(scene, scale: request.scale)
      let bits = request.omitted
      tree.forEachNode { node in
        if node.opacity == 255 { return }
        for child in node.children where !child.layer.captureMask.isDisjoint(with: bits) {
          for index in child.shape.samples.indices where child.shape.samples[index] > 0 {
            for part in node.partsBehind.indices { node.partsBehind[part].paint.samples[index] = 0 }
          }
        }
      }
      return ReferenceCompositor(tree: tree, request: request).picture()
    },
    misreading("a node keeps its clip for siblings of a left-out node", breaks: .maskedEqualsRemoved) {
      tree, _, request in
      let bits = request.omitted
      // The walk returns early from a left-out node and forgets to restore the clip of the node above.
      let width = tree.width
      func forget(_ nodes: inout [ReferenceNode]) {
        var isForgotten = ReferenceBox.everywhere
        for index in nodes.indices {
          if isForgotten != .everywhere { nodes[index].cut(to: isForgotten, width: width) }
          if case .box(let box) = nodes[index].clip, !nodes[index].layer.captureMask.isDisjoint(with: bits) {
            isForgotten = box
          }
          forget(&nodes[index].children)
        }
      }
      forget(&tree.roots)
    },
    Mutant(description: "only the first masked subtree is left out", broken: .maskedContentIsUnseen) { scene, request in
      var tree = ReferenceTree(scene, scale: request.scale)
      var isFirst = true
      tree.forEachChain { node, above in
        if let above, !above.effectiveMask.isDisjoint(with: request.omitted) { return }
        if node.effectiveMask.isDisjoint(with: request.omitted) { return }
        if !isFirst { node.effectiveMask.subtract(request.omitted) }
        isFirst = false
      }
      return ReferenceCompositor(tree: tree, request: request).picture()
    },
    Mutant(description: "the base colour of a capture shows through from the panel", broken: .maskedContentIsUnseen) {
      scene, request in
      // Pixels that nothing covers any more keep what the panel had there.
      let tree = ReferenceTree(scene, scale: request.scale)
      let panel = unmasked(tree, request)
      var clear = request
      clear.isBaseOpaque = false
      var canvas = ReferenceCompositor(tree: tree, request: clear).canvas()
      for index in canvas.indices where canvas[index].alpha == 0 { canvas[index] = panel[index] }
      return tree.picture(canvas)
    },
  ]
}

extension ReferenceNode {
  /// Cuts everything that the node and those below it paint.
  fileprivate mutating func cut(to box: ReferenceBox, width: Int) {
    func isOutside(_ index: Int) -> Bool {
      let (x, y) = (index % width, index / width)
      return x < box.left || x >= box.right || y < box.top || y >= box.bottom
    }
    for part in partsBehind.indices {
      for index in partsBehind[part].paint.samples.indices where isOutside(index) {
        partsBehind[part].paint.samples[index] = 0
      }
    }
    for index in children.indices { children[index].cut(to: box, width: width) }
  }
}
