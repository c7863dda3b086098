import ShieldModel

/// What the render server got, one node a line: where it lies, how it looks, and why it is left out or not drawn.
struct RenderTreeText {
  /// The tree.
  let tree: RenderTree
  /// The trees that it was made from, for names.
  let hierarchy: Hierarchy

  /// Deeper nodes have their depth in brackets instead of more indentation.
  private static let indentedDepth = 64

  /// The lines, back to front.
  var lines: [String] {
    var depths: [Int] = []
    var leads: [String] = []
    return tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      let parent = Int(node.parent)
      let hasParent = depths.indices.contains(parent)
      let depth = hasParent ? depths[parent] + 1 : 0
      depths.append(depth)
      guard hasParent else {
        leads.append("")
        return words(of: node)
      }
      guard depth <= Self.indentedDepth else {
        leads.append(leads[parent])
        return leads[parent] + "[\(depth)] " + words(of: node)
      }
      let isLast = node.subtreeEnd == tree.nodes[parent].subtreeEnd
      leads.append(leads[parent] + (isLast ? "   " : "│  "))
      return leads[parent] + (isLast ? "└─ " : "├─ ") + words(of: node)
    }
  }

  private func words(of node: RenderNode) -> String {
    var parts = [Self.place(of: node)]
    if node.fill.alpha > 0 { parts.append("fill \(node.fill.hexadecimal)") }
    if node.looks.gradient != nil { parts.append("gradient") }
    if node.looks.image != nil { parts.append("image") }
    if let video = node.video { parts.append("video \(video.hexadecimal)") }
    if let text = node.text { parts.append("text \(QuotedText.short(text.string, limit: 24))") }
    if node.borderWidth > 0, node.borderColor.alpha > 0 { parts.append("border \(node.borderColor.hexadecimal)") }
    if let radii = node.looks.cornerRadii {
      let numbers = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(NumberText.short)
      parts.append("radii \(numbers.joined(separator: " "))")
    } else if node.cornerRadius > 0 {
      parts.append("radius \(NumberText.short(node.cornerRadius))")
    }
    if node.opacity < 255 { parts.append("opacity \(node.opacity)/255 as a group") }
    if node.looks.shadow != nil, !node.clips { parts.append("shadow") }
    if let radius = node.looks.blurRadius { parts.append("blurs what is behind by \(NumberText.short(radius))") }
    if node.looks.isRasterized { parts.append("rasterized") }
    if let mode = node.looks.maskMode, node.parent >= 0 {
      parts.append("masks its parent by \(mode == .alpha ? "alpha" : "luminance")")
    }
    if node.clips { parts.append("clips") }
    if node.isSecret { parts.append("secret") }
    if let reason = node.visibility.words(hierarchy.label) { parts.append("not drawn: \(reason)") }
    if !node.effectiveMask.isEmpty { parts.append(maskWords(of: node)) }
    return hierarchy.label(of: node.layer) + " " + parts.joined(separator: ", ")
  }

  private func maskWords(of node: RenderNode) -> String {
    var text = "left out of \(node.effectiveMask.description)"
    if node.maskSource == node.layer { return text + " by its own mask" }
    if let source = node.maskSource { text += " by the mask of \(hierarchy.label(of: source))" }
    return text
  }

  /// The upright rectangle around the node in pixels.
  private static func place(of node: RenderNode) -> String {
    let corners = node.corners
    let left = Rounding.pixelEdge(corners.map(\.x).min() ?? 0)
    let top = Rounding.pixelEdge(corners.map(\.y).min() ?? 0)
    let right = Rounding.pixelEdge(corners.map(\.x).max() ?? 0)
    let bottom = Rounding.pixelEdge(corners.map(\.y).max() ?? 0)
    let turned = node.map.keepsRectanglesUpright ? "" : ", turned"
    return "(\(left) \(top); \(right - left) \(bottom - top))\(turned)"
  }
}
