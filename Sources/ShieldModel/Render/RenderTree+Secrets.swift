extension RenderTree {
  /// The tree with other nodes as the secret ones: those that the question is answered with true for, and all below.
  public func marking(_ isMarked: (RenderNode) -> Bool) -> RenderTree {
    var tree = self
    var end: Int32 = 0
    for index in tree.nodes.indices {
      if Int32(index) >= end, isMarked(tree.nodes[index]) { end = tree.nodes[index].subtreeEnd }
      tree.nodes[index].isSecret = Int32(index) < end
      if let kept = tree.nodes[index].kept { tree.nodes[index].kept = kept.marking(isMarked) }
    }
    return tree
  }

  /// The tree with other content in the place of the secret one.
  public func replacingSecrets(with replacement: SecretReplacement) -> RenderTree {
    var tree = self
    for index in tree.nodes.indices {
      if let kept = tree.nodes[index].kept {
        tree.nodes[index].kept = kept.replacingSecrets(with: replacement, isSecret: tree.nodes[index].isSecret)
      }
      guard tree.nodes[index].isSecret else { continue }
      switch replacement {
      case .nothing: tree.nodes[index].removeParts()
      case .black: tree.nodes[index].paintParts(.black)
      case .white: tree.nodes[index].paintParts(.white)
      case .inverse: tree.nodes[index].invertParts()
      }
    }
    return tree
  }
}

extension RenderNode {
  fileprivate mutating func removeParts() {
    fill = .clear
    video = nil
    text = nil
    borderColor = .clear
    looks.gradient = nil
    looks.image = nil
  }

  fileprivate mutating func paintParts(_ color: Color) {
    if fill.alpha > 0 { fill = color }
    if video != nil { video = color }
    if borderColor.alpha > 0 { borderColor = color }
    if let gradient = looks.gradient, gradient.isVisible { looks.gradient = gradient.recolored { _ in color } }
    if let image = looks.image, image.isVisible { looks.image = image.recolored { _ in color } }
    if let content = text, content.color.alpha > 0 {
      text?.color = color
      text?.isBlock = true
    }
  }

  fileprivate mutating func invertParts() {
    fill = fill.inverse
    video = video?.inverse
    borderColor = borderColor.inverse
    if let content = text { text?.color = content.color.inverse }
    if let gradient = looks.gradient { looks.gradient = gradient.recolored { $0.inverse } }
    if let image = looks.image { looks.image = image.recolored { $0.inverse } }
  }
}
