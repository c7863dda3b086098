@testable import ShieldModel

extension Mutant {
  /// Wrong ideas of which mask takes effect where.
  static let masks: [Mutant] = [
    misreading("masks concern the node itself and not what is below it", breaks: .maskedEqualsRemoved) { tree, _, _ in
      tree.forEachNode { $0.effectiveMask = $0.layer.captureMask }
    },
    misreading("a mask of a node replaces that of the node above", breaks: .maskedEqualsRemoved) { tree, _, _ in
      tree.forEachChain { node, above in
        let own = node.layer.captureMask
        node.effectiveMask = own.isEmpty ? above?.effectiveMask ?? [] : own
      }
    },
    misreading("the effective mask begins at the root of the capture", breaks: .maskedEqualsRemoved) { tree, _, _ in
      tree.forEachChain { node, above in
        node.effectiveMask = node.layer.captureMask.union(above?.effectiveMask ?? [])
      }
    },
    misreading("a mask is lost below a hidden ancestor", breaks: .maskedEqualsRemoved) { tree, scene, _ in
      tree.forEachNode { node in
        var mask = node.layer.captureMask
        for id in scene.hierarchy.layerPath(from: node.id).dropFirst() {
          if scene.hierarchy[id].isHidden { break }
          mask.formUnion(scene.hierarchy[id].captureMask)
        }
        node.effectiveMask = mask
      }
    },
    misreading("a mask spreads to siblings in front of the node", breaks: .maskedEqualsRemoved) { tree, _, _ in
      func spread(_ nodes: inout [ReferenceNode], _ above: CaptureMask) {
        var mask = above
        for index in nodes.indices {
          mask.formUnion(nodes[index].effectiveMask)
          nodes[index].effectiveMask = mask
          spread(&nodes[index].children, mask)
        }
      }
      spread(&tree.roots, [])
    },
    misreading("masks are read in tree order after sorting by z position", breaks: .maskedEqualsRemoved) {
      tree, scene, _ in
      func mistake(_ node: inout ReferenceNode, _ above: CaptureMask) {
        let inTreeOrder = scene.hierarchy[node.id].sublayers
        for index in node.children.indices {
          let own = scene.hierarchy[inTreeOrder[index]].captureMask
          node.children[index].effectiveMask = above.union(own)
          mistake(&node.children[index], above.union(own))
        }
      }
      for index in tree.roots.indices { mistake(&tree.roots[index], tree.roots[index].effectiveMask) }
    },
    misreading("capture bits inside a mask layer are ignored", breaks: .maskedEqualsRemoved) { tree, _, request in
      func ignore(_ node: inout ReferenceNode, isInMask: Bool, _ bits: CaptureMask) {
        let isInMask = isInMask || node.maskMode != nil
        if isInMask { node.effectiveMask.subtract(bits) }
        for index in node.children.indices { ignore(&node.children[index], isInMask: isInMask, bits) }
      }
      for index in tree.roots.indices { ignore(&tree.roots[index], isInMask: false, request.omitted) }
    },
    misreading("a mask is lost in a replica", breaks: .maskedEqualsRemoved) { tree, _, _ in
      // The copy has the masks of the place where it stands and not those of the place that it comes from.
      tree.forEachChain { node, above in
        let own = node.layer.replicaSource != nil || node.isCopy
        if own { node.effectiveMask = node.layer.captureMask.union(above?.effectiveMask ?? []) }
      }
    },
    misreading("a toggle of a mask alone damages nothing", breaks: .maskedContentIsUnseen) { tree, _, _ in
      // The frame from before the masks were set is still good.
      tree.forEachNode { $0.effectiveMask = [] }
    },
    misreading("a masked node leaves its children behind", breaks: .maskedEqualsRemoved) { tree, _, request in
      let omitted = request.omitted
      // Nodes whose own mask meets the bits draw nothing themselves; everything else is drawn.
      tree.forEachNode { node in
        if !node.layer.captureMask.isDisjoint(with: omitted) { (node.partsBehind, node.partsInFront) = ([], []) }
      }
      request.omitted = []
    },
    misreading("a capture leaves out whatever has any mask", breaks: .otherBitsChangeNothing) { tree, _, request in
      let omitted = request.omitted
      tree.forEachNode { if !$0.effectiveMask.isEmpty { $0.effectiveMask.formUnion(omitted) } }
    },
    misreading("the panel honours the masks of captures", breaks: .otherBitsChangeNothing) { _, _, request in
      if request.omitted == .panel { request.omitted = [.panel, .still] }
    },
  ]
}
