/// Words for the values of facts.
enum FactText {
  /// A class name, or "none" for the empty one.
  static func name(_ text: String) -> String { text.isEmpty ? "none" : text }

  /// "yes" or "no".
  static func answer(_ value: Bool) -> String { value ? "yes" : "no" }

  /// A number with at most four decimals and no trailing zeros; "out of range" beyond 100,000 or when not finite.
  static func number(_ value: Double) -> String {
    guard value > -100_000, value < 100_000 else { return "out of range" }
    let scaled = Int64(value * 10_000 + (value < 0 ? -0.5 : 0.5))
    let size = scaled < 0 ? -scaled : scaled
    var text = "\(scaled < 0 ? "-" : "")\(size / 10_000)"
    var rest = size % 10_000
    guard rest > 0 else { return text }
    text += "."
    var unit: Int64 = 1_000
    while rest > 0 {
      text += "\(rest / unit)"
      rest %= unit
      unit /= 10
    }
    return text
  }

  /// The siblings back to front, or "none".
  static func siblings(_ siblings: [CanvasSibling]) -> String {
    var text = ""
    for sibling in siblings {
      let frame = sibling.frame
      let place = "\(number(frame.x)) \(number(frame.y)) \(number(frame.width)) \(number(frame.height))"
      let side = sibling.isAfterCanvas ? "after" : "before"
      text += text.isEmpty ? "" : "; "
      text += "\(sibling.typeName) \(side) the canvas at \(place), mask \(sibling.mask.description)"
    }
    return text.isEmpty ? "none" : text
  }
}
