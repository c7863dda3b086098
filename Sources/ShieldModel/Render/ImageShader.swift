/// Looks up the colour of a pattern or a pixmap pixel by pixel.
struct ImageShader {
  private let image: LayerImage
  /// The premultiplied pixels of the image's pixmap, row by row, which the image keeps alive; nil for a pattern.
  let pixels: UnsafePointer<UInt32>?
  /// The picture of a video that the pattern goes along with.
  private let phase: Int32
  let across: PixelLine
  let down: PixelLine

  /// Nil where the map cannot be undone or the place has no area, so that nothing is drawn.
  ///
  /// - Parameter place: Where the picture lies, in points of the local rectangle.
  init?(_ image: LayerImage, phase: Int32, place: Rect, map: AffineTransform) {
    guard let inverse = map.inverted, place.width > 0, place.height > 0 else { return nil }
    self.image = image
    pixels = image.pixmap?.premultipliedBase
    self.phase = phase
    let (factorX, factorY) = (Double(image.width) / place.width, Double(image.height) / place.height)
    across = PixelLine(
      across: inverse.a * factorX, down: inverse.c * factorX, start: (inverse.tx - place.x) * factorX)
    down = PixelLine(
      across: inverse.b * factorY, down: inverse.d * factorY, start: (inverse.ty - place.y) * factorY)
  }

  /// The pixel of the picture below a pixel of the screen, counted in cells.
  func cell(_ x: Int64, _ y: Int64) -> (column: Int64, row: Int64) {
    let column = max64(0, min64(x >> 24, Int64(image.width) &- 1))
    let row = max64(0, min64(y >> 24, Int64(image.height) &- 1))
    if pixels != nil { return (column, row) }
    let cell = Int64(image.cell)
    if image.pattern == .noise { return (column / cell, row / cell) }
    // The other patterns move to the left from picture to picture, one pixel at a time.
    let period = 2 &* cell
    let moved = (column &+ Int64(phase)) % period
    return ((moved < 0 ? moved &+ period : moved) / cell, row / cell)
  }

  /// The colour of a cell of the pattern or a pixel of the pixmap, as a cell of the frame.
  func color(column: Int64, row: Int64) -> UInt64 {
    if let pixels {
      return Cell.word(run: UInt64(pixels[Int(truncatingIfNeeded: row &* Int64(image.width) &+ column)]))
    }
    switch image.pattern {
    case .checker: return Cell.word(((column &+ row) & 1 == 0 ? image.first : image.second).premultiplied)
    case .stripes: return Cell.word((column & 1 == 0 ? image.first : image.second).premultiplied)
    case .noise: return Cell.word(mixture(share(column, row)).premultiplied)
    }
  }

  /// How much of the second colour a square of noise has, 0…255.
  private func share(_ column: Int64, _ row: Int64) -> UInt32 {
    var mixed = image.seed &* 0x9E37_79B1 ^ UInt32(bitPattern: phase) &* 0x85EB_CA6B
    mixed ^= UInt32(truncatingIfNeeded: column) &* 0xC2B2_AE35
    mixed = (mixed ^ mixed >> 15) &* 0x2C1B_3C6D
    mixed ^= UInt32(truncatingIfNeeded: row) &* 0x27D4_EB2F
    mixed = (mixed ^ mixed >> 12) &* 0x297A_2D39
    return (mixed ^ mixed >> 15) >> 24
  }

  private func mixture(_ share: UInt32) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let sum = UInt32(from) &* (255 &- share) &+ UInt32(to) &* share
      return UInt8(truncatingIfNeeded: (2 &* sum &+ 255) / 510)
    }
    return Color(
      red: mix(image.first.red, image.second.red), green: mix(image.first.green, image.second.green),
      blue: mix(image.first.blue, image.second.blue), alpha: mix(image.first.alpha, image.second.alpha))
  }
}
