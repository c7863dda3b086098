/// Lengths in points as text: at most four decimals, trailing zeros cut, the same bytes on every platform.
public enum PointsText {
  /// A length such as `20.3333`, `-7` or `0`, rounded to the nearest ten-thousandth, half away from zero.
  ///
  /// From 10¹¹ points on there are no decimals, because a number of 64 bits no longer holds them. What is not a number
  /// is `nan`; lengths of 10¹⁵ points and more are `huge` or `-huge`.
  public static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    guard value.magnitude < 1e15 else { return value < 0 ? "-huge" : "huge" }
    let isWhole = value.magnitude >= 1e11
    let scaled =
      isWhole ? UInt64(value.magnitude.rounded()) * 10_000 : UInt64((value.magnitude * 10_000).rounded())
    var text = value < 0 && scaled > 0 ? "-" : ""
    text += (scaled / 10_000).description
    var rest = scaled % 10_000
    if rest == 0 { return text }
    text += "."
    var unit: UInt64 = 1_000
    while rest > 0 {
      text += (rest / unit).description
      rest %= unit
      unit /= 10
    }
    return text
  }

  /// A rectangle as UIKit prints it: `(x y; width height)`.
  public static func text(_ rect: Rect) -> String {
    "(\(text(rect.x)) \(text(rect.y)); \(text(rect.width)) \(text(rect.height)))"
  }
}
