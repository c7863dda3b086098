/// A straight (not premultiplied) colour of four channels, each 0…255.
public struct Color: Hashable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Alpha, 0 (invisible) … 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from straight channels, each 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing at all.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// The colour whose three light channels are turned round, alpha kept.
  public var inverse: Color { Color(red: 255 - red, green: 255 - green, blue: 255 - blue, alpha: alpha) }

  /// The colour as a compositor stores it: light channels multiplied by alpha.
  public var premultiplied: PremultipliedColor {
    PremultipliedColor(
      red: Rounding.multiply(red, alpha), green: Rounding.multiply(green, alpha),
      blue: Rounding.multiply(blue, alpha), alpha: alpha)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for any other spelling.
  public init?(hexadecimal text: String) {
    var digits: [UInt8] = []
    var iterator = text.utf8.makeIterator()
    guard iterator.next() == 0x23 else { return nil }
    while let byte = iterator.next() {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x46: digits.append(byte - 0x41 + 10)
      case 0x61...0x66: digits.append(byte - 0x61 + 10)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    switch digits.count {
    case 3, 4:
      self.init(
        red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17,
        alpha: digits.count == 4 ? digits[3] * 17 : 255)
    case 6, 8:
      self.init(
        red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3], blue: digits[4] * 16 + digits[5],
        alpha: digits.count == 8 ? digits[6] * 16 + digits[7] : 255)
    default: return nil
    }
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque.
  public var hexadecimal: String {
    var text = "#"
    Color.append(red, to: &text)
    Color.append(green, to: &text)
    Color.append(blue, to: &text)
    if alpha != 255 { Color.append(alpha, to: &text) }
    return text
  }

  private static func append(_ byte: UInt8, to text: inout String) {
    for digit in [byte >> 4, byte & 15] {
      text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x61 + digit - 10))
    }
  }
}
