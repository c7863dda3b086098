extension CompositedFrame {
  /// A number that tells different frames apart, the same on every platform; equal frames have equal digests.
  ///
  /// It is FNV-1a, 64 bits, over width, height, then for each band its last row + 1 and the number of its runs, and for
  /// each run its end, red, green, blue, alpha, and 1 if tainted, else 0; numbers are four bytes, lowest first.
  public var digest: UInt64 {
    var hash = FrameHash()
    hash.add(width)
    hash.add(height)
    for (band, end) in bandEnds.enumerated() {
      let positions = runPositions(of: band)
      hash.add(end)
      hash.add(Int32(truncatingIfNeeded: positions.count))
      for position in positions {
        let word = runs[position]
        hash.add(FrameRun.end(of: word))
        hash.add(Int32(truncatingIfNeeded: word))
        hash.add(byte: word & FrameRun.taintBit == 0 ? 0 : 1)
      }
    }
    return hash.value
  }

  /// Feeds the picture to a hasher, in three calls however large it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    bandEnds.withUnsafeBytes { hasher.combine(bytes: $0) }
    runEnds.withUnsafeBytes { hasher.combine(bytes: $0) }
    runs.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// FNV-1a with 64 bits.
private struct FrameHash {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Int32) {
    let bits = UInt64(UInt32(bitPattern: number))
    add(byte: bits & 255)
    add(byte: (bits >> 8) & 255)
    add(byte: (bits >> 16) & 255)
    add(byte: bits >> 24)
  }

  mutating func add(byte: UInt64) {
    value = (value ^ byte) &* 0x0000_0100_0000_01b3
  }
}
