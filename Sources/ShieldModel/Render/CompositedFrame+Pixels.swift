extension CompositedFrame {
  /// All pixels as premultiplied bytes: red, green, blue, alpha, width × height, rows top to bottom.
  public func pixels() -> [UInt8] { bytes { FrameRun.color(of: $0) } }

  /// All pixels as straight (not premultiplied) bytes: red, green, blue, alpha, width × height, rows top to bottom.
  public func straightPixels() -> [UInt8] { bytes(CompositedFrame.straightColor) }

  /// One row as straight bytes: red, green, blue, alpha, left to right; empty outside the frame.
  public func straightRow(_ row: Int32) -> [UInt8] {
    guard row >= 0, row < height, width > 0 else { return [] }
    return straightRow(ofBand: Int32(bandIndex(ofRow: row)))
  }

  /// The row that all rows of a band are equal to, as straight bytes; empty for a number that no band has.
  public func straightRow(ofBand band: Int32) -> [UInt8] {
    guard band >= 0, Int(band) < bandEnds.count else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(width) * 4) { buffer, count in
      if let start = buffer.baseAddress {
        write(runPositions(of: Int(band)), to: start, CompositedFrame.straightColor)
      }
      count = Int(width) * 4
    }
  }

  /// Whether every pixel is opaque, so that a file needs no alpha channel.
  public var isOpaque: Bool {
    for word in runs where word & 0xff00_0000 != 0xff00_0000 { return false }
    return true
  }

  private static func straightColor(_ word: UInt64) -> PremultipliedColor {
    let straight = FrameRun.color(of: word).straight
    return PremultipliedColor(red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha)
  }

  private func bytes(_ color: (UInt64) -> PremultipliedColor) -> [UInt8] {
    if isEmpty { return [] }
    let stride = Int(width) * 4
    return [UInt8](unsafeUninitializedCapacity: stride * Int(height)) { buffer, count in
      count = stride * Int(height)
      guard let start = buffer.baseAddress else { return }
      var row = 0
      for (band, end) in bandEnds.enumerated() {
        let first = start + row * stride
        write(runPositions(of: band), to: first, color)
        row += 1
        while row < Int(end) {
          (start + row * stride).initialize(from: first, count: stride)
          row += 1
        }
      }
    }
  }

  /// Writes one row; runs are filled by doubling, which is quick without an optimiser too.
  private func write(
    _ positions: Range<Int>, to row: UnsafeMutablePointer<UInt8>, _ color: (UInt64) -> PremultipliedColor
  ) {
    var column = 0
    for position in positions {
      let word = runs[position]
      let end = Int(FrameRun.end(of: word))
      let value = color(word)
      let target = row + column * 4
      target[0] = value.red
      target[1] = value.green
      target[2] = value.blue
      target[3] = value.alpha
      let total = (end - column) * 4
      var done = 4
      while done < total {
        let part = done < total - done ? done : total - done
        (target + done).initialize(from: target, count: part)
        done += part
      }
      column = end
    }
  }
}
