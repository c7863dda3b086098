import Testing

@testable import ShieldModel

/// Two trees with short spellings for tests.
struct HierarchyBench {
  var trees = Hierarchy()

  mutating func view(_ name: String, in superview: ViewID? = nil) throws -> ViewID {
    let view = trees.makeView(typeName: "UIView", name: name)
    if let superview { try trees.insertSubview(view, into: superview) }
    return view
  }

  mutating func layer(_ name: String, in superlayer: LayerID? = nil) throws -> LayerID {
    let layer = trees.makeLayer(name: name)
    if let superlayer { try trees.insertSublayer(layer, into: superlayer) }
    return layer
  }

  /// Names of the subviews, back to front.
  func subviews(_ view: ViewID) -> [String] { trees[view].subviews.map { trees[$0].name } }

  /// Names of the sublayers or of the views they belong to, back to front.
  func sublayers(_ layer: LayerID) -> [String] {
    trees[layer].sublayers.map { id in
      let node = trees[id]
      return node.owner.map { trees[$0].name } ?? node.name
    }
  }

  func sublayers(of view: ViewID) -> [String] { sublayers(trees.layer(of: view)) }

  /// The error of an edit that must be refused and must change nothing.
  mutating func refusal(_ edit: (inout Hierarchy) throws(EditError) -> Void) throws -> EditError {
    let before = trees
    var refusal: EditError?
    do { try edit(&trees) } catch { refusal = error }
    #expect(trees == before, "a refused edit changed the trees")
    return try #require(refusal, "the edit was not refused")
  }
}
