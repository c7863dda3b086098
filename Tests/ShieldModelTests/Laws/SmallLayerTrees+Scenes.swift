@testable import ShieldModel

extension SmallLayerTrees {
  /// All looks for up to three nodes, and for four nodes one look a forest, by turns.
  static func someLooks(of forest: [Int?]) -> [Look] {
    if forest.count < 4 { return Look.allCases }
    let turn = (forests(of: 4).firstIndex(of: forest) ?? 0) % Look.allCases.count
    return [Look.allCases[turn]]
  }

  /// Visits a forest with every mask assignment, in each look.
  static func forEachMask(
    of forest: [Int?], from choices: [CaptureMask] = allMasks, looks: [Look] = Look.allCases,
    _ body: (DrawingScene, Look) throws -> Void
  ) throws {
    for look in looks {
      var scene = try tree(forest, look: look).scene()
      // Slot 0 is the unpainted root.
      let layers = scene.hierarchy.layers.handles.dropFirst()
      for masks in masks(of: forest.count, from: choices) {
        for (id, mask) in zip(layers, masks) { scene.hierarchy[id].captureMask = mask }
        try body(scene, look)
      }
    }
  }

  /// Visits the pictures of all subtrees of a forest, with every choice of masked nodes and none or one node hidden.
  static func forEachSubtree(of forest: [Int?], _ body: (DrawingScene) throws -> Void) throws {
    try forEachMask(of: forest, from: [[], .still], looks: [.opaque]) { scene, _ in
      let layers = scene.hierarchy.layers.handles.dropFirst()
      for start in layers {
        var scene = scene
        scene.roots = [start]
        scene.isSubtree = true
        scene.size = scene.hierarchy[start].frame.size
        try body(scene)
        for hidden in layers {
          try body(scene.editing([hidden]) { $0.isHidden = true })
        }
      }
    }
  }

  /// Visits a forest with every choice of secret nodes, in each look.
  static func forEachMark(
    of forest: [Int?], looks: [Look] = Look.allCases, _ body: (DrawingScene, Look) throws -> Void
  ) throws {
    for look in looks {
      var scene = try tree(forest, look: look).scene()
      let layers = scene.hierarchy.layers.handles.dropFirst()
      for marks in marks(of: forest.count) {
        for (id, mark) in zip(layers, marks) { scene.hierarchy[id].isSecret = mark }
        try body(scene, look)
      }
    }
  }
}
