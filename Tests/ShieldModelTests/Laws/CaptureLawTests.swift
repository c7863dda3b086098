import Testing

@testable import ShieldModel

/// The laws of capture on all small trees: 22 forests of one to four nodes.
///
/// Masks are {none, still, live, both} for each node, 3,940 assignments. The first two tests show on all of them that
/// the panel depends on no mask and a capture on the bits of its own kind alone; so the others may go through the
/// 274 assignments of {none, the kind's bit}.
@Suite struct CaptureLawTests {
  @Test func `there are 22 forests of up to four nodes, 3,940 ways to mask them, and 274 with one bit`() {
    #expect((1...4).map { SmallLayerTrees.forests(of: $0).count } == [1, 2, 5, 14])
    #expect(Set(SmallLayerTrees.allForests).count == 22)
    func count(_ choices: [CaptureMask]) -> Int {
      SmallLayerTrees.allForests.reduce(0) { $0 + SmallLayerTrees.masks(of: $1.count, from: choices).count }
    }
    #expect(count(SmallLayerTrees.allMasks) == 3_940)
    #expect(count([[], .still]) == 274)
  }

  @Test(arguments: SmallLayerTrees.allForests)
  func `law 2 on all small trees: the panel does not depend on masks`(forest: [Int?]) throws {
    for look in SmallLayerTrees.someLooks(of: forest) {
      let unmasked = ProductDrawing.draw(try SmallLayerTrees.tree(forest, look: look).scene(), .panel)
      try SmallLayerTrees.forEachMask(of: forest, looks: [look]) { scene, _ in
        if let difference = ProductDrawing.draw(scene, .panel).firstDifference(from: unmasked) {
          Issue.record("\(difference); \(look), \(scene.listing)")
        }
      }
    }
  }

  @Test(arguments: SmallLayerTrees.allForests, [PictureRequest.still, .live])
  func `law 2 for captures on all small trees: a capture depends on the bits of its kind alone`(
    forest: [Int?], request: PictureRequest
  ) throws {
    for look in SmallLayerTrees.someLooks(of: forest) {
      var pictures: [[CaptureMask]: DensePicture] = [:]
      try SmallLayerTrees.forEachMask(of: forest, from: [[], request.omitted], looks: [look]) { scene, _ in
        pictures[scene.masks] = ProductDrawing.draw(scene, request)
      }
      try SmallLayerTrees.forEachMask(of: forest, looks: [look]) { scene, _ in
        let essential = scene.masks.map { $0.intersection(request.omitted) }
        if ProductDrawing.draw(scene, request) != pictures[essential] {
          Issue.record("other bits matter; \(look), \(scene.listing)")
        }
      }
    }
  }

  @Test(arguments: SmallLayerTrees.allForests, [PictureRequest.still, .live])
  func `law 1 on all small trees: masked for a kind equals removed`(
    forest: [Int?], request: PictureRequest
  ) throws {
    try SmallLayerTrees.forEachMask(of: forest, from: [[], request.omitted]) { scene, _ in
      expectNone(DrawingLaw.maskedEqualsRemoved, scene, request)
    }
  }

  @Test(arguments: SmallLayerTrees.allForests.filter { $0.count < 4 })
  func `law 1 for pictures of subtrees: masks of layers above the start count, hidden or not`(
    forest: [Int?]
  ) throws {
    try SmallLayerTrees.forEachSubtree(of: forest) { scene in
      expectNone(DrawingLaw.maskedEqualsRemoved, scene, .still)
      expectNone(DrawingLaw.composedEqualsReference, scene, .still)
    }
  }

  @Test(arguments: SmallLayerTrees.allForests, [CaptureEffect.omit, .blackout])
  func `law 3 on all small trees: a masked node's content makes no difference, however much more is masked`(
    forest: [Int?], effect: CaptureEffect
  ) throws {
    let request = (effect == .omit ? PictureRequest.still : .live).with(effect: effect)
    try SmallLayerTrees.forEachMask(of: forest, from: [[], request.omitted]) { scene, _ in
      expectNone(DrawingLaw.maskedContentIsUnseen, scene, request)
    }
  }

  @Test(arguments: SmallLayerTrees.allForests, [CaptureEffect.omit, .blackout])
  func `law 3 on all small trees: a masked node's own colour is in no pixel`(
    forest: [Int?], effect: CaptureEffect
  ) throws {
    for request in [PictureRequest.still.with(effect: effect), .live.with(effect: effect)] {
      try SmallLayerTrees.forEachMask(of: forest, from: [[], request.omitted], looks: [.opaque]) { scene, _ in
        let picture = ProductDrawing.draw(scene, request)
        // Slot 0 is the unpainted root.
        for (id, color) in zip(scene.hierarchy.layers.handles.dropFirst(), SmallLayerTrees.colors) {
          if scene.hierarchy.effectiveMask(of: id).isDisjoint(with: request.omitted) { continue }
          let pixel = UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | 255
          if picture.pixels.contains(pixel) { Issue.record("layer \(id.slot) shows; \(request), \(scene.listing)") }
        }
      }
    }
  }

  @Test(arguments: SmallLayerTrees.allForests)
  func `a blacked-out node of any small tree is a plain black layer`(forest: [Int?]) throws {
    try SmallLayerTrees.forEachMask(of: forest, from: [[], .still]) { scene, _ in
      expectNone(DrawingLaw.blackoutIsAPlainBlackLayer, scene, .still)
    }
  }
}
