extension SourceScanner {
  /// Skips white space and comments.
  mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/") where following == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where following == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
      if isStopped { return }
    }
  }

  private mutating func skipLineComment() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == 0 { return stop(.controlCharacter(0), at: offset) }
      offset += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == 0 { return stop(.controlCharacter(0), at: offset) }
      if bytes[offset] == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    stop(.unclosedComment, at: start, expected: "*/")
  }

  /// Reads a string, a number or a word.
  mutating func scanScalar() {
    let start = offset
    isReadingScalar = true
    defer { isReadingScalar = false }
    switch current {
    case UInt8(ascii: "\""):
      guard skipString() != nil else { return }
      finishScalar(.string, at: start)
    case UInt8(ascii: "'"):
      scanSingleQuotedString()
      if !isStopped { finishScalar(.string, at: start) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      scanNumber()
    default:
      scanWord()
    }
  }

  private mutating func scanWord() {
    let start = offset
    skipWord()
    guard offset > start else { return scanStray() }
    let word = text(start, offset)
    switch word {
    case "true", "false": finishScalar(.boolean, at: start)
    case "null": finishScalar(.null, at: start)
    case "NaN", "Infinity", "nan", "inf", "infinity":
      report(.numberNotFinite(word), at: start, expected: "a finite number")
      finishScalar(.number, at: start)
    default:
      let nearest = NearestSpelling.nearest(to: word, among: ["true", "false", "null"])
      report(
        .unquotedWord(word), at: start, expected: "a value; text stands in double quotes", suggestion: nearest)
      finishScalar(.null, at: start)
    }
  }

  /// Skips letters, digits, `_`, `$` and everything beyond ASCII that is no space or quote.
  mutating func skipWord() {
    while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
  }

  /// Tells whether a byte can be part of a word.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// The text between two offsets.
  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// The character at an offset; U+FFFD at the end of the file.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let rest = bytes[min(offset, bytes.count)..<min(offset + 4, bytes.count)]
    return String(decoding: rest, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }
}
