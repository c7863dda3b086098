/// Whole-number arithmetic of shapes: 24.8 fixed point, and divisions that round towards the left.
enum FixedPoint {
  /// `floor(value · 256 + ½)`, held within ±2⁴⁰; 0 for NaN.
  static func units(_ value: Double) -> Int64 { rounded(value * 256, limit: 1_099_511_627_776) }

  /// `floor(value + ½)`, held within ±limit; 0 for NaN.
  static func rounded(_ value: Double, limit: Int64) -> Int64 {
    let floored = (value + 0.5).rounded(.down)
    if floored >= Double(limit) { return limit }
    if floored <= -Double(limit) { return -limit }
    return floored.isNaN ? 0 : Int64(floored)
  }

  /// `floor(value / divisor)` for a divisor above 0.
  static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value < 0 && quotient &* divisor != value ? quotient &- 1 : quotient
  }

  /// `ceil(value / divisor)` for a divisor above 0.
  static func ceilingDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value > 0 && quotient &* divisor != value ? quotient &+ 1 : quotient
  }

  /// Whether a point lies within a circle: `x² + y² ≤ radius²`, exact for any magnitude.
  static func isWithin(_ x: Int64, _ y: Int64, radius: Int64) -> Bool {
    if radius < 1_073_741_824 {
      if x.magnitude > 1_073_741_824 || y.magnitude > 1_073_741_824 { return false }
      return x &* x &+ y &* y <= radius &* radius
    }
    let (first, second) = (x.magnitudeSquared, y.magnitudeSquared)
    let whole = radius.magnitudeSquared
    let (low, carry) = first.low.addingReportingOverflow(second.low)
    let high = first.high &+ second.high &+ (carry ? 1 : 0)
    return high < whole.high || (high == whole.high && low <= whole.low)
  }

  /// The greatest `c ≥ 0` with `c² + distance² ≤ radius²`, for `0 ≤ distance ≤ radius`.
  static func halfChord(distance: Int64, radius: Int64) -> Int64 {
    let product = Double(radius - distance) * Double(radius + distance)
    var chord = Int64(product.squareRoot())
    // The root of a rounded product may be off by one in either direction.
    while chord > 0, !isWithin(chord, distance, radius: radius) { chord -= 1 }
    while isWithin(chord + 1, distance, radius: radius) { chord += 1 }
    return chord
  }
}

extension Int64 {
  fileprivate var magnitudeSquared: (high: UInt64, low: UInt64) {
    let square = magnitude.multipliedFullWidth(by: magnitude)
    return (square.high, square.low)
  }
}
