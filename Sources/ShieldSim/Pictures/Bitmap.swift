import ShieldModel

/// A picture in memory: straight (not premultiplied) colours, red, green, blue and alpha of each pixel, each 0…255,
/// width × height, rows top to bottom.
struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// Four bytes a pixel.
  private(set) var bytes: [UInt8]

  /// Makes a picture of one colour.
  init(width: Int, height: Int, color: Color = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Self.row(of: color, width: self.width * self.height)
  }

  /// Makes a picture from a destination's frame.
  init(_ frame: CompositedFrame) {
    width = Int(frame.width)
    height = Int(frame.height)
    bytes = frame.straightPixels()
  }

  /// Makes a picture from rows of colours, all of the same length.
  init(rows: [[Color]]) {
    height = rows.count
    width = rows.first?.count ?? 0
    bytes = rows.flatMap { $0.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }
  }

  /// Whether there is no pixel.
  var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether every pixel is opaque.
  var isOpaque: Bool {
    var index = 3
    while index < bytes.count {
      if bytes[index] != 255 { return false }
      index += 4
    }
    return true
  }

  /// The colour of a pixel; clear outside the picture.
  subscript(x: Int, y: Int) -> Color {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let start = (y * width + x) * 4
    return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// Puts an opaque picture on top, its top left corner at a pixel; what lies outside is cut off.
  mutating func place(_ picture: Bitmap, x: Int, y: Int) {
    let left = max(0, x)
    let right = min(width, x + picture.width)
    guard right > left else { return }
    for row in max(0, y)..<max(0, max(y, min(height, y + picture.height))) {
      let source = ((row - y) * picture.width + left - x) * 4
      let target = (row * width + left) * 4
      let count = (right - left) * 4
      bytes.replaceSubrange(target..<target + count, with: picture.bytes[source..<source + count])
    }
  }

  /// Fills the part of a rectangle that lies inside the picture with one opaque colour.
  mutating func fill(_ rect: PixelRect, with color: Color) {
    let held = rect.intersection(PixelRect(left: 0, top: 0, right: Int32(width), bottom: Int32(height)))
    guard !held.isEmpty else { return }
    let row = Self.row(of: color, width: Int(held.width))
    for y in Int(held.top)..<Int(held.bottom) {
      let start = (y * width + Int(held.left)) * 4
      bytes.replaceSubrange(start..<start + row.count, with: row)
    }
  }

  /// The picture as a PNG file, with an alpha channel only where a pixel needs one.
  ///
  /// - Throws: `PNGEncodingError.sizeOutOfRange` for a picture without pixels or with a side above 8,192.
  func png() throws(PNGEncodingError) -> [UInt8] {
    guard !isEmpty, width <= PNGEncoder.longestSide, height <= PNGEncoder.longestSide else {
      throw .sizeOutOfRange(width: Int32(clamping: width), height: Int32(clamping: height))
    }
    return try PNGEncoder.encode(
      pixels: bytes, width: Int32(width), height: Int32(height), hasAlpha: !isOpaque, mode: .small)
  }

  private static func row(of color: Color, width: Int) -> [UInt8] {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    return [UInt8](unsafeUninitializedCapacity: width * 4) { buffer, count in
      for index in 0..<width * 4 { buffer[index] = pixel[index & 3] }
      count = width * 4
    }
  }
}
