import Testing

@testable import ShieldModel

/// Secrets and taint on all small trees: every choice of secret nodes, 274 in all, in each of three looks.
@Suite struct NonInterferenceTests {
  @Test(arguments: SmallLayerTrees.allForests)
  func `on all small trees every pixel that changes with the secrets is tainted`(forest: [Int?]) throws {
    try SmallLayerTrees.forEachMark(of: forest, looks: SmallLayerTrees.someLooks(of: forest)) { scene, _ in
      expectNone(DrawingLaw.changesAreTainted, scene, .panel)
    }
  }

  @Test(arguments: SmallLayerTrees.allForests)
  func `on all small trees every tainted pixel would change if nothing were rounded`(forest: [Int?]) throws {
    try SmallLayerTrees.forEachMark(of: forest) { scene, _ in
      expectNone(DrawingLaw.taintIsEarned, scene, .panel)
    }
  }

  @Test(arguments: SmallLayerTrees.allForests.filter { $0.count < 4 }, [CaptureEffect.omit, .blackout])
  func `a capture in which every secret is masked has no taint and does not change with the secrets`(
    forest: [Int?], effect: CaptureEffect
  ) throws {
    let request = PictureRequest.still.with(effect: effect)
    try SmallLayerTrees.forEachMark(of: forest) { scene, _ in
      let secret = scene.hierarchy.layers.handles.filter { scene.hierarchy[$0].isSecret }
      let masked = scene.editing(secret) { $0.captureMask = .still }
      let picture = ProductDrawing.draw(masked, request)
      #expect(!picture.taint.contains(true))
      for edit in [SecretEdit.white, .nothing] {
        #expect(ProductDrawing.draw(edit.apply(to: masked), request) == picture)
      }
    }
  }

  @Test func `taint without change exists where rounding erases the change`() throws {
    // An alpha of 1 in a group of opacity 3 rounds to nothing, whatever the colour.
    var secret = NodeDescription()
    secret.frame = Rect(x: 0, y: 0, width: 2, height: 2)
    secret.fill = Color(red: 255, green: 255, blue: 255, alpha: 1)
    secret.opacity = 0.01
    secret.isSecret = true
    let scene = try TreeDescription(nodes: [secret], size: Size(width: 2, height: 2)).scene()
    let picture = ProductDrawing.draw(scene, .panel)
    #expect(picture.taint == [true, true, true, true])
    #expect(ProductDrawing.draw(SecretEdit.nothing.apply(to: scene), .panel).pixels == picture.pixels)
    expectNone(DrawingLaw.taintIsEarned, scene, .panel)
  }

  @Test func `a secret stays secret when its layer is moved out of the marked view's layer`() throws {
    var marked = NodeDescription()
    marked.frame = Rect(x: 0, y: 0, width: 2, height: 2)
    marked.ownership = .view(superview: nil)
    marked.isSecret = true
    var moved = NodeDescription()
    moved.frame = Rect(x: 2, y: 0, width: 2, height: 2)
    moved.fill = .white
    moved.ownership = .view(superview: 0)
    let scene = try TreeDescription(nodes: [marked, moved], size: Size(width: 4, height: 2)).scene()
    let picture = ProductDrawing.draw(scene, .panel)
    #expect(picture.taint == [false, false, true, true, false, false, true, true])
  }
}
