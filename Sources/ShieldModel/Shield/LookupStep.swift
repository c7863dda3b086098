/// A lookup of a canvas as a step of a recipe.
public struct LookupStep: Hashable, Sendable {
  /// Where the app looks.
  public enum Method: Hashable, Sendable {
    /// Below the node, in the view tree.
    case views(CanvasLookup)
    /// Below the node's layer, in the layer tree.
    case layers(CanvasLookup)
    /// The view that the layer found in the layer tree is the delegate of.
    case delegate(CanvasLookup)
    /// The field's own private reference.
    case reference
  }

  /// The node below which the app looks; mostly the field.
  public var root: Selector
  /// How it looks.
  public var method: Method
  /// The name that the result gets.
  public var name: String
  /// Whether the modelled app itself logs a failed lookup.
  ///
  /// Source: L2, reported.
  public var isLogged: Bool
  /// Class names that the app expects, for the fault; empty for a lookup by position.
  public var expected: [String]

  /// Makes a lookup step.
  public init(root: Selector, method: Method, name: String, isLogged: Bool, expected: [String]) {
    self.root = root
    self.method = method
    self.name = name
    self.isLogged = isLogged
    self.expected = expected
  }

  /// Whether the lookup compares class names.
  public var searchesByName: Bool {
    if case .reference = method { return false }
    return !expected.isEmpty
  }

  /// Whether the lookup goes by position among the children.
  public var goesByPosition: Bool {
    switch method {
    case .views(let lookup), .layers(let lookup), .delegate(let lookup): return lookup.strategy.goesByPosition
    case .reference: return false
    }
  }
}
