/// Text from a file made safe to print: in double quotes, with control and direction characters escaped.
///
/// A name in a file must not be able to move the cursor of a terminal, start a new line or turn the text around.
public enum QuotedText {
  /// The whole text in quotes.
  public static func full(_ text: String) -> String { quoted(text.unicodeScalars) }

  /// The text in quotes, cut after a number of scalars and closed with `…` when it is longer.
  public static func short(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: max(limit, 0), limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return quoted(scalars) }
    return quoted(scalars[..<end], ending: "…")
  }

  /// The text without quotes and with the same escapes, for a file name or another word that needs none.
  public static func bare(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result, escapingQuotes: false) }
    return result
  }

  private static func quoted(_ scalars: some Sequence<Unicode.Scalar>, ending: String = "") -> String {
    var result = "\""
    for scalar in scalars { append(scalar, to: &result, escapingQuotes: true) }
    return result + ending + "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String, escapingQuotes: Bool) {
    switch scalar.value {
    case 0x22 where escapingQuotes: text += "\\\""
    case 0x5C where escapingQuotes: text += "\\\\"
    case 0x09: text += "\\t"
    case 0x0A: text += "\\n"
    case 0x0D: text += "\\r"
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "\\u" + (digits.count <= 4 ? String(repeating: "0", count: 4 - digits.count) + digits : "{\(digits)}")
    default: text.unicodeScalars.append(scalar)
    }
  }
}
