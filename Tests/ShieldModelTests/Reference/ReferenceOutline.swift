/// A rectangle with round corners, seen through a map, of which every sample can be asked whether it lies inside.
///
/// Everything is a whole number: samples in 1/256 of a pixel, places and extents in 1/256 of the outline's own unit.
/// The unit of an outline with snapped edges is a pixel, and its map is a mere shift; otherwise it is a point.
struct ReferenceOutline {
  // The inverse map: 1/65,536 for the four factors, 1/16,777,216 for the shift.
  private let a: Int
  private let b: Int
  private let c: Int
  private let d: Int
  private let shiftX: Int
  private let shiftY: Int
  // The rectangle.
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int
  /// Top left, top right, bottom left, bottom right.
  private let radii: [Int]

  /// An outline that contains nothing.
  static let nothing = ReferenceOutline(box: .nowhere, radii: [0, 0, 0, 0])

  /// Snapped pixel edges; the radii are in 1/256 of a pixel.
  init(box: ReferenceBox, radii: [Int]) {
    self.init(
      coefficients: [65_536, 0, 0, 65_536, 0, 0], left: 256 * box.left, top: 256 * box.top,
      right: 256 * box.right, bottom: 256 * box.bottom, radii: radii)
  }

  /// A rectangle of a layer, in 1/256 of a point; nil where the inverse map stretches too much to be drawn.
  init?(inverse: ReferenceMap, left: Int, top: Int, right: Int, bottom: Int, radii: [Int]) {
    let exact = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.x, inverse.y]
    for coefficient in exact where !(coefficient.magnitude <= 1_048_576) { return nil }
    let fixed =
      exact[0..<4].map { ReferenceRounding.nearest($0 * 65_536) }
      + exact[4...].map { ReferenceRounding.nearest($0 * 16_777_216) }
    self.init(coefficients: fixed, left: left, top: top, right: right, bottom: bottom, radii: radii)
  }

  private init(coefficients: [Int], left: Int, top: Int, right: Int, bottom: Int, radii: [Int]) {
    (a, b, c, d) = (coefficients[0], coefficients[1], coefficients[2], coefficients[3])
    (shiftX, shiftY) = (coefficients[4], coefficients[5])
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    self.radii = radii
  }

  /// Horizontal place in the outline that a sample looks at.
  func localX(_ sampleX: Int, _ sampleY: Int) -> Int {
    // A shift to the right of a negative number rounds towards minus infinity, as floor does.
    (a * sampleX + c * sampleY + shiftX) >> 16
  }

  /// Vertical place in the outline that a sample looks at.
  func localY(_ sampleX: Int, _ sampleY: Int) -> Int {
    (b * sampleX + d * sampleY + shiftY) >> 16
  }

  func contains(_ sampleX: Int, _ sampleY: Int) -> Bool {
    let x = localX(sampleX, sampleY)
    if x < left || x >= right { return false }
    let y = localY(sampleX, sampleY)
    if y < top || y >= bottom { return false }
    for (corner, radius) in radii.enumerated() where radius > 0 {
      // The middle of the corner's circle, and how far beyond it the sample lies.
      let isRight = corner % 2 == 1
      let isLower = corner >= 2
      let middleX = isRight ? right - radius : left + radius
      let middleY = isLower ? bottom - radius : top + radius
      if isRight ? x < middleX : x >= middleX { continue }
      if isLower ? y < middleY : y >= middleY { continue }
      let (across, down) = (x - middleX, y - middleY)
      if across * across + down * down > radius * radius { return false }
    }
    return true
  }
}
