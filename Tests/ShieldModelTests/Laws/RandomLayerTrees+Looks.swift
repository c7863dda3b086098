@testable import ShieldModel

extension RandomLayerTrees {
  /// Gives some nodes of two trees in three what few layers have; the numbers are drawn apart from those of the tree.
  static func addLooks(to tree: inout TreeDescription, seed: UInt64) {
    var generator = LawGenerator(seed: seed &+ 0x5EED_0000_0000)
    let share = generator.one(of: [0, 15, 40])
    for index in tree.nodes.indices where generator.happens(share) {
      addCorners(to: &tree.nodes[index], in: tree.size, &generator)
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
