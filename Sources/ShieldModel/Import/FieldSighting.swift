/// A text field of a dump with its private parts, as far as the dump shows them.
public struct FieldSighting: Hashable, Sendable {
  /// A view of the field with its distance from it.
  public struct Part: Hashable, Sendable {
    /// The number of the node.
    public let node: Int32
    /// How many levels it lies below the field; 1 for a child.
    public let depth: Int32
  }

  /// The number of the field's node.
  public let node: Int32
  /// Whether the field lies in a window; nil when the dump begins below the window.
  public let isInWindow: Bool?
  /// The field's subviews, back to front.
  public let children: [Int32]
  /// The views in the field that bear the name of a canvas.
  public private(set) var canvases: [Part] = []
  /// Views in the field whose private class no row of the catalogue knows.
  public private(set) var unknownParts: [Part] = []

  /// Looks at a field.
  ///
  /// Other fields and text views inside are left out, and so is what hangs below a canvas.
  init(_ tree: ImportedTree, field: Int32, isInWindow: Bool?) {
    self.node = field
    self.isInWindow = isInWindow
    children = tree.subviews(of: field)
    var canvases: [Part] = []
    var unknown: [Part] = []
    tree.walk(from: field) { number, depth in
      let node = tree[number]
      guard number != field else { return true }
      guard node.kind == .view, !node.isTextField, !node.isTextView else { return false }
      let part = Part(node: number, depth: Int32(clamping: depth))
      if KnownFieldParts.canvases.contains(node.typeName) {
        canvases.append(part)
        return false
      }
      if KnownFieldParts.isUnknownPart(node.typeName), depth <= 2 { unknown.append(part) }
      return true
    }
    self.canvases = canvases
    unknownParts = unknown
  }
}
