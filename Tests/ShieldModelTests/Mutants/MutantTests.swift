import Testing

@testable import ShieldModel

/// Every dangerous shortcut is caught by the law that speaks about it, on a scene on which the product obeys.
@Suite struct MutantTests {
  @Test(arguments: Mutant.all)
  func `the laws catch a deliberately wrong way to draw, and not the right one`(mutant: Mutant) throws {
    for (scene, request) in try Self.scenes(for: mutant.broken) {
      guard let violation = mutant.broken.violation(scene, request, mutant.draw) else { continue }
      #expect(!violation.isEmpty)
      let innocent = mutant.broken.violation(scene, request, ProductDrawing.draw)
      #expect(innocent == nil, "the product breaks the law as well")
      return
    }
    Issue.record("no scene shows that \(mutant.description)")
  }

  /// Small scenes first: masked or secret nodes, pictures of subtrees below hidden nodes, then random trees.
  static func scenes(for law: DrawingLaw) throws -> [(DrawingScene, PictureRequest)] {
    var scenes: [(DrawingScene, PictureRequest)] = []
    let isAboutTaint = DrawingLaw.taint.contains { $0.description == law.description }
    for forest in SmallLayerTrees.allForests where forest.count < 4 {
      if isAboutTaint {
        try SmallLayerTrees.forEachMark(of: forest) { scene, _ in scenes.append((scene, .panel)) }
      } else {
        try SmallLayerTrees.forEachMask(of: forest, from: [[], .still]) { scene, _ in
          scenes += [(scene, .still), (scene, .panel), (scene, .still.with(effect: .blackout))]
        }
        try SmallLayerTrees.forEachSubtree(of: forest) { scene in scenes.append((scene, .still)) }
      }
    }
    for tree in LookScenes.all { scenes.append((try tree.scene(), isAboutTaint ? .panel : .still)) }
    for seed in UInt64(0)..<60 {
      for tree in [RandomLayerTrees.plainTree(seed: seed), RandomLayerTrees.tree(seed: seed)] {
        if tree.nodes.count > 16 || tree.scale > 2 { continue }
        scenes.append((try tree.scene(), RandomLayerTrees.requests(seed: seed, scale: tree.scale)[0]))
      }
    }
    return scenes
  }
}

extension Mutant: CustomTestStringConvertible {
  var testDescription: String { description }
}
