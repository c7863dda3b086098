import Testing

@testable import ShieldModel

/// Incremental is the same as from the beginning: the tree to the bit, the pictures outside of the damage.
@Suite struct IncrementalCommitTests {
  @Test(arguments: RandomLayerTrees.batches(of: 40))
  func `random changes leave the tree of a new commit, and all pixels that change are damaged`(
    seeds: Range<UInt64>
  ) throws {
    for seed in seeds {
      if let violation = try IncrementalCommit.violation(seed: seed, steps: 10) { Issue.record("\(violation)") }
    }
  }

  @Test(arguments: SmallLayerTrees.allForests.filter { $0.count < 4 })
  func `every single edit of every small tree is followed, from every mask`(forest: [Int?]) throws {
    var count = 0
    let isTiny = forest.count < 3
    try SmallLayerTrees.forEachMask(
      of: forest, from: isTiny ? [[], .still] : [[]], looks: isTiny ? [.translucent, .clipped] : [.clipped]
    ) { scene, look in
      var incremental = IncrementalCommit(scene, scale: 1)
      for layer in scene.hierarchy.layers.handles {
        for (number, change) in Self.changes.enumerated() {
          // There and back, so that either direction is looked at.
          for state in [scene.editing([layer], change), scene] {
            if let violation = incremental.step(state, scale: 1) {
              Issue.record("\(look), change \(number) of layer \(layer.slot): \(violation)")
              return
            }
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  private static let changes: [@Sendable (inout LayerNode) -> Void] = [
    { $0.fill = .white }, { $0.frame.x += 1 }, { $0.frame.width = 3 }, { $0.opacity = 0.5 }, { $0.isHidden = true },
    { $0.captureMask = $0.captureMask.isEmpty ? .live : [] }, { $0.zPosition = 2 }, { $0.maskMode = .alpha },
    { $0.clips.toggle() }, { $0.text = TextContent(string: "a", size: 8) }, { $0.isSecret = true },
    { $0.shadow = LayerShadow(radius: 1) }, { $0.blurRadius = 1 },
  ]

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `every kind of operation on a device is followed`(seed: UInt64) {
    let profile = OSCatalogue.rows[Int(seed) % OSCatalogue.rows.count]
    let screen = Screen(size: Size(width: 30, height: 40), scale: seed % 2 == 0 ? 1 : 2)
    var state = DeviceState(profile: profile, screen: screen)
    var generator = OperationGenerator(seed: seed)
    func scene() -> DrawingScene {
      DrawingScene(
        hierarchy: state.presentedHierarchy, roots: state.contexts, size: state.screen.size,
        isRightToLeft: state.isRightToLeft)
    }
    var incremental = IncrementalCommit(scene(), scale: screen.scale)
    for step in 0..<100 {
      let operation = generator.next(state)
      if case .resizeScreen = operation { continue }
      _ = try? state.apply(operation)
      if let violation = incremental.step(scene(), scale: screen.scale) {
        Issue.record("seed \(seed), step \(step), \(operation): \(violation)")
        return
      }
    }
  }

  @Test func `a commit that takes a mask for no change is caught`() throws {
    let shortcut: IncrementalCommit.DamageRule = { damage, _ in
      // What the panel has to draw again, for every destination.
      damage.rects(for: .panel)
    }
    for seed in UInt64(0)..<40 where try IncrementalCommit.violation(seed: seed, steps: 12, damageRule: shortcut) != nil
    {
      return
    }
    Issue.record("no change of a mask was missed")
  }

  @Test func `a commit that damages only where layers are afterwards is caught`() throws {
    var board = DrawingBoard(width: 20, height: 20)
    let layer = try board.add(Rect(2, 2, 6, 6)) { $0.fill = .white }
    var scene = DrawingScene(hierarchy: board.hierarchy, roots: [board.root], size: Size(width: 20, height: 20))
    let after = PixelRect(left: 12, top: 2, right: 18, bottom: 8)
    var shortcut = IncrementalCommit(scene, scale: 1) { _, _ in [after] }
    var honest = IncrementalCommit(scene, scale: 1)
    scene.hierarchy[layer].frame.x = 12
    #expect(shortcut.step(scene, scale: 1) != nil)
    #expect(honest.step(scene, scale: 1) == nil)
  }
}
