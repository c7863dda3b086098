@testable import ShieldModel

/// What stands in for the content of secret layers, their geometry kept.
enum ReferenceReplacement: CaseIterable, Sendable {
  case nothing
  case black
  case white
  case inverse

  /// The part that is drawn instead of a secret one, or nil.
  func replace(_ part: ReferenceNode.Part) -> ReferenceNode.Part? {
    switch self {
    case .nothing: return nil
    case .black: return ReferenceNode.Part(color: .black, paint: part.extent, extent: part.extent)
    case .white: return ReferenceNode.Part(color: .white, paint: part.extent, extent: part.extent)
    case .inverse:
      let color = part.color
      let turned = Color(
        red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
      return ReferenceNode.Part(color: turned, paint: part.paint, extent: part.extent, colors: part.turnedColors)
    }
  }

  /// The pixel of a snapshot that is drawn instead of a secret one.
  func replace(_ pixel: ReferencePixel) -> ReferencePixel {
    switch self {
    case .nothing: return .clear
    case .black: return .black
    case .white:
      var white = ReferencePixel.black
      (white.red, white.green, white.blue) = (255, 255, 255)
      return white
    case .inverse: return pixel.turned
    }
  }
}
