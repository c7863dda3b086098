/// Text as XML 1.0 can hold it.
enum XMLText {
  /// The text as content of an element.
  static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// The text as value of an attribute in double quotes; line ends and tabs survive.
  static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

  /// Escapes what has a meaning and replaces what no XML document can hold, escaped or not, by U+FFFD.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      // Not only in attributes: "]]>" may not stand in content either.
      case 0x3E: result += "&gt;"
      case 0x22 where inAttribute: result += "&quot;"
      case 0x0D: result += "&#13;"
      case 0x09 where inAttribute: result += "&#9;"
      case 0x0A where inAttribute: result += "&#10;"
      case 0x09, 0x0A, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
