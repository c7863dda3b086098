import Testing

@testable import ShieldModel

/// What the product says about leaks and about single pixels, against what the reference finds.
@Suite struct LeakAgreementTests {
  @Test(arguments: RandomLayerTrees.batches(of: 100))
  func `on 100 random trees replaced secrets look as in the reference, and so a leak is a leak`(
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

  @Test(arguments: RandomLayerTrees.batches(of: 100))
  func `on 100 random trees the explanation of a pixel ends at its colour`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let tree = RandomLayerTrees.tree(seed: seed)
      let request = RandomLayerTrees.requests(seed: seed, scale: tree.scale)[Int(seed % 4)]
      if Self.explanationEndsAtColor.violation(try tree.scene(), request, ProductDrawing.draw) != nil {
        recordSmallest(tree, seed: seed, request, Self.explanationEndsAtColor)
        return
      }
    }
  }

  /// Looks at every 29th pixel, so at all columns and rows in the end.
  private static let explanationEndsAtColor = DrawingLaw(
    description: "the explanation of a pixel ends at its colour and taint"
  ) { scene, request, draw in
    let picture = draw(scene, request)
    let tree = ProductDrawing.commit(scene, scale: request.scale)
    for index in stride(from: 0, to: picture.pixels.count, by: 29) {
      let (x, y) = (index % picture.width, index / picture.width)
      let end = PixelExplanation.explain(tree, rule: ProductDrawing.rule(request), x: Int32(x), y: Int32(y))
      if ProductDrawing.word(end.color) != picture.pixels[index] { return "pixel (\(x), \(y)) has another colour" }
      if end.isTainted != picture.taint[index] { return "pixel (\(x), \(y)) has another taint" }
    }
    return nil
  }

  private static let replacements: [(ReferenceReplacement, SecretReplacement)] = [
    (.nothing, .nothing), (.black, .black), (.white, .white), (.inverse, .inverse),
  ]
}
