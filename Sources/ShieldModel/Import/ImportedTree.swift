/// The views and layers of a dump, with the places where they stand in it.
///
/// The nodes lie in one list and refer to each other by number, so that a tree of any depth is copied and freed without
/// recursion.
public struct ImportedTree: Hashable, Sendable {
  /// The most nodes that a dump may have.
  public static let nodeLimit = 200_000

  /// The kind of dump.
  public let kind: DumpKind
  /// The system on which the dump was made; nil when it does not say.
  public var system: ImportedSystem?
  /// Every node in the order of the dump.
  public private(set) var nodes: [ImportedNode] = []
  /// The numbers of the nodes without one above them, in the order of the dump.
  public private(set) var roots: [Int32] = []
  /// The numbers of the nodes that the dump lists as windows.
  public var windows: [Int32] = []
  /// How many lines of the dump were passed over because they describe no node.
  public var skippedLines = 0
  /// Whether the dump ends within a node, so that what that node says, and what followed it, is lost.
  public var isCutOff = false

  /// Makes an empty tree.
  init(kind: DumpKind) { self.kind = kind }

  /// Adds a node below another, in front of its siblings, and answers with its number.
  mutating func append(_ node: ImportedNode, below parent: Int32?) -> Int32 {
    var node = node
    let number = Int32(nodes.count)
    node.parent = parent
    node.children = []
    nodes.append(node)
    if let parent { nodes[Int(parent)].children.append(number) } else { roots.append(number) }
    return number
  }

  /// Adds nodes that already know their parents and superlayers by number, and puts children in order.
  ///
  /// - Parameter places: For each node its rank among its siblings.
  mutating func append(contentsOf linked: [ImportedNode], places: [Int32]) {
    nodes = linked
    for index in nodes.indices {
      if let parent = nodes[index].parent {
        nodes[Int(parent)].children.append(Int32(index))
      } else {
        roots.append(Int32(index))
      }
    }
    for index in nodes.indices where nodes[index].children.count > 1 {
      nodes[index].children.sort { (places[Int($0)], $0) < (places[Int($1)], $1) }
    }
  }

  /// The node with that number.
  public subscript(number: Int32) -> ImportedNode { nodes[Int(number)] }

  /// The views directly below a node, back to front.
  public func subviews(of number: Int32) -> [Int32] { self[number].children.filter { self[$0].kind != .layer } }

  /// Visits the nodes below a node and itself, parents first, back to front.
  ///
  /// - Parameters:
  ///   - start: The number of the node to begin with.
  ///   - visit: Gets a node's number and how far it is below the start; answers whether to go on below it.
  public func walk(from start: Int32, _ visit: (_ number: Int32, _ depth: Int) -> Bool) {
    var waiting: [(number: Int32, depth: Int)] = [(start, 0)]
    while let (number, depth) = waiting.popLast() {
      guard visit(number, depth) else { continue }
      for child in self[number].children.reversed() { waiting.append((child, depth + 1)) }
    }
  }
}

/// A view of a dump as a lookup sees it, so that the lookup of an app can be tried on a real tree.
public struct ImportedView: LookupNode, Sendable {
  /// The tree.
  public let tree: ImportedTree
  /// The number of the node.
  public let number: Int32

  /// Makes the view of a node.
  public init(tree: ImportedTree, number: Int32) {
    self.tree = tree
    self.number = number
  }

  /// The class name.
  public var typeName: String { tree[number].typeName }
  /// The subviews, back to front.
  public var children: [ImportedView] { tree.subviews(of: number).map { ImportedView(tree: tree, number: $0) } }
}
