extension SourceScanner {
  /// Reads a number and whatever else hangs on it without a gap, then judges the whole.
  mutating func scanNumber() {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): offset += 1
      default:
        guard Self.isWordByte(bytes[offset]) else { return finishNumber(from: start) }
        offset += 1
      }
    }
    finishNumber(from: start)
  }

  private mutating func finishNumber(from start: Int) {
    if let problem = numberProblem(start, offset) {
      report(problem, at: start, expected: Self.expected(after: problem))
    }
    finishScalar(.number, at: start)
  }

  private static func expected(after problem: DiagnosticProblem) -> String {
    switch problem {
    case .numberNotFinite: "a finite number"
    case .numberTooLarge: "a magnitude of at most 1.8e308"
    case .numberTooSmall: "0 or a magnitude of at least 5e-324"
    default: "a decimal number such as 12 or -0.5"
    }
  }

  /// What is wrong with a number; nil when nothing is.
  private mutating func numberProblem(_ start: Int, _ end: Int) -> DiagnosticProblem? {
    var place = start
    var digits = 0
    var isZero = true
    let bytes = bytes
    func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }
    func isDigit(_ offset: Int) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(offset)) }
    func skipDigits() -> Int {
      let first = place
      while isDigit(place) {
        if byte(place) != UInt8(ascii: "0") { isZero = false }
        place += 1
      }
      return place - first
    }
    if byte(place) == UInt8(ascii: "+") { return .leadingPlus(text(start, end)) }
    if byte(place) == UInt8(ascii: "-") { place += 1 }
    let first = place
    if byte(place) == UInt8(ascii: "0"), byte(place + 1) | 0x20 == UInt8(ascii: "x") {
      return .hexadecimalNumber(text(start, end))
    }
    if byte(place) == UInt8(ascii: "I") || byte(place) == UInt8(ascii: "N") {
      return .numberNotFinite(text(start, end))
    }
    digits = skipDigits()
    if digits > 1, byte(first) == UInt8(ascii: "0") { return .leadingZero(text(start, end)) }
    if byte(place) == UInt8(ascii: ".") {
      place += 1
      let fraction = skipDigits()
      if digits == 0 && fraction > 0 || digits > 0 && fraction == 0 { return .bareDecimalPoint(text(start, end)) }
    }
    guard digits > 0 else { return .badNumber(text(start, end)) }
    let hasExponent = byte(place) | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      let exponentPlace = place
      place += 1
      if byte(place) == UInt8(ascii: "+") || byte(place) == UInt8(ascii: "-") { place += 1 }
      let exponentStart = place
      while isDigit(place) { place += 1 }
      if isZero { builder.addZeroExponent(at: exponentPlace) }
      if place == exponentStart { return .badNumber(text(start, end)) }
    }
    guard place == end else { return .badNumber(text(start, end)) }
    guard hasExponent || end - start > 300, let value = Double(text(start, end)) else { return nil }
    if !value.isFinite { return .numberTooLarge(text(start, end)) }
    return value == 0 && !isZero ? .numberTooSmall(text(start, end)) : nil
  }
}
