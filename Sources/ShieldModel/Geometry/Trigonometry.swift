/// Sine and cosine by arithmetic that gives the same bits on every platform.
///
/// The platform's own functions differ in the last bit from one C library to another,
/// and pictures must not; so a fixed polynomial in double arithmetic stands here.
enum Trigonometry {
  /// Sine and cosine of an angle in degrees, rounded to 2⁻³⁰; multiples of 90° are exact.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    var angle = degrees.truncatingRemainder(dividingBy: 360)
    if angle < 0 { angle += 360 }
    // The nearest quarter turn leaves a rest in -45…45°, where a short series is exact enough.
    let quarter = (angle / 90).rounded()
    let rest = (angle - quarter * 90) * 0.017453292519943295
    let square = rest * rest
    let sine =
      rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
    let roundedSine = rounded(sine)
    let roundedCosine = rounded(cosine)
    switch Int32(quarter) & 3 {
    case 0: return (roundedSine, roundedCosine)
    case 1: return (roundedCosine, -roundedSine)
    case 2: return (-roundedSine, -roundedCosine)
    default: return (-roundedCosine, roundedSine)
    }
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 1_073_741_824 + 0.5).rounded(.down) / 1_073_741_824
  }
}
