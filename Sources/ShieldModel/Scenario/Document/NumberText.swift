/// The shortest text of a number that reads back as the same number.
public enum NumberText {
  /// The text, without `.0` for whole numbers.
  public static func short(_ number: Double) -> String {
    if number.magnitude < 1e15, number != 0, let whole = Int64(exactly: number) { return "\(whole)" }
    if number == 0 { return number.sign == .minus ? "-0" : "0" }
    return "\(number)"
  }
}
