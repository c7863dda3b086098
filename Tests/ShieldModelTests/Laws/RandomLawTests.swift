import Testing

@testable import ShieldModel

/// The laws on random trees; each seed has its own tree, scale and start.
@Suite struct RandomLawTests {
  @Test(arguments: RandomLayerTrees.batches(of: 120))
  func `on 120 random trees masks do what they must`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      for law in DrawingLaw.masks where law.violation(scene, request, ProductDrawing.draw) != nil {
        recordSmallest(tree, seed: seed, request, law)
        return
      }
    }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 100))
  func `on 100 random trees taint is where it must be and nowhere else`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      for law in DrawingLaw.taint where law.violation(scene, request, ProductDrawing.draw) != nil {
        recordSmallest(tree, seed: seed, request, law)
        return
      }
    }
  }

  @Test func `random trees have everything that a layer can have`() throws {
    var seen: Set<String> = []
    for seed in UInt64(0)..<40 {
      let tree = RandomLayerTrees.tree(seed: seed)
      #expect(tree == RandomLayerTrees.tree(seed: seed))
      if tree.start != nil { seen.insert("subtree") }
      let drawing = ReferenceTree(try tree.scene(), scale: tree.scale)
      for node in drawing.nodes where node.isVisible && node.shape.samples.contains(256) {
        if node.opacity < 255 { seen.insert("group") }
        if node.clip == .shape { seen.insert("shape clip") }
        if case .box = node.clip { seen.insert("box clip") }
        if node.shape.samples.contains(where: { $0 > 0 && $0 < 256 }) { seen.insert("sampled") }
        if node.partsBehind.contains(where: { $0.paint.samples != $0.extent.samples }) { seen.insert("text") }
        if !node.partsInFront.isEmpty { seen.insert("border") }
        if node.isSecret { seen.insert("secret") }
        if node.layer.videoFrame != nil { seen.insert("video") }
        if node.layer.cornerRadii != nil { seen.insert("corner radii") }
        if node.layer.gradient != nil { seen.insert("gradient") }
        if node.layer.image != nil { seen.insert("image") }
        if node.maskMode != nil { seen.insert("mask layer") }
        if node.isCopy { seen.insert("replica") }
        if node.layer.isEngineSurface { seen.insert("engine surface") }
        if node.layer.isProtectedMedia { seen.insert("protected media") }
        if node.partsBehind.contains(where: { $0.snapshot != nil }) { seen.insert("snapshot") }
        if node.fading != nil { seen.insert("cross-fade") }
        if node.layer.isRasterized { seen.insert("rasterized") }
        if node.shadow != nil { seen.insert("shadow") }
        if node.backdrop != nil { seen.insert("blur") }
        if node.layer.zPosition != 0 { seen.insert("z position") }
        if node.layer.boundsOrigin != .zero { seen.insert("bounds origin") }
        if !node.effectiveMask.isEmpty { seen.insert("mask") }
      }
    }
    #expect(seen.count == 24, "\(seen.sorted())")
  }
}
