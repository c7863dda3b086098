/// What the first chunk of a PNG file says about its picture.
struct PNGHeader: Hashable, Sendable {
  /// What the samples of a pixel mean; the raw value is the format's number.
  enum ColorType: UInt8, Sendable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// How many samples a pixel has.
    var sampleCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    /// Whether samples can have so many bits.
    func allows(depth: UInt8) -> Bool {
      switch self {
      case .gray: depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16
      case .palette: depth == 1 || depth == 2 || depth == 4 || depth == 8
      case .color, .grayAlpha, .colorAlpha: depth == 8 || depth == 16
      }
    }
  }

  /// A picture of its own within an interlaced one, or the whole picture.
  struct Pass: Hashable, Sendable {
    /// The first column and row, and the distance to the next ones.
    var left: Int
    var top: Int
    var across: Int
    var down: Int
  }

  /// Width in pixels, 1…4,096.
  let width: UInt32
  /// Height in pixels, 1…4,096.
  let height: UInt32
  /// The bits of a sample.
  let depth: UInt8
  let colorType: ColorType
  let isInterlaced: Bool

  /// Reads the 13 bytes of the chunk, which begin at an offset of the file.
  init(_ bytes: ArraySlice<UInt8>) throws(PNGDecodingError) {
    let start = bytes.startIndex
    guard bytes.count == 13 else { throw PNGDecodingError(.badLength(chunk: "IHDR"), at: start) }
    width = PNGChunks.word(bytes, at: start)
    height = PNGChunks.word(bytes, at: start + 4)
    guard let sideways = Int32(exactly: width), let upright = Int32(exactly: height),
      Pixmap.isSensible(width: sideways, height: upright)
    else { throw PNGDecodingError(.sizeOutOfRange(width: width, height: height), at: start) }
    depth = bytes[start + 8]
    guard let type = ColorType(rawValue: bytes[start + 9]), type.allows(depth: depth) else {
      throw PNGDecodingError(.badHeader, at: start + 8)
    }
    colorType = type
    // Compression and filters are of the one kind that there is.
    guard bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] < 2 else {
      throw PNGDecodingError(.badHeader, at: start + 10)
    }
    isInterlaced = bytes[start + 12] == 1
  }

  /// The bits of a pixel.
  var bitsPerPixel: Int { Int(depth) * colorType.sampleCount }

  /// The distance in bytes to what a filter takes for the pixel on the left.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  /// The passes in the order of the data.
  var passes: [Pass] {
    if !isInterlaced { return [Pass(left: 0, top: 0, across: 1, down: 1)] }
    return [
      Pass(left: 0, top: 0, across: 8, down: 8), Pass(left: 4, top: 0, across: 8, down: 8),
      Pass(left: 0, top: 4, across: 4, down: 8), Pass(left: 2, top: 0, across: 4, down: 4),
      Pass(left: 0, top: 2, across: 2, down: 4), Pass(left: 1, top: 0, across: 2, down: 2),
      Pass(left: 0, top: 1, across: 1, down: 2),
    ]
  }

  /// The columns and rows that a pass has.
  func extent(of pass: Pass) -> (width: Int, height: Int) {
    let columns = (Int(width) - pass.left + pass.across - 1) / pass.across
    let rows = (Int(height) - pass.top + pass.down - 1) / pass.down
    return (max(0, columns), max(0, rows))
  }

  /// The bytes of a row of so many pixels, without the byte that names its filter.
  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// How many bytes all rows have together, filters included.
  var byteCount: Int {
    var count = 0
    for pass in passes {
      let extent = extent(of: pass)
      if extent.width > 0 { count += extent.height * (bytesPerRow(width: extent.width) + 1) }
    }
    return count
  }
}
