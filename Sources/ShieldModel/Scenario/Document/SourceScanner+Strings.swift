extension SourceScanner {
  /// Reads a key and gives its number; nil when the text makes no sense from here on.
  mutating func scanKey() -> Int32? {
    let start = offset
    guard let hasEscapes = skipString() else { return nil }
    let key = hasEscapes ? unescaped(start + 1, offset - 1) : text(start + 1, offset - 1)
    tokenEnd = offset
    return builder.number(of: key)
  }

  /// Skips a string in double quotes and tells whether it has escapes; nil when it is not closed.
  mutating func skipString() -> Bool? {
    let start = offset
    var hasEscapes = false
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        tokenEnd = offset
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        skipEscape()
      case 0x0A, 0x0D:
        stop(.unclosedString, at: start, expected: "a closing quote on the same line")
        return nil
      case 0..<0x20:
        report(.controlCharacter(byte), at: offset, expected: byte == 0x09 ? "\\t" : "an escape such as \\u001B")
        offset += 1
      default:
        offset += 1
      }
    }
    stop(.unclosedString, at: start, expected: "a closing quote on the same line")
    return nil
  }

  /// Skips a string in single quotes, which is always a mistake.
  mutating func scanSingleQuotedString() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "'") {
        offset += 1
        tokenEnd = offset
        return report(.singleQuotes, at: start, expected: "double quotes")
      }
      offset += bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count ? 2 : 1
    }
    stop(.singleQuotes, at: start, expected: "double quotes")
  }

  private mutating func skipEscape() {
    let start = offset
    switch following {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      skipUnicodeEscape()
    case 0x0A, 0x0D, 0:
      // The end of the line or file is reported as a string that is not closed.
      offset += 1
    default:
      report(
        .badEscape("\\" + String(scalar(at: start + 1))), at: start,
        expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041")
      offset += following < 0x80 ? 2 : 1
    }
  }

  private mutating func skipUnicodeEscape() {
    let start = offset
    guard let unit = codeUnit(at: start) else {
      offset += 2
      var digits = 0
      while digits < 4, Self.hexValue(current) != nil {
        offset += 1
        digits += 1
      }
      return report(.badEscape(text(start, offset)), at: start, expected: "\\u and four hexadecimal digits")
    }
    offset += 6
    switch unit {
    case 0: report(.nullEscape, at: start)
    case 0xD800...0xDBFF:
      guard let low = codeUnit(at: offset), (0xDC00...0xDFFF).contains(low) else {
        let expected = "a second escape from \\uDC00 to \\uDFFF after it"
        return report(.loneSurrogate(text(start, offset)), at: start, expected: expected)
      }
      offset += 6
    case 0xDC00...0xDFFF:
      let expected = "an escape from \\uD800 to \\uDBFF before it"
      report(.loneSurrogate(text(start, offset)), at: start, expected: expected)
    default: break
    }
  }

  /// The number after `\u` at an offset; nil when there is no such escape.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = Self.hexValue(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The text between two offsets with its escapes resolved; malformed escapes stay as they are.
  private func unescaped(_ start: Int, _ end: Int) -> String {
    var units: [UInt16] = []
    var place = start
    while place < end {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < end else {
        let next = bytes[(place + 1)..<end].firstIndex(of: UInt8(ascii: "\\")) ?? end
        units.append(contentsOf: text(place, next).utf16)
        place = next
        continue
      }
      if let unit = codeUnit(at: place), place + 6 <= end {
        units.append(unit)
        place += 6
        continue
      }
      units.append(Self.meaning(ofEscape: bytes[place + 1]))
      place += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt16 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: UInt16(byte)
    }
  }
}
