/// An edge, an extent or a middle that a frame can pin.
enum PinWord: String, CaseIterable {
  case top
  case bottom
  case leading
  case trailing
  case left
  case right
  case width
  case height
  case centerX
  case centerY

  /// The key with its shape and meaning.
  var key: KeyShape {
    switch self {
    case .width, .height:
      .optional(
        rawValue, .anyOf([FormatShape.extent, .oneOf(["fit": "As much as the content needs."])]),
        "The \(rawValue) in points.", default: "\"fit\"", example: "44")
    case .centerX, .centerY:
      .optional(
        rawValue, FormatShape.coordinate, "The distance between the middles of node and parent, in points.",
        default: "not centred", example: "0")
    case .top, .bottom, .leading, .trailing, .left, .right:
      .optional(
        rawValue, FormatShape.coordinate, "The distance from the parent's \(rawValue) edge inwards, in points.",
        default: "free", example: "16")
    }
  }

  /// Another pin that fixes the same edge.
  var rival: PinWord? {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: nil
    }
  }

  /// Writes the distance to the pins.
  func set(_ distance: Double?, in pins: inout EdgePins) {
    switch self {
    case .top: pins.top = distance
    case .bottom: pins.bottom = distance
    case .leading: pins.leading = distance
    case .trailing: pins.trailing = distance
    case .left: pins.left = distance
    case .right: pins.right = distance
    case .width: pins.width = distance
    case .height: pins.height = distance
    case .centerX: pins.centerX = distance
    case .centerY: pins.centerY = distance
    }
  }
}
