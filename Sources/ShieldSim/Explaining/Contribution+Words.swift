import ShieldModel

extension Contribution.Part {
  /// What drawing the part means, as a phrase that follows a node's name.
  var words: String {
    switch self {
    case .shadow: "casts its shadow"
    case .backdrop: "blurs what is behind it"
    case .snapshot: "paints its snapshot"
    case .crossFade: "is mixed with what it showed before"
    case .fill: "paints its background"
    case .gradient: "paints its gradient"
    case .video: "paints its video"
    case .image: "paints its image"
    case .text: "paints its text"
    case .border: "paints its border"
    case .blackout: "is blacked out"
    case .group: "is laid over as a group"
    }
  }
}

extension Contribution.Paint {
  /// How the part was laid over the pixel.
  var words: String {
    var text = part.words
    let color = source.straight
    if part != .group { text += " " + (color.alpha == 255 ? color.hexadecimal : color.hexadecimal + " (translucent)") }
    if coverage != 255 { text += ", covers \(Self.percent(coverage)) of the pixel" }
    if opacity != 255 { text += ", opacity \(Self.percent(opacity))" }
    return text
  }

  private static func percent(_ share: UInt8) -> String { "\((Int(share) * 100 + 127) / 255) %" }
}

extension Visibility {
  /// Why a node is not drawn, with the node that is to blame named by the given names; nil when it is drawn.
  func words(_ label: (LayerID) -> String) -> String? {
    switch self {
    case .drawn: nil
    case .hidden: "is hidden"
    case .hiddenAncestor(let layer): "is hidden with \(label(layer)) above it"
    case .transparent: "is transparent"
    case .transparentAncestor(let layer): "is transparent with \(label(layer)) above it"
    case .folded: "is folded to nothing by a transform"
    }
  }
}

extension RenderNode {
  /// Whether any part of the node could be seen.
  var hasParts: Bool {
    fill.alpha > 0 || video != nil || text != nil || looks.gradient != nil || looks.image != nil
      || (borderWidth > 0 && borderColor.alpha > 0)
  }

  /// Whether the smallest upright rectangle around the node holds the middle of a pixel.
  func reaches(x: Int32, y: Int32) -> Bool {
    let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return xs.contains { $0 <= middle.x } && xs.contains { $0 > middle.x } && ys.contains { $0 <= middle.y }
      && ys.contains { $0 > middle.y }
  }
}
