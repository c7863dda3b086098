extension SourceIndex {
  /// The path of a value; the top for a handle that is not of this index.
  ///
  /// Complexity: linear in the depth.
  public func path(to node: SourceNode) -> DocumentPath {
    var components: [DocumentPath.Component] = []
    var current = node
    while let parent = parent(of: current) {
      components.append(key(of: current).map { .key($0) } ?? .index(ordinal(of: current) ?? 0))
      current = parent
    }
    components.reverse()
    return DocumentPath(components)
  }

  /// The value at a path; nil when the path leads nowhere.
  public func node(at path: DocumentPath) -> SourceNode? {
    guard !entries.isEmpty else { return nil }
    var node = SourceNode.root
    for component in path.components {
      let next =
        switch component {
        case .key(let key): child(of: node, key: key)
        case .index(let index): child(of: node, at: index)
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}
