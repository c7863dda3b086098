/// How many columns of a terminal a text takes.
///
/// A character counts two columns when it is an East Asian wide form, an emoji or a flag, none when it only marks the
/// one before it, else one. Terminals differ in rare cases; this is what most of them do.
enum DisplayWidth {
  /// The columns of a text without line ends.
  static func of(_ text: String) -> Int {
    // Printable ASCII, by far the most common text, is as wide as it is long.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: none, one or two.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, of(scalar))
    }
    return width
  }

  /// The text cut to a number of columns, with an ellipsis when something was cut off.
  static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    return split(text, at: width - 1).0 + "…"
  }

  /// The longest beginning of a text that fits into a number of columns, and the rest.
  static func split(_ text: String, at width: Int) -> (Substring, Substring) {
    var used = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = used + of(text[index])
      if next > width { break }
      used = next
      index = text.index(after: index)
    }
    return (text[..<index], text[index...])
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: return 0
    case ..<0x300: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// Whether a scalar has an East Asian wide form or is shown as an emoji by itself.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F1E6...0x1F1FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
