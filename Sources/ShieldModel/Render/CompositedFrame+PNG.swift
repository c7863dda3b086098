extension CompositedFrame {
  /// The frame as a PNG file, with an alpha channel only where a pixel needs one.
  ///
  /// - Throws: `sizeOutOfRange` for a frame without pixels or with a side above 8,192.
  public func png(mode: PNGEncoder.Mode) throws(PNGEncodingError) -> [UInt8] {
    try png(mode: mode, hasAlpha: !isOpaque)
  }

  /// The frame as a PNG file with or without an alpha channel; without one it is as if all pixels were opaque.
  ///
  /// - Throws: `sizeOutOfRange` for a frame without pixels or with a side above 8,192.
  public func png(mode: PNGEncoder.Mode, hasAlpha: Bool) throws(PNGEncodingError) -> [UInt8] {
    var encoder = try PNGEncoder(width: width, height: height, hasAlpha: hasAlpha, mode: mode)
    var row = [UInt32](repeating: 0, count: Int(width))
    var top: Int32 = 0
    for band in 0..<Int(bandCount) {
      let bottom = bandEnds[band]
      writeStraightRow(ofBand: band, to: &row)
      try row.withUnsafeBufferPointer { (pixels) throws(PNGEncodingError) in
        try encoder.append(checked: UnsafeRawBufferPointer(pixels), repeated: bottom - top)
      }
      top = bottom
    }
    return try encoder.finish()
  }

  /// Writes the row that all rows of a band are equal to, a word for each pixel whose first byte is red.
  private func writeStraightRow(ofBand band: Int, to row: inout [UInt32]) {
    let positions = runPositions(of: band)
    runs.withUnsafeBufferPointer { runs in
      row.withUnsafeMutableBufferPointer { row in
        var column = 0
        for position in positions {
          let run = runs[position]
          let end = Int(FrameRun.end(of: run))
          var pixel = UInt32(truncatingIfNeeded: run)
          if pixel >> 24 != 255 {
            let straight = FrameRun.color(of: run).straight
            pixel = Pixmap.word(
              red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha)
          }
          pixel = pixel.littleEndian
          repeat {
            row[column] = pixel
            column &+= 1
          } while column < end
        }
      }
    }
  }
}
