@testable import ShieldModel

extension RandomLayerTrees {
  /// Gives some nodes of two trees in three what few layers have; the numbers are drawn apart from those of the tree.
  static func addLooks(to tree: inout TreeDescription, seed: UInt64) {
    var generator = LawGenerator(seed: seed &+ 0x5EED_0000_0000)
    let share = generator.one(of: [0, 15, 40])
    // The reference looks at all neighbours of all pixels, so effects are for small trees.
    let hasEffects = tree.nodes.count < 14 && tree.size.width < 20 && tree.size.height < 20 && generator.happens(25)
    for index in tree.nodes.indices where generator.happens(share) {
      addCorners(to: &tree.nodes[index], in: tree.size, &generator)
      addShading(to: &tree.nodes[index], &generator)
      if generator.happens(15) { tree.nodes[index].maskMode = generator.one(of: [.alpha, .alpha, .luminance]) }
    }
    for index in tree.nodes.indices where share > 0 && generator.happens(8) { tree.nodes[index].isRasterized = true }
    addCopies(to: &tree, seed: seed)
    if !hasEffects { return }
    for index in tree.nodes.indices { addEffects(to: &tree.nodes[index], &generator) }
  }

  /// Gives one tree in two copies of layers; the numbers are drawn apart again.
  private static func addCopies(to tree: inout TreeDescription, seed: UInt64) {
    var generator = LawGenerator(seed: seed &+ 0xC0B1_0000_0000)
    if generator.happens(50) { return }
    // The reference draws a snapshot anew wherever it looks at it, so large trees have none.
    let isSmall = tree.nodes.count < 14 && tree.size.width < 20 && tree.size.height < 20
    var snapshotsLeft = isSmall ? 2 : 0
    func snapshot(_ generator: inout LawGenerator) -> SnapshotDescription {
      SnapshotDescription(
        node: generator.happens(60) ? generator.below(tree.nodes.count) : nil,
        omitted: generator.one(of: [.panel, .panel, .still, .captures, []]),
        effect: generator.happens(20) ? .blackout : .omit, scale: generator.one(of: [tree.scale, 1]),
        isMaskKept: generator.happens(25))
    }
    for index in tree.nodes.indices {
      if generator.happens(12) { tree.nodes[index].replicaOf = generator.below(tree.nodes.count) }
      if generator.happens(6) { tree.nodes[index].isEngineSurface = true }
      if generator.happens(4) { tree.nodes[index].isProtectedMedia = true }
      if snapshotsLeft > 0, generator.happens(15) {
        tree.nodes[index].snapshot = snapshot(&generator)
        snapshotsLeft -= 1
      }
      if snapshotsLeft > 0, generator.happens(12) {
        tree.nodes[index].fading = snapshot(&generator)
        tree.nodes[index].fadeShare = generator.one(of: [0, 0.25, 0.5, 0.9, 1])
        snapshotsLeft -= 1
      }
    }
  }

  private static func addEffects(to node: inout NodeDescription, _ generator: inout LawGenerator) {
    if generator.happens(30) {
      func distance() -> Double { generator.one(of: [0, 0, 1, -1, 2.5, 0.4]) }
      node.shadow = LayerShadow(
        color: color(&generator), radius: generator.one(of: [0, 0.3, 0.75, 1, 1.5]),
        offset: Point(x: distance(), y: distance()))
      if generator.happens(70) { node.clips = false }
    }
    if generator.happens(25) {
      node.blurRadius = generator.one(of: [0, 0.5, 1, 1.5, 2])
      if generator.happens(70) { node.fill.alpha = UInt8(generator.below(128)) }
    }
  }

  private static func addShading(to node: inout NodeDescription, _ generator: inout LawGenerator) {
    func share() -> Double { generator.one(of: [0, 0, 0.25, 0.5, 1, 1, 1.0 / 3, -0.5, 2]) }
    if generator.happens(40) {
      var gradient = Gradient(colors: (0...generator.below(4)).map { _ in color(&generator) })
      if generator.happens(60) { gradient.start = Point(x: share(), y: share()) }
      if generator.happens(60) { gradient.end = Point(x: share(), y: share()) }
      if generator.happens(30) {
        for index in gradient.stops.indices {
          gradient.stops[index].location = max(
            gradient.stops[max(0, index - 1)].location, generator.one(of: [0, 0.1, 0.5, 0.5, 0.7, 1]))
        }
      }
      node.gradient = gradient
    }
    if generator.happens(40) {
      node.image = LayerImage(
        generator.one(of: LayerImage.Pattern.allCases), width: Int32(1 + generator.below(9)),
        height: Int32(1 + generator.below(9)), first: color(&generator), second: color(&generator),
        cell: generator.one(of: [1, 1, 2, 3]), seed: UInt32(generator.below(1000)),
        gravity: generator.one(of: ImageGravity.allCases))
    }
  }

  private static func addCorners(to node: inout NodeDescription, in size: Size, _ generator: inout LawGenerator) {
    func radius() -> Double { generator.one(of: [0, 0, 1, 2.5, 4, size.width]) }
    if generator.happens(40) {
      node.cornerRadii = CornerRadii(
        topLeft: radius(), topRight: radius(), bottomLeft: radius(), bottomRight: radius())
    }
  }
}
