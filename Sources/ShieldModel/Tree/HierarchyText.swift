/// How a tree is written as text.
public enum TreeStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// Branches drawn with lines, one node a line, flags in words.
  case box
  /// One line a node in the manner of UIKit's `recursiveDescription`, without addresses.
  case recursive
}

extension Hierarchy {
  /// The view tree below some views as text, one line a view, siblings back to front.
  ///
  /// Beyond 64 levels the depth stands in brackets instead of more indentation, so that the text grows with the
  /// number of nodes and not with its square. Explicit stack; O(nodes).
  public func text(ofViews roots: [ViewID], style: TreeStyle = .box) -> String {
    var writer = TreeWriter(style: style)
    var stack: [(view: ViewID, place: TreeWriter.Place)] = []
    for root in roots where views.contains(root) {
      stack.append((root, .root))
      while let (view, place) = stack.popLast() {
        writer.write(style == .box ? words(of: view) : description(of: view), at: place)
        let children = views[view].subviews
        for index in children.indices.reversed() {
          stack.append((children[index], writer.child(of: place, isLast: index == children.count - 1)))
        }
      }
    }
    return writer.text
  }

  /// The layer tree below some layers as text, one line a layer, siblings back to front.
  ///
  /// Depth and cost as for ``text(ofViews:style:)``.
  public func text(ofLayers roots: [LayerID], style: TreeStyle = .box) -> String {
    var writer = TreeWriter(style: style)
    var stack: [(layer: LayerID, place: TreeWriter.Place)] = []
    for root in roots where layers.contains(root) {
      stack.append((root, .root))
      while let (layer, place) = stack.popLast() {
        writer.write(style == .box ? words(of: layer) : description(of: layer), at: place)
        let children = layers[layer].sublayers
        for index in children.indices.reversed() {
          stack.append((children[index], writer.child(of: place, isLast: index == children.count - 1)))
        }
      }
    }
    return writer.text
  }
}

/// Puts lines under each other with the indentation of a style.
struct TreeWriter {
  /// Where a line stands: how deep, what goes before it, and what goes before its children.
  struct Place {
    var depth: Int32
    var lead: String
    var childLead: String

    static let root = Place(depth: 0, lead: "", childLead: "")
  }

  /// From this depth on the depth is written as a number.
  static let indentedDepth: Int32 = 64

  let style: TreeStyle
  var text = ""

  init(style: TreeStyle) {
    self.style = style
  }

  mutating func write(_ line: String, at place: Place) {
    text += place.lead
    if place.depth > Self.indentedDepth { text += "[\(place.depth)] " }
    text += line
    text += "\n"
  }

  func child(of place: Place, isLast: Bool) -> Place {
    let depth = place.depth + 1
    if depth > Self.indentedDepth { return Place(depth: depth, lead: place.childLead, childLead: place.childLead) }
    switch style {
    case .recursive:
      let lead = place.childLead + "   | "
      return Place(depth: depth, lead: lead, childLead: lead)
    case .box:
      return Place(
        depth: depth, lead: place.childLead + (isLast ? "└─ " : "├─ "),
        childLead: place.childLead + (isLast ? "   " : "│  "))
    }
  }
}
