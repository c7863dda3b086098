/// The two trees of one process: views, and the layers that are drawn.
///
/// Normally the layer tree repeats the view tree; the edits below let the two differ, as UIKit does (rule T3).
public struct Hierarchy: Hashable, Sendable {
  /// All views.
  public internal(set) var views = Arena<ViewNode>()
  /// All layers.
  public internal(set) var layers = Arena<LayerNode>()
  /// Views that answer with another layer than their own at this moment (rule T9), in the order of their swap.
  public internal(set) var swappedViews: [ViewID] = []

  /// Makes a hierarchy without nodes.
  public init() {}

  /// Reads one view; the handle must be alive.
  public subscript(view: ViewID) -> ViewNode {
    _read { yield views[view] }
    _modify { yield &views[view] }
  }

  /// Reads one layer; the handle must be alive.
  public subscript(layer: LayerID) -> LayerNode {
    _read { yield layers[layer] }
    _modify { yield &layers[layer] }
  }

  /// Makes a view with a layer of its own, in neither tree.
  public mutating func makeView(
    typeName: String, name: String = "", tags: [String] = [], role: ViewRole = .plain
  ) -> ViewID {
    let layer = layers.insert(LayerNode())
    let view = views.insert(ViewNode(typeName: typeName, name: name, tags: tags, role: role, layer: layer))
    layers[layer].owner = view
    return view
  }

  /// Makes a layer without a view, outside the layer tree; its maker keeps it alive.
  public mutating func makeLayer(name: String) -> LayerID {
    layers.insert(LayerNode(name: name, isRetained: true))
  }

  /// The layer that a view answers with.
  public func layer(of view: ViewID) -> LayerID { views[view].layer }

  /// `Class#name` of the owner, or the layer's own name, or `CALayer`; empty for a layer that is gone.
  public func label(of layer: LayerID) -> String {
    guard let node = layers.find(layer) else { return "" }
    if let owner = node.owner, let view = views.find(owner) { return view.label }
    if node.isContextRoot { return "render context" }
    return node.name.isEmpty ? "CALayer" : "CALayer#" + node.name
  }
}
