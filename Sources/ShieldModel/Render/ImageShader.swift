/// Looks up the colour of a pattern or a pixmap pixel by pixel.
struct ImageShader: Equatable {
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

  /// Whether every colour is opaque.
  var isOpaque: Bool { image.isOpaque }

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

  /// Writes the colours of the columns `start ..< end` of a row as pixels.
  func write(row: Int32, from start: Int32, to end: Int32, into pixels: UnsafeMutablePointer<UInt32>) {
    if let pixmap = image.pixmap {
      write(pixmap, row: row, from: start, to: end, into: pixels)
      return
    }
    var x = across.value(x: start, y: row)
    var y = down.value(x: start, y: row)
    var last = cell(x, y)
    var word = PixelRow.word(color(column: last.column, row: last.row))
    let count = Int(end &- start)
    var place = 0
    while place < count {
      let next = cell(x, y)
      if next != last {
        last = next
        word = PixelRow.word(color(column: last.column, row: last.row))
      }
      pixels[place] = word
      x &+= across.step
      y &+= down.step
      place &+= 1
    }
  }

  private func write(
    _ pixmap: Pixmap, row: Int32, from start: Int32, to end: Int32, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let (width, height) = (Int64(pixmap.width), Int64(pixmap.height))
    var x = across.value(x: start, y: row)
    var y = down.value(x: start, y: row)
    let (stepX, stepY) = (across.step, down.step)
    let count = Int(end &- start)
    let base = pixmap.premultipliedBase
    var place = 0
    if stepY == 0 {
      let line = base + Int(max64(0, min64(y >> 24, height &- 1)) &* width)
      // In its own size: a stretch of the pixmap, as it is.
      let column = x >> 24
      if stepX == 1 << 24, column >= 0, column &+ Int64(count) <= width {
        pixels.update(from: line + Int(column), count: count)
        return
      }
      while place < count {
        pixels[place] = line[Int(max64(0, min64(x >> 24, width &- 1)))]
        x &+= stepX
        place &+= 1
      }
      return
    }
    while place < count {
      let line = max64(0, min64(y >> 24, height &- 1)) &* width
      pixels[place] = base[Int(line &+ max64(0, min64(x >> 24, width &- 1)))]
      x &+= stepX
      y &+= stepY
      place &+= 1
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
