extension PNGEncoder {
  /// Encodes a whole picture at once.
  ///
  /// - Parameters:
  ///   - pixels: Straight RGBA, four bytes a pixel, width × height, rows from top to bottom.
  ///   - width: The width in pixels, 1…8,192.
  ///   - height: The height in pixels, 1…8,192.
  ///   - hasAlpha: Whether the file has an alpha channel.
  ///   - mode: How much work goes into a small file.
  /// - Returns: The bytes of the file.
  /// - Throws: `sizeOutOfRange`, `partialRow`, `tooManyRows`, `missingRows`.
  public static func encode(
    pixels: [UInt8], width: Int32, height: Int32, hasAlpha: Bool, mode: Mode
  ) throws(PNGEncodingError) -> [UInt8] {
    var encoder = try PNGEncoder(width: width, height: height, hasAlpha: hasAlpha, mode: mode)
    try encoder.append(row: pixels)
    return try encoder.finish()
  }
}
