/// The one rounding rule of all pixels: to the nearest, half up, exact.
public enum Rounding {
  /// `left · right / 255`, rounded to the nearest, half up.
  public static func multiply(_ left: UInt8, _ right: UInt8) -> UInt8 {
    let product = UInt32(left) * UInt32(right)
    return UInt8(truncatingIfNeeded: ((product &+ 128) &* 257) >> 16)
  }

  /// `left + right`, held at 255.
  public static func sum(_ left: UInt8, _ right: UInt8) -> UInt8 {
    let (result, overflow) = left.addingReportingOverflow(right)
    return overflow ? 255 : result
  }

  /// `channel · 255 / alpha`, rounded to the nearest, half up, held at 255; 0 for alpha 0.
  public static func divide(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
    if alpha == 0 { return 0 }
    let quotient = (UInt32(channel) * 510 + UInt32(alpha)) / (2 * UInt32(alpha))
    return UInt8(truncatingIfNeeded: min(quotient, 255))
  }

  /// A share 0…1 as a byte: `round(255 · share)`; values outside are held at the ends, NaN is 0.
  public static func byte(_ share: Double) -> UInt8 {
    if !(share > 0) { return 0 }
    if share >= 1 { return 255 }
    return UInt8(share * 255 + 0.5)
  }

  /// The device pixel edge nearest to a coordinate: `floor(value + ½)`, held within ±2²⁸.
  public static func pixelEdge(_ value: Double) -> Int32 {
    let edge = (value + 0.5).rounded(.down)
    if !(edge > -268_435_456) { return -268_435_456 }
    if edge > 268_435_456 { return 268_435_456 }
    return Int32(edge)
  }
}
