/// The uncompressed rows of a picture, from which filters are taken away and pixels read.
struct PNGRows: Sendable {
  private let header: PNGHeader
  private let colors: PNGColors
  private var bytes: [UInt8]

  /// One word for each pixel, as a pixmap has it.
  private(set) var pixels: [UInt32] = []

  /// - Parameter bytes: All rows, each after the byte that names its filter; as many as the header says.
  init(header: PNGHeader, colors: PNGColors, bytes: [UInt8]) {
    self.header = header
    self.colors = colors
    self.bytes = bytes
  }

  /// Reads all pixels.
  mutating func read() throws(PNGDecodingError.RowError) {
    pixels = [UInt32](repeating: 0, count: Int(header.width) * Int(header.height))
    var start = 0
    for pass in header.passes {
      let extent = header.extent(of: pass)
      if extent.width == 0 { continue }
      let count = header.bytesPerRow(width: extent.width)
      for row in 0..<extent.height {
        try takeFilterAway(from: start + 1, count: count, isFirst: row == 0)
        var place = (pass.top + row * pass.down) * Int(header.width) + pass.left
        for column in 0..<extent.width {
          pixels[place] = try pixel(column, ofRowAt: start + 1)
          place += pass.across
        }
        start += count + 1
      }
    }
  }

  // MARK: Filters

  private mutating func takeFilterAway(
    from start: Int, count: Int, isFirst: Bool
  ) throws(PNGDecodingError.RowError) {
    let distance = header.filterDistance
    let former = start - count - 1
    switch bytes[start - 1] {
    case 0: return
    case 1:
      for index in start + min(distance, count)..<start + count { bytes[index] &+= bytes[index - distance] }
    case 2:
      if isFirst { return }
      for index in 0..<count { bytes[start + index] &+= bytes[former + index] }
    case 3:
      for index in 0..<count {
        let left = index < distance ? 0 : UInt32(bytes[start + index - distance])
        let above = isFirst ? 0 : UInt32(bytes[former + index])
        bytes[start + index] &+= UInt8(truncatingIfNeeded: (left + above) / 2)
      }
    case 4:
      for index in 0..<count {
        let left = index < distance ? 0 : bytes[start + index - distance]
        let above = isFirst ? 0 : bytes[former + index]
        let corner = isFirst || index < distance ? 0 : bytes[former + index - distance]
        bytes[start + index] &+= PNGRows.nearest(left: left, above: above, corner: corner)
      }
    default: throw PNGDecodingError.RowError(problem: .badFilter(bytes[start - 1]))
    }
  }

  /// Of three neighbours the one nearest to left + above − corner; of equals the first of left, above, corner.
  private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let fromLeft = abs(Int32(above) - Int32(corner))
    let fromAbove = abs(Int32(left) - Int32(corner))
    let fromCorner = abs(Int32(left) + Int32(above) - 2 * Int32(corner))
    if fromLeft <= fromAbove, fromLeft <= fromCorner { return left }
    return fromAbove <= fromCorner ? above : corner
  }

  // MARK: Pixels

  /// One sample of a row in the depth of the file.
  private func sample(_ index: Int, ofRowAt start: Int) -> UInt16 {
    switch header.depth {
    case 8: return UInt16(bytes[start + index])
    case 16: return UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
    default:
      let depth = Int(header.depth)
      let bit = index * depth
      return UInt16(bytes[start + bit / 8] >> UInt8(8 - depth - bit % 8)) & (1 << UInt16(depth) - 1)
    }
  }

  /// A sample as one of 0…255.
  private func byte(_ sample: UInt16) -> UInt8 {
    switch header.depth {
    case 8: UInt8(truncatingIfNeeded: sample)
    case 16: UInt8(truncatingIfNeeded: (UInt32(sample) + 128) / 257)
    default: UInt8(truncatingIfNeeded: UInt32(sample) * 255 / (1 << UInt32(header.depth) - 1))
    }
  }

  private func pixel(_ column: Int, ofRowAt start: Int) throws(PNGDecodingError.RowError) -> UInt32 {
    let first = column * header.colorType.sampleCount
    let value = sample(first, ofRowAt: start)
    switch header.colorType {
    case .palette:
      guard Int(value) < colors.palette.count else {
        throw PNGDecodingError.RowError(problem: .colorOutOfPalette(UInt8(truncatingIfNeeded: value)))
      }
      return colors.palette[Int(value)]
    case .gray, .grayAlpha:
      let gray = byte(value)
      var alpha: UInt8 = 255
      if header.colorType == .grayAlpha {
        alpha = byte(sample(first + 1, ofRowAt: start))
      } else if colors.transparent.first == value {
        alpha = 0
      }
      return Pixmap.word(red: gray, green: gray, blue: gray, alpha: alpha)
    case .color, .colorAlpha:
      let green = sample(first + 1, ofRowAt: start)
      let blue = sample(first + 2, ofRowAt: start)
      var alpha: UInt8 = 255
      if header.colorType == .colorAlpha {
        alpha = byte(sample(first + 3, ofRowAt: start))
      } else if colors.transparent.count == 3, colors.transparent[0] == value, colors.transparent[1] == green,
        colors.transparent[2] == blue
      {
        alpha = 0
      }
      return Pixmap.word(red: byte(value), green: byte(green), blue: byte(blue), alpha: alpha)
    }
  }
}
