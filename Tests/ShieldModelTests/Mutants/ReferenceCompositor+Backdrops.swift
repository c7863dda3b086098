@testable import ShieldModel

extension ReferenceCompositor {
  /// The blurred backdrops of the picture's topmost nodes, and of all below that are in no group.
  func backdrops() -> [LayerID: [ReferencePixel]] {
    var found: [LayerID: [ReferencePixel]] = [:]
    for node in tree.nodes where node.backdrop != nil {
      // What lies behind: the picture without the node and all that is drawn after it.
      var cut = self
      cut.tree = tree.before(node.id)
      var canvas = Array(
        repeating: request.isBaseOpaque ? ReferencePixel.black : .clear, count: tree.width * tree.height)
      cut.paint(&canvas)
      found[node.id] = node.backdrop?.picture(of: canvas, on: tree.canvas)
    }
    return found
  }
}

extension ReferenceTree {
  /// The tree without a node and everything that comes after it.
  fileprivate func before(_ id: LayerID) -> ReferenceTree {
    var copy = self
    var isBefore = true
    func keep(_ nodes: inout [ReferenceNode]) {
      nodes = nodes.compactMap { node in
        if node.id == id { isBefore = false }
        if !isBefore { return nil }
        var node = node
        keep(&node.children)
        return node
      }
    }
    keep(&copy.roots)
    return copy
  }
}
