extension PNGEncoder {
  /// A stretch of equal pixels in a row, colours straight (not premultiplied), 0…255.
  public struct Run: Hashable, Sendable {
    /// The length in pixels.
    public var length: Int32
    /// The red part.
    public var red: UInt8
    /// The green part.
    public var green: UInt8
    /// The blue part.
    public var blue: UInt8
    /// The opacity; ignored by pictures without alpha.
    public var alpha: UInt8

    /// Makes a run.
    public init(length: Int32, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      self.length = length
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Appends a row given as runs from left to right, several times.
  ///
  /// A count below 1 appends nothing.
  /// - Throws: `runsDoNotFillRow`, `tooManyRows`, `alreadyFinished`; nothing has been appended then.
  public mutating func append(row runs: [Run], repeated count: Int32 = 1) throws(PNGEncodingError) {
    var length: Int64 = 0
    for run in runs {
      if run.length < 0 { throw .runsDoNotFillRow(length: Int64(run.length), width: width) }
      length += Int64(run.length)
    }
    guard length == Int64(width) else { throw .runsDoNotFillRow(length: length, width: width) }
    try append(row: PNGEncoder.pixels(of: runs, count: Int(width)), repeated: count)
  }

  /// Spells runs out as RGBA bytes.
  private static func pixels(of runs: [Run], count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, used in
      var offset = 0
      for run in runs {
        for _ in 0..<run.length {
          bytes[offset] = run.red
          bytes[offset + 1] = run.green
          bytes[offset + 2] = run.blue
          bytes[offset + 3] = run.alpha
          offset += 4
        }
      }
      used = offset
    }
  }
}
