import Testing

@testable import ShieldModel

/// What the product says about leaks and about single pixels, against what the reference finds.
@Suite struct LeakAgreementTests {
  @Test(arguments: RandomLayerTrees.batches(of: 120))
  func `on 120 random trees replaced secrets look as in the reference, and so a leak is a leak`(
    seeds: Range<UInt64>
  ) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let reference = ReferenceTree(scene, scale: tree.scale)
      let product = ProductDrawing.commit(scene, scale: tree.scale)
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      let rule = ProductDrawing.rule(request)
      let picture = ReferenceCompositor(tree: reference, request: request).picture()
      var changes: Set<Int> = []
      var most = 0
      for (mine, theirs) in Self.replacements {
        let other = ReferenceCompositor(tree: reference, request: request, replacement: mine).picture()
        let frame = ProductDrawing.dense(Compositor.compose(product.replacingSecrets(with: theirs), rule: rule))
        #expect(frame.pixels == other.pixels, "seed \(seed), secrets replaced by \(mine)\n\(tree)")
        let changed = picture.pixels.indices.filter { picture.pixels[$0] != other.pixels[$0] }
        most = max(most, changed.count)
        changes.formUnion(changed)
      }
      let tainted = picture.taint.reduce(0) { $0 + ($1 ? 1 : 0) }
      let examination = LeakExamination.examine(product, rule: rule)
      #expect(examination.leaks == !changes.isEmpty, "seed \(seed)\n\(tree)")
      #expect(examination.changedPixels == most, "seed \(seed)\n\(tree)")
      #expect(examination.taintedPixels == tainted, "seed \(seed)\n\(tree)")
      #expect(examination.erasedByRounding == (changes.count < tainted), "seed \(seed)\n\(tree)")
    }
  }

  @Test(arguments: RandomLayerTrees.batches(of: 120))
  func `on 120 random trees the explanation of a pixel ends at its colour`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let scene = try tree.scene()
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      let picture = ReferenceCompositor.picture(scene, request)
      let product = ProductDrawing.commit(scene, scale: tree.scale)
      var generator = LawGenerator(seed: seed)
      for _ in 0..<min(6, picture.pixels.count) {
        let index = generator.below(picture.pixels.count)
        let explanation = PixelExplanation.explain(
          product, rule: ProductDrawing.rule(request), x: Int32(index % picture.width),
          y: Int32(index / picture.width))
        let isSame =
          ProductDrawing.word(explanation.color) == picture.pixels[index]
          && explanation.isTainted == picture.taint[index]
        #expect(isSame, "seed \(seed), pixel \(index % picture.width), \(index / picture.width)\n\(tree)")
      }
    }
  }

  private static let replacements: [(ReferenceReplacement, SecretReplacement)] = [
    (.nothing, .nothing), (.black, .black), (.white, .white), (.inverse, .inverse),
  ]
}
