/// Looks up the colour of a gradient pixel by pixel.
struct GradientShader: Equatable {
  private struct Stop: Equatable {
    var color: Color
    /// Place along the line, 16 fraction bits.
    var location: Int64
  }

  private var stops: [Stop]
  let line: PixelLine

  /// Nil where the map cannot be undone, so that nothing is drawn.
  init?(_ gradient: Gradient, width: Double, height: Double, map: AffineTransform) {
    guard let inverse = map.inverted, !gradient.stops.isEmpty else { return nil }
    stops = gradient.stops.map {
      Stop(color: $0.color, location: FixedPoint.rounded($0.location * 65_536, limit: 65_536))
    }
    let (startX, startY) = (gradient.start.x * width, gradient.start.y * height)
    let deltaX = (gradient.end.x - gradient.start.x) * width
    let deltaY = (gradient.end.y - gradient.start.y) * height
    let square = deltaX * deltaX + deltaY * deltaY
    if square > 0 && square.isFinite {
      line = PixelLine(
        across: (inverse.a * deltaX + inverse.b * deltaY) / square,
        down: (inverse.c * deltaX + inverse.d * deltaY) / square,
        start: ((inverse.tx - startX) * deltaX + (inverse.ty - startY) * deltaY) / square)
    } else {
      // A line without length: everything lies beyond its end.
      stops = stops.suffix(1)
      line = PixelLine(across: 0, down: 0, start: 0)
    }
  }

  /// Whether every colour is opaque.
  var isOpaque: Bool { stops.allSatisfy { $0.color.alpha == 255 } }

  /// The colour where ``line`` has a value, as a cell.
  func color(at value: Int64) -> UInt64 {
    let place = max64(0, min64(value >> 8, 65_536))
    var last = 0
    while last &+ 1 < stops.count, stops[last &+ 1].location <= place { last &+= 1 }
    let stop = stops[last]
    if place <= stop.location || last &+ 1 == stops.count { return Cell.word(stop.color.premultiplied) }
    let next = stops[last &+ 1]
    let share = UInt64(truncatingIfNeeded: place &- stop.location)
    let whole = UInt64(truncatingIfNeeded: next.location &- stop.location)
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let sum = UInt64(from) &* (whole &- share) &+ UInt64(to) &* share
      return UInt8(truncatingIfNeeded: (2 &* sum &+ whole) / (2 &* whole))
    }
    let color = Color(
      red: mix(stop.color.red, next.color.red), green: mix(stop.color.green, next.color.green),
      blue: mix(stop.color.blue, next.color.blue), alpha: mix(stop.color.alpha, next.color.alpha))
    return Cell.word(color.premultiplied)
  }

  /// Writes the colours of the columns `start ..< end` of a row as pixels.
  func write(row: Int32, from start: Int32, to end: Int32, into pixels: UnsafeMutablePointer<UInt32>) {
    var value = line.value(x: start, y: row)
    var place = 0
    let count = Int(end &- start)
    if line.step == 0 {
      PixelRow.fill(pixels, count, PixelRow.word(color(at: value)))
      return
    }
    while place < count {
      pixels[place] = PixelRow.word(color(at: value))
      value &+= line.step
      place &+= 1
    }
  }
}
