/// A lookup of the canvas: where to look, how deep, and by what.
public struct CanvasLookup: Hashable, Sendable {
  /// By what the canvas is recognised.
  public var strategy: LookupStrategy
  /// How many levels below the start are searched; 1 means direct children only.
  public var depth: Int32

  /// Makes a lookup; direct children only unless told otherwise.
  public init(strategy: LookupStrategy, depth: Int32 = 1) {
    self.strategy = strategy
    self.depth = depth
  }

  /// How many nodes a lookup visits at the most, so that a foreign tree with a cycle cannot hold it.
  public static let visitLimit = 10_000

  /// What a lookup found, before anybody judges whether it is the canvas.
  public enum Answer<Node: LookupNode> {
    /// One node.
    case found(Node)
    /// Two ends of the children, in the order in which a first-then-last recipe uses them.
    case both(first: Node, last: Node)
    /// Several nodes match a name.
    case ambiguous([Node])
    /// No node matches.
    case nothing
  }

  /// Looks below a node; `seen` lists the class names visited, in the order of the visit.
  ///
  /// Complexity: the nodes down to ``depth``, at most ``visitLimit``.
  public func run<Node: LookupNode>(below root: Node) -> (answer: Answer<Node>, seen: [String]) {
    let candidates = nodes(below: root)
    return (answer(among: candidates, children: root.children, strategy: strategy), candidates.map { $0.typeName })
  }

  private func nodes<Node: LookupNode>(below root: Node) -> [Node] {
    var found: [Node] = []
    var level = Array(root.children.prefix(Self.visitLimit))
    var remaining = max(1, depth)
    while !level.isEmpty {
      found.append(contentsOf: level)
      remaining -= 1
      if remaining <= 0 { break }
      var next: [Node] = []
      for node in level {
        let room = Self.visitLimit - found.count - next.count
        if room <= 0 { break }
        next.append(contentsOf: node.children.prefix(room))
      }
      level = next
    }
    return found
  }

  private func answer<Node: LookupNode>(
    among candidates: [Node], children: [Node], strategy: LookupStrategy
  ) -> Answer<Node> {
    switch strategy {
    case .exactName(let names):
      return single(candidates.filter { names.contains($0.typeName) })
    case .nameContains(let parts):
      return single(candidates.filter { node in parts.contains { node.typeName.contains(part: $0) } })
    case .nameEndsWith(let endings):
      return single(candidates.filter { node in endings.contains { node.typeName.ends(with: $0) } })
    case .firstChild:
      guard let first = children.first else { return .nothing }
      return .found(first)
    case .lastChild:
      guard let last = children.last else { return .nothing }
      return .found(last)
    case .firstThenLast:
      guard let first = children.first, let last = children.last else { return .nothing }
      return .both(first: first, last: last)
    case .ladder(let rungs):
      for rung in rungs {
        let result = answer(among: candidates, children: children, strategy: rung)
        if case .nothing = result { continue }
        return result
      }
      return .nothing
    }
  }

  private func single<Node: LookupNode>(_ matches: [Node]) -> Answer<Node> {
    guard let first = matches.first else { return .nothing }
    return matches.count == 1 ? .found(first) : .ambiguous(matches)
  }
}

extension String {
  /// Whether another text occurs in this one, byte for byte; the empty text occurs in every one.
  func contains(part: String) -> Bool {
    let whole = Array(utf8)
    let wanted = Array(part.utf8)
    guard whole.count >= wanted.count else { return false }
    for start in 0...(whole.count - wanted.count) where whole[start..<(start + wanted.count)].elementsEqual(wanted) {
      return true
    }
    return false
  }

  /// Whether this text ends with another one, byte for byte; every text ends with the empty one.
  func ends(with part: String) -> Bool { utf8.reversed().starts(with: part.utf8.reversed()) }
}
