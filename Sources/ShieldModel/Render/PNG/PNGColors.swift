/// What the samples of a picture need beside themselves: a palette, and a colour that stands for nothing.
struct PNGColors: Hashable, Sendable {
  /// The colours by number, as words of a pixmap; empty without a palette.
  var palette: [UInt32] = []
  /// The samples, in the depth of the file, of the colour that is transparent.
  var transparent: [UInt16] = []

  /// Reads a palette of red, green and blue bytes.
  mutating func readPalette(_ bytes: ArraySlice<UInt8>, header: PNGHeader) throws(PNGDecodingError) {
    let start = bytes.startIndex
    let most = header.colorType == .palette ? 1 << Int(header.depth) : 256
    guard bytes.count % 3 == 0, bytes.count >= 3, bytes.count / 3 <= most else {
      throw PNGDecodingError(.badLength(chunk: "PLTE"), at: start)
    }
    for offset in stride(from: start, to: bytes.endIndex, by: 3) {
      palette.append(
        Pixmap.word(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2], alpha: 255))
    }
  }

  /// Reads alphas of the palette, or the colour that is transparent.
  mutating func readTransparency(_ bytes: ArraySlice<UInt8>, header: PNGHeader) throws(PNGDecodingError) {
    let start = bytes.startIndex
    if header.colorType == .palette {
      guard bytes.count <= palette.count else { throw PNGDecodingError(.badLength(chunk: "tRNS"), at: start) }
      for (index, alpha) in bytes.enumerated() {
        palette[index] = palette[index] & 0x00FF_FFFF | UInt32(alpha) << 24
      }
      return
    }
    guard header.colorType == .gray || header.colorType == .color else {
      throw PNGDecodingError(.misplacedChunk("tRNS"), at: start)
    }
    guard bytes.count == 2 * header.colorType.sampleCount else {
      throw PNGDecodingError(.badLength(chunk: "tRNS"), at: start)
    }
    for offset in stride(from: start, to: bytes.endIndex, by: 2) {
      transparent.append(UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))
    }
  }
}
