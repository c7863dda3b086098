/// A colour whose light channels have already been multiplied by alpha, each 0…255.
///
/// It is a different type from ``Color`` so that the two cannot be mixed up.
public struct PremultipliedColor: Hashable, Sendable {
  /// Red times alpha, 0…255.
  public var red: UInt8
  /// Green times alpha, 0…255.
  public var green: UInt8
  /// Blue times alpha, 0…255.
  public var blue: UInt8
  /// Alpha, 0…255.
  public var alpha: UInt8

  /// Makes a colour from premultiplied channels, each 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  /// Whether nothing behind shows through.
  public var isOpaque: Bool { alpha == 255 }

  /// All four channels scaled by `amount` / 255, each rounded to the nearest, half up.
  public func scaled(by amount: UInt8) -> PremultipliedColor {
    if amount == 255 { return self }
    return PremultipliedColor(
      red: Rounding.multiply(red, amount), green: Rounding.multiply(green, amount),
      blue: Rounding.multiply(blue, amount), alpha: Rounding.multiply(alpha, amount))
  }

  /// This colour laid over another (source-over).
  public func over(_ behind: PremultipliedColor) -> PremultipliedColor {
    if alpha == 255 { return self }
    let rest = 255 - alpha
    // Each sum stays within 255, because a premultiplied channel never exceeds its alpha.
    return PremultipliedColor(
      red: Rounding.sum(red, Rounding.multiply(behind.red, rest)),
      green: Rounding.sum(green, Rounding.multiply(behind.green, rest)),
      blue: Rounding.sum(blue, Rounding.multiply(behind.blue, rest)),
      alpha: Rounding.sum(alpha, Rounding.multiply(behind.alpha, rest)))
  }

  /// The straight colour, for files and people; clear where alpha is 0.
  public var straight: Color {
    if alpha == 255 { return Color(red: red, green: green, blue: blue) }
    if alpha == 0 { return .clear }
    return Color(
      red: Rounding.divide(red, by: alpha), green: Rounding.divide(green, by: alpha),
      blue: Rounding.divide(blue, by: alpha), alpha: alpha)
  }
}
