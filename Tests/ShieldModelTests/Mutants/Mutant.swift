@testable import ShieldModel

/// A deliberately wrong way to draw: one dangerous shortcut each, built from the reference's nodes.
///
/// A mutant either falsifies what the nodes say and lets the reference draw, or draws by a wrong procedure.
struct Mutant: Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  let description: String
  /// The law that it breaks.
  let broken: DrawingLaw
  /// How it draws.
  let draw: @Sendable (DrawingScene, PictureRequest) -> DensePicture
}

extension Mutant {
  /// A mutant that draws rightly what it has misread.
  static func misreading(
    _ description: String, breaks broken: DrawingLaw,
    _ misread: @escaping @Sendable (inout ReferenceTree, DrawingScene, inout PictureRequest) -> Void
  ) -> Mutant {
    Mutant(description: description, broken: broken) { scene, request in
      var tree = ReferenceTree(scene, scale: request.scale)
      var request = request
      misread(&tree, scene, &request)
      return ReferenceCompositor(tree: tree, request: request).picture()
    }
  }

  /// All mutants.
  static let all = masks + frames + blackout + taint

  /// The reference's picture of a scene without any mask.
  static func unmasked(_ tree: ReferenceTree, _ request: PictureRequest) -> [ReferencePixel] {
    var everything = request
    everything.omitted = []
    return ReferenceCompositor(tree: tree, request: everything).canvas()
  }
}

extension ReferenceTree {
  /// Changes every node; nodes above are changed before those below.
  mutating func forEachNode(_ change: (inout ReferenceNode) -> Void) {
    func visit(_ node: inout ReferenceNode) {
      change(&node)
      for index in node.children.indices { visit(&node.children[index]) }
    }
    for index in roots.indices { visit(&roots[index]) }
  }

  /// Changes every node, given the node above as it has become.
  mutating func forEachChain(_ change: (inout ReferenceNode, _ above: ReferenceNode?) -> Void) {
    func visit(_ node: inout ReferenceNode, _ above: ReferenceNode?) {
      change(&node, above)
      for index in node.children.indices { visit(&node.children[index], node) }
    }
    for index in roots.indices { visit(&roots[index], nil) }
  }
}
