extension ImportedTree {
  /// The tree in one line, without texts: `Class(x y w h){flags}[children]`, roots apart by semicolons.
  ///
  /// Numbers have at most four decimals. Flags are `hidden`, `a=` with the opacity below 1, `clip` and `!opaque`; a
  /// bare layer has `layer-only`, and a view that described itself begins with a question mark.
  public var compactText: String {
    var text = ""
    var waiting: [Piece] = []
    for (index, root) in roots.enumerated().reversed() {
      waiting.append(.node(root))
      if index > 0 { waiting.append(.text("; ")) }
    }
    while let piece = waiting.popLast() {
      switch piece {
      case .text(let part): text += part
      case .node(let number):
        let node = self[number]
        text += Self.compactText(of: node)
        guard !node.children.isEmpty else { continue }
        text += "["
        waiting.append(.text("]"))
        for (index, child) in node.children.enumerated().reversed() {
          waiting.append(.node(child))
          if index > 0 { waiting.append(.text(", ")) }
        }
      }
    }
    return text
  }

  private enum Piece {
    case node(Int32)
    case text(String)
  }

  private static func compactText(of node: ImportedNode) -> String {
    var text = QuotedText.bare(node.kind == .described ? "?" + node.typeName : node.typeName)
    if let frame = node.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      text += "(" + numbers.map { FactText.number($0) }.joined(separator: " ") + ")"
    }
    var flags: [String] = []
    if node.isHidden { flags.append("hidden") }
    if node.opacity < 1 { flags.append("a=" + FactText.number(node.opacity)) }
    if node.clips { flags.append("clip") }
    if !node.isOpaque { flags.append("!opaque") }
    if node.kind == .layer { flags.append("layer-only") }
    return flags.isEmpty ? text : text + "{" + flags.joined(separator: ",") + "}"
  }
}
