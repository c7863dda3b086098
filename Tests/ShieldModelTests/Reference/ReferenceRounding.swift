/// Rounding by plain whole-number division, written without a look at the product's.
enum ReferenceRounding {
  /// `left · right / 255`, both 0…255, to the nearest whole number, half up.
  static func product(_ left: Int, _ right: Int) -> Int {
    (2 * left * right + 255) / 510
  }

  /// The share of 256 samples as 0…255.
  static func coverage(_ samples: Int) -> Int {
    (samples * 255 + 128) / 256
  }

  /// A share 0…1 as 0…255; what lies outside is held at the ends.
  static func byte(_ share: Double) -> Int {
    if share.isNaN { return 0 }
    return nearest(255 * min(max(share, 0), 1))
  }

  /// The nearest whole number, half up.
  static func nearest(_ value: Double) -> Int {
    Int((value + 0.5).rounded(.down))
  }

  /// The nearest pixel edge, held within ±2²⁸.
  static func edge(_ value: Double) -> Int {
    let limit = 268_435_456.0
    if value.isNaN { return -268_435_456 }
    return nearest(min(max(value, -limit), limit))
  }

  /// The greatest whole number that is not above `dividend / divisor`; the divisor is positive.
  static func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}
