@testable import ShieldModel

extension TreeDescription: CustomStringConvertible {
  /// The scene as text: a line a node, sublayers indented below their superlayer.
  var description: String {
    var text = "\(size.width) × \(size.height) points, scale \(scale)"
    if let start { text += ", from node \(start)" }
    if isRightToLeft { text += ", right to left" }
    func list(below parent: Int?, indent: String) {
      for index in nodes.indices where nodes[index].parent == parent {
        text += "\n\(indent)\(index) \(nodes[index].line)"
        list(below: index, indent: indent + "  ")
      }
    }
    list(below: nil, indent: "")
    return text
  }
}
