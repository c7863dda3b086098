@testable import ShieldModel

/// The colour of every pixel of a part that has more than one colour, worked out pixel by pixel.
struct ReferenceShading {
  let map: ReferenceMap
  let canvas: ReferenceCanvas

  /// A number that grows evenly, with 24 fraction bits; `value` is asked in the middle of a pixel.
  struct Slope {
    let across: Int
    let down: Int
    let start: Int

    init(_ across: Double, _ down: Double, _ start: Double) {
      self.across = Slope.fixed(across, limit: 1 << 44)
      self.down = Slope.fixed(down, limit: 1 << 44)
      self.start = Slope.fixed(start, limit: 1 << 60)
    }

    func value(_ x: Int, _ y: Int) -> Int {
      ReferenceRounding.floorDivision(across * (2 * x + 1) + down * (2 * y + 1) + 2 * start, 2)
    }

    private static func fixed(_ value: Double, limit: Int) -> Int {
      let scaled = (value * 16_777_216 + 0.5).rounded(.down)
      if scaled.isNaN { return 0 }
      if scaled >= Double(limit) { return limit }
      return scaled <= -Double(limit) ? -limit : Int(scaled)
    }
  }

  private func colors(_ color: (Int, Int) -> Color) -> [Color] {
    var colors: [Color] = []
    canvas.forEachPixel(in: canvas.box) { x, y, _ in colors.append(color(x, y)) }
    return colors
  }

  /// The colours of a gradient of a layer of an extent in points.
  func colors(of gradient: Gradient, width: Double, height: Double) -> [Color] {
    let inverse = map.inverse
    let across = (gradient.end.x - gradient.start.x) * width
    let down = (gradient.end.y - gradient.start.y) * height
    let square = across * across + down * down
    let last = gradient.stops[gradient.stops.count - 1].color
    guard square > 0, square.isFinite else { return colors { _, _ in last } }
    let fromX = inverse.x - gradient.start.x * width
    let fromY = inverse.y - gradient.start.y * height
    let slope = Slope(
      (inverse.a * across + inverse.b * down) / square, (inverse.c * across + inverse.d * down) / square,
      (fromX * across + fromY * down) / square)
    let places = gradient.stops.map { ReferenceRounding.nearest($0.location * 65_536) }
    return colors { x, y in
      let place = min(max(ReferenceRounding.floorDivision(slope.value(x, y), 256), 0), 65_536)
      guard let after = places.firstIndex(where: { $0 > place }) else { return last }
      if after == 0 { return gradient.stops[0].color }
      let (from, to) = (gradient.stops[after - 1].color, gradient.stops[after].color)
      return ReferenceShading.mix(
        from, to, share: place - places[after - 1], of: places[after] - places[after - 1])
    }
  }

  /// The colours of a picture that lies in a rectangle of the layer, in points.
  func colors(of image: LayerImage, in place: Rect, videoFrame: Int) -> [Color] {
    let inverse = map.inverse
    let stretchX = Double(image.width) / place.width
    let stretchY = Double(image.height) / place.height
    let horizontal = Slope(inverse.a * stretchX, inverse.c * stretchX, (inverse.x - place.x) * stretchX)
    let vertical = Slope(inverse.b * stretchY, inverse.d * stretchY, (inverse.y - place.y) * stretchY)
    let cell = Int(image.cell)
    return colors { x, y in
      let column = min(
        max(ReferenceRounding.floorDivision(horizontal.value(x, y), 16_777_216), 0), Int(image.width) - 1)
      let row = min(max(ReferenceRounding.floorDivision(vertical.value(x, y), 16_777_216), 0), Int(image.height) - 1)
      if let pixmap = image.pixmap { return pixmap.color(x: Int32(column), y: Int32(row)) }
      let moved = ReferenceRounding.floorDivision(column + videoFrame, cell)
      switch image.pattern {
      case .checker: return (moved + row / cell).isMultiple(of: 2) ? image.first : image.second
      case .stripes: return moved.isMultiple(of: 2) ? image.first : image.second
      case .noise:
        let share = ReferenceShading.noise(
          seed: image.seed, videoFrame: videoFrame, column: UInt32(column / cell), row: UInt32(row / cell))
        return ReferenceShading.mix(image.first, image.second, share: share, of: 255)
      }
    }
  }

  /// 0…255, from four numbers of 32 bits.
  private static func noise(seed: UInt32, videoFrame: Int, column: UInt32, row: UInt32) -> Int {
    func product(_ number: UInt32, _ factor: UInt64) -> UInt32 { UInt32(UInt64(number) * factor % 4_294_967_296) }
    var word = product(seed, 0x9E37_79B1) ^ product(UInt32(truncatingIfNeeded: videoFrame), 0x85EB_CA6B)
    word ^= product(column, 0xC2B2_AE35)
    word = product(word ^ (word / 32_768), 0x2C1B_3C6D)
    word ^= product(row, 0x27D4_EB2F)
    word = product(word ^ (word / 4096), 0x297A_2D39)
    return Int((word ^ (word / 32_768)) / 16_777_216)
  }

  private static func mix(_ from: Color, _ to: Color, share: Int, of whole: Int) -> Color {
    func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
      let sum = Int(first) * (whole - share) + Int(second) * share
      return UInt8((2 * sum + whole) / (2 * whole))
    }
    return Color(
      red: channel(from.red, to.red), green: channel(from.green, to.green), blue: channel(from.blue, to.blue),
      alpha: channel(from.alpha, to.alpha))
  }
}

extension ReferenceGeometry {
  /// Where a picture lies in the layer, in points, and what it covers.
  func place(of image: LayerImage) -> (rect: Rect, coverage: ReferenceCoverage) {
    let (ownWidth, ownHeight) = (Double(image.width), Double(image.height))
    var (pictureWidth, pictureHeight) = (ownWidth, ownHeight)
    switch image.gravity {
    case .resize: (pictureWidth, pictureHeight) = (width, height)
    case .resizeAspect, .resizeAspectFill:
      let (across, down) = (width / ownWidth, height / ownHeight)
      let factor = image.gravity == .resizeAspect ? min(across, down) : max(across, down)
      (pictureWidth, pictureHeight) = (ownWidth * factor, ownHeight * factor)
    default: break
    }
    var (left, top) = ((width - pictureWidth) / 2, (height - pictureHeight) / 2)
    switch image.gravity {
    case .left, .topLeft, .bottomLeft: left = 0
    case .right, .topRight, .bottomRight: left = width - pictureWidth
    default: break
    }
    switch image.gravity {
    case .top, .topLeft, .topRight: top = 0
    case .bottom, .bottomLeft, .bottomRight: top = height - pictureHeight
    default: break
    }
    let (right, bottom) = (left + pictureWidth, top + pictureHeight)
    var coverage = ReferenceCoverage(canvas)
    if map.isFlat {
      coverage.set(256, in: ReferenceGeometry.snapped(map, left, top, right, bottom))
    } else {
      let outline = ReferenceOutline(
        inverse: map.inverse, left: ReferenceRounding.nearest(left * 256), top: ReferenceRounding.nearest(top * 256),
        right: ReferenceRounding.nearest(right * 256), bottom: ReferenceRounding.nearest(bottom * 256),
        radii: [0, 0, 0, 0])
      if let outline { coverage.count(in: .everywhere) { outline.contains($0, $1) } }
    }
    return (Rect(x: left, y: top, width: pictureWidth, height: pictureHeight), coverage)
  }
}
