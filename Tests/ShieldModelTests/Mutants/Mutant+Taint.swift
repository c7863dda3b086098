@testable import ShieldModel

extension Mutant {
  /// Wrong ideas of where a secret shows.
  static let taint: [Mutant] = [
    misreading("a node below a secret one is no secret", breaks: .changesAreTainted) { tree, scene, _ in
      tree.forEachNode { $0.isSecret = scene.hierarchy[$0.id].isSecret }
    },
    misreading("gradients and images are no secrets", breaks: .changesAreTainted) { tree, _, _ in
      tree.forEachNode { if $0.layer.gradient != nil || $0.layer.image != nil { $0.isSecret = false } }
    },
    misreading("what was kept is no secret any more", breaks: .changesAreTainted) { tree, _, _ in
      tree.forEachNode { node in
        for part in node.partsBehind.indices {
          node.partsBehind[part].snapshot?.tree.forEachNode { $0.isSecret = false }
        }
        node.fading?.snapshot.tree.forEachNode { $0.isSecret = false }
      }
    },
    misreading("a secret in a mask layer is no secret", breaks: .changesAreTainted) { tree, _, _ in
      func forget(_ node: inout ReferenceNode, isInMask: Bool) {
        let isInMask = isInMask || node.maskMode != nil
        if isInMask { node.isSecret = false }
        for index in node.children.indices { forget(&node.children[index], isInMask: isInMask) }
      }
      for index in tree.roots.indices { forget(&tree.roots[index], isInMask: false) }
    },
    falsified("a secret behind a translucent cover is not tainted", breaks: .changesAreTainted) {
      tree, canvas, request in
      // Whatever is drawn after a secret clears the taint.
      let front = ReferenceCompositor(tree: tree.withoutSecrets, request: request.withBase(isOpaque: false)).canvas()
      for index in canvas.indices where front[index].alpha > 0 { canvas[index].isTainted = false }
    },
    falsified("only pixels whose colour the secret sets alone are tainted", breaks: .changesAreTainted) {
      _, canvas, _ in
      for index in canvas.indices where canvas[index].exposure < 1 { canvas[index].isTainted = false }
    },
    falsified("the frames of secret nodes are tainted, covered or not", breaks: .taintIsEarned) { tree, canvas, _ in
      for node in tree.nodes where node.isSecret && node.isVisible {
        for index in canvas.indices where node.shape.samples[index] > 0 { canvas[index].isTainted = true }
      }
    },
    falsified("taint reaches one pixel too far", breaks: .taintIsEarned) { tree, canvas, _ in
      let before = canvas
      for index in canvas.indices.dropFirst() where before[index - 1].isTainted { canvas[index].isTainted = true }
    },
    falsified("everything is tainted", breaks: .taintIsEarned) { _, canvas, _ in
      for index in canvas.indices { canvas[index].isTainted = true }
    },
  ]

  /// A mutant whose pixels are right and whose taint is not.
  private static func falsified(
    _ description: String, breaks broken: DrawingLaw,
    _ falsify: @escaping @Sendable (ReferenceTree, inout [ReferencePixel], PictureRequest) -> Void
  ) -> Mutant {
    Mutant(description: description, broken: broken) { scene, request in
      let tree = ReferenceTree(scene, scale: request.scale)
      var canvas = ReferenceCompositor(tree: tree, request: request).canvas()
      falsify(tree, &canvas, request)
      return tree.picture(canvas)
    }
  }
}

extension ReferenceTree {
  /// The tree with secret nodes that paint nothing.
  fileprivate var withoutSecrets: ReferenceTree {
    var copy = self
    copy.forEachNode { node in
      if node.isSecret { (node.partsBehind, node.partsInFront) = ([], []) }
    }
    return copy
  }
}
