import Testing

@testable import ShieldModel

/// Composed = reference, to the bit, pixels and taint.
@Suite struct ComposedEqualsReferenceTests {
  /// The bits of other kinds change nothing (see the laws of capture), so 274 mask assignments stand for 3,940.
  @Test(arguments: SmallLayerTrees.allForests, [CaptureEffect.omit, .blackout])
  func `on all small trees the product draws what the reference draws`(
    forest: [Int?], effect: CaptureEffect
  ) throws {
    let request = PictureRequest.still.with(effect: effect)
    try SmallLayerTrees.forEachMask(of: forest, from: [[], .still]) { scene, look in
      // One secret node, another one in each look.
      var scene = scene
      let layers = scene.hierarchy.layers.handles.dropFirst()
      let secret = layers.startIndex + (look == .opaque ? 0 : look == .translucent ? 1 : 2) % layers.count
      scene.hierarchy[layers[secret]].isSecret = true
      expectNone(DrawingLaw.composedEqualsReference, scene, request)
    }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 200))
  func `on 200 random trees the product draws what the reference draws`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let reference = ReferenceTree(scene, scale: tree.scale)
      for request in RandomLayerTrees.requests(seed: seed, scale: tree.scale) {
        let expected = ReferenceCompositor(tree: reference, request: request).picture()
        if ProductDrawing.draw(scene, request) != expected {
          recordSmallest(tree, seed: seed, request, DrawingLaw.composedEqualsReference)
          return
        }
      }
    }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 80))
  func `on 80 random trees a commit gives each layer the mask, secrecy and visibility of the reference`(
    seeds: Range<UInt64>
  ) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let committed = ProductDrawing.commit(scene, scale: tree.scale)
      var reference = ReferenceTree(scene, scale: tree.scale)
      reference.forEachChain { node, above in node.isVisible = node.isVisible && above?.isVisible ?? true }
      let nodes = reference.nodes
      try #require(committed.nodes.map(\.layer) == nodes.map(\.id), "seed \(seed)\n\(tree)")
      for (product, node) in zip(committed.nodes, nodes) {
        let isSame =
          product.effectiveMask == node.effectiveMask && product.isSecret == node.isSecret
          && product.visibility.isDrawn == node.isVisible && Int(product.opacity) == node.opacity
        #expect(isSame, "seed \(seed), layer \(scene.hierarchy.label(of: node.id))\n\(tree)")
      }
    }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 60))
  func `on 60 random trees a window of the picture is cut out of the whole`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      let committed = ProductDrawing.commit(try tree.scene(), scale: tree.scale)
      let rule = ProductDrawing.rule(request)
      let whole = Compositor.compose(committed, rule: rule)
      if whole.isEmpty { continue }
      var generator = LawGenerator(seed: seed)
      let left = Int32(generator.below(Int(whole.width)))
      let top = Int32(generator.below(Int(whole.height)))
      let window = PixelRect(
        left: left, top: top, right: left + 1 + Int32(generator.below(Int(whole.width - left))),
        bottom: top + 1 + Int32(generator.below(Int(whole.height - top))))
      let part = Compositor.compose(committed, rule: rule, window: window)
      #expect(part == whole.cropped(to: window), "seed \(seed), \(window), \(request)\n\(tree)")
    }
  }
}
