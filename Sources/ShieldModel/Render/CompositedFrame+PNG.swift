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
    var top: Int32 = 0
    for band in 0..<bandCount {
      let bottom = bandEnds[Int(band)]
      try encoder.append(row: straightRow(ofBand: band), repeated: bottom - top)
      top = bottom
    }
    return try encoder.finish()
  }
}
