@testable import ShieldModel

/// Follows layer trees with one committed tree, and compares every step with a commit from the beginning.
struct IncrementalCommit {
  /// The panel, captures of each kind, and two that black out.
  static let rules: [CompositionRule] = [
    .panel, CompositionRule(omitted: .still, effect: .omit, base: .black),
    CompositionRule(omitted: .live, effect: .omit, base: .clear),
    CompositionRule(omitted: .still, effect: .blackout, base: .black),
  ]

  /// Answers with the damage that a step is said to do.
  typealias DamageRule = (_ damage: Damage, _ rule: CompositionRule) -> [PixelRect]

  private(set) var committed: CommittedTree
  private var frames: [DensePicture]
  private let damageRule: DamageRule

  init(_ scene: DrawingScene, scale: Double, damageRule: @escaping DamageRule = { $0.rects(for: $1) }) {
    self.damageRule = damageRule
    committed = CommittedTree(
      scene.hierarchy, roots: scene.roots, size: scene.size, scale: scale, isRightToLeft: scene.isRightToLeft)
    frames = Self.frames(of: committed.tree)
  }

  /// Goes on to other trees; answers with what is wrong.
  mutating func step(_ scene: DrawingScene, scale: Double) -> String? {
    let damage = committed.update(
      scene.hierarchy, roots: scene.roots, size: scene.size, scale: scale, isRightToLeft: scene.isRightToLeft)
    let tree = RenderTree.commit(
      scene.hierarchy, roots: scene.roots, size: scene.size, scale: scale, isRightToLeft: scene.isRightToLeft)
    if let difference = Self.difference(committed.tree, tree) { return difference }
    let old = frames
    frames = Self.frames(of: tree)
    for (index, rule) in Self.rules.enumerated() {
      if let pixel = Self.change(from: old[index], to: frames[index], outside: damageRule(damage, rule)) {
        return "\(pixel) changes without damage, leaving out \(rule.omitted.description) by \(rule.effect.word)"
      }
    }
    return nil
  }

  private static func frames(of tree: RenderTree) -> [DensePicture] {
    rules.map { ProductDrawing.dense(Compositor.compose(tree, rule: $0)) }
  }

  private static func difference(_ left: RenderTree, _ right: RenderTree) -> String? {
    if left == right { return nil }
    if left.nodes.count != right.nodes.count { return "\(left.nodes.count) nodes against \(right.nodes.count)" }
    for index in left.nodes.indices where left.nodes[index] != right.nodes[index] {
      return "node \(index) is \(left.nodes[index]) against \(right.nodes[index])"
    }
    return "the trees differ beside their nodes"
  }

  private static func change(from old: DensePicture, to new: DensePicture, outside rects: [PixelRect]) -> String? {
    if old == new || old.width != new.width || old.height != new.height { return nil }
    for index in old.pixels.indices
    where old.pixels[index] != new.pixels[index] || old.taint[index] != new.taint[index] {
      let (x, y) = (Int32(index % old.width), Int32(index / old.width))
      if !rects.contains(where: { $0.left <= x && x < $0.right && $0.top <= y && y < $0.bottom }) {
        return "pixel (\(x), \(y))"
      }
    }
    return nil
  }
}

extension IncrementalCommit {
  /// Follows a random tree through random changes; now and then it goes back to an earlier state.
  static func violation(seed: UInt64, steps: Int, damageRule: @escaping DamageRule = { $0.rects(for: $1) }) throws
    -> String?
  {
    let description = RandomLayerTrees.tree(seed: seed)
    var scene = try description.scene()
    var edit = LayerEdit(seed: seed)
    var generator = LawGenerator(seed: seed &+ 77)
    var incremental = IncrementalCommit(scene, scale: description.scale, damageRule: damageRule)
    var earlier = scene
    for step in 0..<steps {
      var words = "back to an earlier state"
      if generator.happens(5) {
        scene = earlier
      } else {
        let most = generator.happens(80) ? 1 : 3
        words = (0..<most).map { _ in edit.apply(to: &scene.hierarchy) }.joined(separator: ", ")
      }
      if generator.happens(20) { earlier = scene }
      if let violation = incremental.step(scene, scale: description.scale) {
        return "seed \(seed), step \(step), \(words): \(violation)"
      }
    }
    return nil
  }
}
