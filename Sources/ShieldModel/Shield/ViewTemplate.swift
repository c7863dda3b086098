/// A subtree to make: views and bare layers with their properties, parents before children.
public struct ViewTemplate: Hashable, Sendable {
  /// The nodes in the order of making; the first is the root.
  public var nodes: [Node]

  /// One node of a template.
  public struct Node: Hashable, Sendable {
    /// What to make; nil for a bare layer.
    public var blueprint: ViewBlueprint?
    /// The name of a bare layer.
    public var layerName: String
    /// Index of the parent in the list, or −1 for the root.
    public var parent: Int32
    /// A node that already is in the tree and under which this one goes instead of its parent.
    public var under: Selector?
    /// Properties set right after making, in order.
    public var properties: [PropertyChange]
    /// Where the node stands in its file, as an index into the file's table of places.
    public var place: Int32

    /// Makes a node.
    public init(
      blueprint: ViewBlueprint?, layerName: String = "", parent: Int32, under: Selector? = nil,
      properties: [PropertyChange] = [], place: Int32 = -1
    ) {
      self.blueprint = blueprint
      self.layerName = layerName
      self.parent = parent
      self.under = under
      self.properties = properties
      self.place = place
    }
  }

  /// Makes a template from its nodes.
  public init(nodes: [Node]) { self.nodes = nodes }
}
