extension SourceScanner {
  /// Reads one token where the grammar stands.
  ///
  /// It reads at least one byte, changes what is expected to something that will, or stops.
  mutating func scanToken() {
    switch expectation {
    case .value: scanValuePlace(mayEnd: false)
    case .elementOrEnd: scanValuePlace(mayEnd: true)
    case .keyOrEnd: scanKeyPlace()
    case .colon: scanColonPlace()
    case .commaOrEnd: scanCommaPlace()
    case .nothing: scanAfterEnd()
    }
  }

  private mutating func scanValuePlace(mayEnd: Bool) {
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      scanMissingValue(mayEnd: mayEnd)
    case UInt8(ascii: "{"), UInt8(ascii: "["): openContainer()
    default: scanScalar()
    }
  }

  private mutating func scanMissingValue(mayEnd: Bool) {
    if pendingKey != nil {
      report(.missingValue, at: tokenEnd, expected: "a value after \":\"")
      pendingKey = nil
      expectation = .commaOrEnd
    } else if current == UInt8(ascii: ",") {
      guard builder.depth > 0 else { return scanStray() }
      report(.extraComma, at: offset, expected: "a value")
      advance()
    } else if mayEnd {
      scanClose()
    } else {
      scanStray()
    }
  }

  private mutating func scanKeyPlace() {
    switch current {
    case UInt8(ascii: "\""):
      let start = offset
      guard let number = scanKey() else { return }
      pendingKey = (number, start)
      expectation = .colon
    case UInt8(ascii: "'"):
      let start = offset
      scanSingleQuotedString()
      guard !isStopped else { return }
      pendingKey = (builder.number(of: text(start + 1, max(offset - 1, start + 1))), start)
      expectation = .colon
    case UInt8(ascii: ","):
      report(.extraComma, at: offset, expected: "a key in double quotes")
      advance()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): scanClose()
    case UInt8(ascii: "{"), UInt8(ascii: "["): stop(.keyIsNotString, at: offset, expected: "a key in double quotes")
    default: scanBareKey()
    }
  }

  private mutating func scanBareKey() {
    guard startsKey else {
      return startsValue ? stop(.keyIsNotString, at: offset, expected: "a key in double quotes") : scanStray()
    }
    let start = offset
    skipWord()
    while current == UInt8(ascii: "-") || current == UInt8(ascii: ".") {
      offset += 1
      skipWord()
    }
    let word = text(start, offset)
    tokenEnd = offset
    report(.unquotedKey(word), at: start, expected: QuotedText.short(word))
    pendingKey = (builder.number(of: word), start)
    expectation = .colon
  }

  private mutating func scanColonPlace() {
    switch current {
    case UInt8(ascii: ":"):
      advance()
      expectation = .value
    case UInt8(ascii: "="):
      report(.missingColon, at: offset, expected: "\":\" and not \"=\"")
      advance()
      expectation = .value
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(.missingColon, at: tokenEnd, expected: "\":\" and a value")
      pendingKey = nil
      expectation = .commaOrEnd
    default:
      guard startsValue else { return scanStray() }
      report(.missingColon, at: tokenEnd, expected: "\":\"")
      expectation = .value
    }
  }

  private mutating func scanCommaPlace() {
    let isObject = builder.innermostKind == .object
    switch current {
    case UInt8(ascii: ","):
      advance()
      expectation = isObject ? .keyOrEnd : .elementOrEnd
    case UInt8(ascii: "}"), UInt8(ascii: "]"): scanClose()
    default:
      guard isObject ? startsKey : startsValue else { return scanStray() }
      report(.missingComma, at: tokenEnd, expected: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
      expectation = isObject ? .keyOrEnd : .elementOrEnd
    }
  }

  private mutating func scanAfterEnd() {
    let isBracket = current == UInt8(ascii: "}") || current == UInt8(ascii: "]")
    if isBracket { return scanStray() }
    stop(.textAfterEnd, at: offset, expected: "the end of the file")
  }

  private mutating func openContainer() {
    guard builder.depth < Self.maximumDepth else {
      return stop(.tooDeep(limit: Self.maximumDepth), at: offset)
    }
    let isObject = current == UInt8(ascii: "{")
    builder.add(isObject ? .object : .array, at: offset, key: pendingKey)
    pendingKey = nil
    advance()
    expectation = isObject ? .keyOrEnd : .elementOrEnd
  }

  private mutating func scanClose() {
    guard let kind = builder.innermostKind, let opened = builder.innermostOffset else { return scanStray() }
    let isBrace = current == UInt8(ascii: "}")
    guard isBrace == (kind == .object) else {
      return stop(
        .wrongBracket(isBrace ? "}" : "]"), at: offset, expected: isBrace ? "\"]\"" : "\"}\"",
        notes: [Diagnostic.Note(.opened, position: file.position(at: opened))])
    }
    pendingKey = nil
    closeInnermost()
    advance()
    expectation = builder.depth > 0 ? .commaOrEnd : .nothing
  }

  /// Adds a value of a simple kind that was read.
  mutating func finishScalar(_ kind: JSONKind, at start: Int) {
    builder.add(kind, at: start, key: pendingKey)
    pendingKey = nil
    tokenEnd = offset
    expectation = builder.depth > 0 ? .commaOrEnd : .nothing
  }

  /// Stops at a character that may not stand here.
  mutating func scanStray() {
    if current == UInt8(ascii: "}") || current == UInt8(ascii: "]"), builder.depth == 0 {
      return stop(
        .strayBracket(Unicode.Scalar(current)), at: offset,
        expected: expectation == .nothing ? "the end of the file" : "a value")
    }
    isReadingScalar = false
    let scalar = scalar(at: offset)
    stop(.unexpectedCharacter(scalar), at: offset, expected: expectedPhrase(insteadOf: scalar))
  }

  private func expectedPhrase(insteadOf scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x2018...0x201F, 0xAB, 0xBB: return "the straight quote \""
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: return "a plain space"
    case 0x23: return "a comment to start with //"
    default: break
    }
    switch expectation {
    case .value: return "a value"
    case .elementOrEnd: return "a value or \"]\""
    case .keyOrEnd: return "a key in double quotes or \"}\""
    case .colon: return "\":\""
    case .commaOrEnd: return builder.innermostKind == .object ? "\",\" or \"}\"" : "\",\" or \"]\""
    case .nothing: return "the end of the file"
    }
  }

  private var startsKey: Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current)
    return current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") || Self.isWordByte(current) && !isDigit
  }

  private var startsValue: Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): true
    case UInt8(ascii: "."), UInt8(ascii: "+"): true
    default: Self.isWordByte(current)
    }
  }

  /// Takes one byte of punctuation.
  mutating func advance() {
    offset += 1
    tokenEnd = offset
  }
}
