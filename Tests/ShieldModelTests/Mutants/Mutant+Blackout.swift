@testable import ShieldModel

extension Mutant {
  /// Wrong ways to black out.
  static let blackout: [Mutant] = [
    misreading("a blacked-out node still shows what is below it", breaks: .blackoutIsAPlainBlackLayer) {
      tree, _, request in
      guard request.effect == .blackout else { return }
      let bits = request.omitted
      tree.forEachNode { node in
        if node.layer.captureMask.isDisjoint(with: bits) { return }
        node.partsBehind = [ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)]
        node.partsInFront = []
      }
      request.omitted = []
    },
    misreading("a blacked-out node keeps its translucence", breaks: .blackoutIsAPlainBlackLayer) { tree, _, request in
      guard request.effect == .blackout else { return }
      let bits = request.omitted
      tree.forEachNode { node in
        if node.effectiveMask.isDisjoint(with: bits) { return }
        node.partsBehind = [ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)]
        node.partsInFront = []
        node.children = []
      }
      request.omitted = []
    },
    misreading("nodes below a blacked-out one are black too", breaks: .blackoutIsAPlainBlackLayer) {
      tree, _, request in
      guard request.effect == .blackout else { return }
      let bits = request.omitted
      tree.forEachNode { node in
        if node.effectiveMask.isDisjoint(with: bits) { return }
        let black = ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)
        (node.partsBehind, node.partsInFront, node.opacity) = ([black], [], 255)
      }
      request.omitted = []
    },
    misreading("blackout darkens the node's own paint only", breaks: .blackoutIsAPlainBlackLayer) {
      tree, _, request in
      guard request.effect == .blackout else { return }
      let bits = request.omitted
      tree.forEachNode { node in
        if node.effectiveMask.isDisjoint(with: bits) { return }
        for part in node.partsBehind.indices { node.partsBehind[part].color = .black }
        for part in node.partsInFront.indices { node.partsInFront[part].color = .black }
        node.children = []
      }
      request.omitted = []
    },
  ]
}
