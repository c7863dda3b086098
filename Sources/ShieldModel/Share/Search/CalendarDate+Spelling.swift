extension CalendarDate {
  /// The date spelled `2026-12-07`, always ten bytes.
  public var spelling: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads a date spelled `2026-12-07`, in ten bytes and no others.
  public init(_ text: String) throws(CalendarDateError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// The ten bytes of the spelling.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10)
    for (number, unit) in [(year, 1000), (month, 10), (day, 10)] as [(Int32, Int32)] {
      if !bytes.isEmpty { bytes.append(0x2D) }
      var rest = number
      var unit = unit
      while unit > 0 {
        bytes.append(0x30 + UInt8(rest / unit))
        rest %= unit
        unit /= 10
      }
    }
    return bytes
  }

  /// Reads the ten bytes of the spelling.
  init(bytes: [UInt8]) throws(CalendarDateError) {
    var numbers: [Int32] = [0]
    for (index, byte) in bytes.enumerated() {
      if index == 4 || index == 7 {
        guard byte == 0x2D else { throw .spelling(at: Int32(index)) }
        numbers.append(0)
      } else {
        guard index < 10, byte >= 0x30, byte <= 0x39 else { throw .spelling(at: Int32(index)) }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int32(byte - 0x30)
      }
    }
    guard bytes.count == 10 else { throw .spelling(at: Int32(bytes.count)) }
    try self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
