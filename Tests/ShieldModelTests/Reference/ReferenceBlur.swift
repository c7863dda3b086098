@testable import ShieldModel

/// A blur as one big weighted sum: the weights of three boxes of `2 · half + 1` pixels, laid over each other.
struct ReferenceBlur {
  let half: Int

  init(radius: Double, map: ReferenceMap) {
    let pixels = radius * map.determinant.magnitude.squareRoot()
    half = ReferenceRounding.nearest(min(max(pixels, 0), 128))
  }

  var reach: Int { 3 * half }

  /// From −reach to reach.
  private var weights: [Int] {
    var weights = [1]
    for _ in 0..<3 {
      var wider = Array(repeating: 0, count: weights.count + 2 * half)
      for (place, weight) in weights.enumerated() {
        for step in 0...2 * half { wider[place + step] += weight }
      }
      weights = wider
    }
    return weights
  }

  /// The blurred pixels of a box, row by row; `pixel` is asked for every place that a blur can see.
  func blurred(_ box: ReferenceBox, _ pixel: (_ x: Int, _ y: Int) -> ReferencePixel) -> [ReferencePixel] {
    let weights = weights
    let whole = (2 * half + 1) * (2 * half + 1) * (2 * half + 1)
    var rows: [[Wide]] = []
    for y in box.top - reach..<box.bottom + reach {
      rows.append(
        (box.left..<box.right).map { x in
          var sum = Wide()
          for (step, weight) in weights.enumerated() { sum.add(pixel(x + step - reach, y), weight) }
          // To 1/256 of a step, half up.
          sum.channels = sum.channels.map { (512 * $0 + whole) / (2 * whole) }
          return sum
        })
    }
    var result: [ReferencePixel] = []
    for y in 0..<box.height {
      for x in 0..<box.width {
        var sum = Wide()
        for (step, weight) in weights.enumerated() { sum.add(rows[y + step][x], weight) }
        let bytes = sum.channels.map { (2 * $0 + 256 * whole) / (512 * whole) }
        let exact = Double(whole) * Double(whole)
        result.append(
          ReferencePixel(
            red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3], isTainted: sum.isTainted,
            transparency: sum.transparency / exact, exposure: sum.exposure / exact))
      }
    }
    return result
  }

  private struct Wide {
    var channels = [0, 0, 0, 0]
    var isTainted = false
    var transparency = 0.0
    var exposure = 0.0

    mutating func add(_ pixel: ReferencePixel, _ weight: Int) {
      for (place, value) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
        channels[place] += weight * value
      }
      isTainted = isTainted || pixel.isTainted
      transparency += Double(weight) * pixel.transparency
      exposure += Double(weight) * pixel.exposure
    }

    mutating func add(_ other: Wide, _ weight: Int) {
      for place in 0..<4 { channels[place] += weight * other.channels[place] }
      isTainted = isTainted || other.isTainted
      transparency += Double(weight) * other.transparency
      exposure += Double(weight) * other.exposure
    }
  }
}

/// The shadow of a node, on the pixel grid.
struct ReferenceShadow {
  let blur: ReferenceBlur
  let color: Color
  let right: Int
  let down: Int

  /// Nil for a layer that casts none.
  init?(_ layer: LayerNode, map: ReferenceMap) {
    guard let shadow = layer.shadow, shadow.color.alpha > 0, !layer.clips else { return nil }
    blur = ReferenceBlur(radius: shadow.radius, map: map)
    color = shadow.color
    func held(_ value: Double) -> Int { Int(min(max((value + 0.5).rounded(.down), -4096), 4096)) }
    right = held(map.a * shadow.offset.x + map.c * shadow.offset.y)
    down = held(map.b * shadow.offset.x + map.d * shadow.offset.y)
  }

  var reach: Int { blur.reach + max(abs(right), abs(down)) }

  /// Lays the shadow of a shape, painted on an empty canvas, over another canvas.
  func lay(
    _ shape: [ReferencePixel], of canvas: ReferenceCanvas, within box: ReferenceBox, onto pixels: inout [ReferencePixel]
  ) {
    let seen = box.common(with: canvas.box)
    if seen.isEmpty { return }
    let source = ReferenceBox(
      left: seen.left - right, top: seen.top - down, right: seen.right - right, bottom: seen.bottom - down)
    let blurred = blur.blurred(source) { x, y in
      let isInside = !canvas.box.common(with: ReferenceBox(left: x, top: y, right: x + 1, bottom: y + 1)).isEmpty
      return isInside ? shape[canvas.index(x, y)] : .clear
    }
    var number = 0
    canvas.forEachPixel(in: seen) { _, _, index in
      let share = blurred[number]
      number += 1
      var ink = ReferencePixel.clear
      ink.lay(color, paint: 256, extent: 256, isSecret: false)
      ink = ink.dimmed(by: share.alpha, exactly: 1 - share.transparency)
      ink.isTainted = share.isTainted
      ink.exposure = share.exposure * Double(color.alpha) / 255
      pixels[index].lay(group: ink)
    }
  }
}

/// The blurred backdrop of a node.
struct ReferenceBackdrop {
  let blur: ReferenceBlur
  /// The pixels around the node, within the picture.
  let box: ReferenceBox

  /// Nil for a layer that blurs nothing.
  init?(_ layer: LayerNode, _ geometry: ReferenceGeometry) {
    guard let radius = layer.blurRadius, geometry.width > 0, geometry.height > 0 else { return nil }
    let map = geometry.map
    blur = ReferenceBlur(radius: radius, map: map)
    let corners = [(0, 0), (geometry.width, 0), (0, geometry.height), (geometry.width, geometry.height)]
    let across = corners.map { map.a * $0.0 + map.c * $0.1 + map.x }
    let down = corners.map { map.b * $0.0 + map.d * $0.1 + map.y }
    func whole(_ value: Double) -> Int { Int(min(max(value, -268_435_456), 268_435_456)) }
    let around = ReferenceBox(
      left: whole((across.min() ?? 0).rounded(.down)), top: whole((down.min() ?? 0).rounded(.down)),
      right: whole((across.max() ?? 0).rounded(.up)), bottom: whole((down.max() ?? 0).rounded(.up)))
    box = around.common(with: geometry.canvas.picture)
    if box.isEmpty { return nil }
  }

  /// What lies behind, blurred, for every pixel of the canvas; beyond the box its nearest pixel.
  func picture(of pixels: [ReferencePixel], on canvas: ReferenceCanvas) -> [ReferencePixel] {
    func held(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high - 1) }
    let blurred = blur.blurred(box) { x, y in
      pixels[canvas.index(held(x, box.left, box.right), held(y, box.top, box.bottom))]
    }
    var result = pixels
    canvas.forEachPixel(in: canvas.box) { x, y, index in
      let (column, row) = (held(x, box.left, box.right) - box.left, held(y, box.top, box.bottom) - box.top)
      result[index] = blurred[row * box.width + column]
    }
    return result
  }
}
