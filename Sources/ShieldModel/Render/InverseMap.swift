/// The map from the sample grid back to a layer's local rectangle, in fixed coefficients.
///
/// For a sample at (x, y) in 24.8 pixels: `lx = (a·x + c·y + tx) >> 16`, `ly = (b·x + d·y + ty) >> 16`, in 24.8 points.
struct InverseMap: BitwiseCopyable, Equatable {
  var a: Int64 = 0
  var b: Int64 = 0
  var c: Int64 = 0
  var d: Int64 = 0
  var tx: Int64 = 0
  var ty: Int64 = 0
  /// Whether the map can be undone with coefficients of a usable magnitude; otherwise nothing is drawn through it.
  var isUsable = false
  /// The greatest of the six coefficients' magnitudes, in points.
  private var magnitude = 0.0

  init() {}

  /// The inverse of the map from points to pixels.
  init(of map: AffineTransform) {
    guard let inverse = map.inverted else { return }
    let limit = 1_048_576.0
    for coefficient in [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty] {
      guard coefficient.magnitude <= limit else { return }
      magnitude = max(magnitude, coefficient.magnitude)
    }
    let most: Int64 = 1 << 46
    a = FixedPoint.rounded(inverse.a * 65_536, limit: most)
    b = FixedPoint.rounded(inverse.b * 65_536, limit: most)
    c = FixedPoint.rounded(inverse.c * 65_536, limit: most)
    d = FixedPoint.rounded(inverse.d * 65_536, limit: most)
    tx = FixedPoint.rounded(inverse.tx * 16_777_216, limit: most)
    ty = FixedPoint.rounded(inverse.ty * 16_777_216, limit: most)
    isUsable = true
  }

  /// Whether each local coordinate depends on one device coordinate only, as after a quarter turn or a mirroring.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether, for a map that keeps axes, the local horizontal runs down the screen.
  var swapsAxes: Bool { b != 0 || c != 0 }

  /// How a local coordinate grows along a row or a column of samples: `(step · n + start) >> 16`.
  struct Line: BitwiseCopyable {
    var step: Int64
    var start: Int64

    /// The local coordinate at sample n.
    func value(_ sample: Int64) -> Int64 { (step &* sample &+ start) >> 16 }

    /// The samples within `samples` whose local coordinate lies in `low ..< high`; empty where end ≤ start.
    func samples(from low: Int64, to high: Int64, within samples: SampleRange) -> SampleRange {
      let lowest = low << 16
      let beyond = high << 16
      var range = samples
      if step > 0 {
        range.start = max64(range.start, FixedPoint.ceilingDivide(lowest &- start, step))
        range.end = min64(range.end, FixedPoint.ceilingDivide(beyond &- start, step))
      } else if step < 0 {
        range.start = max64(range.start, FixedPoint.floorDivide(start &- beyond, 0 &- step) &+ 1)
        range.end = min64(range.end, FixedPoint.floorDivide(start &- lowest, 0 &- step) &+ 1)
      } else if start < lowest || start >= beyond {
        range.end = range.start
      }
      return range
    }
  }

  /// lx along sample row m.
  func horizontal(row sample: Int64) -> Line {
    Line(step: 16 &* a, start: 8 &* a &+ c &* (16 &* sample &+ 8) &+ tx)
  }

  /// ly along sample row m.
  func vertical(row sample: Int64) -> Line {
    Line(step: 16 &* b, start: 8 &* b &+ d &* (16 &* sample &+ 8) &+ ty)
  }

  /// The rectangle of samples inside a local rectangle, for a map that keeps axes.
  func sampleRect(left: Int64, top: Int64, right: Int64, bottom: Int64, window: PixelRect) -> PixelRect {
    let columns = SampleRange(start: 16 * Int64(window.left), end: 16 * Int64(window.right))
    let rows = SampleRange(start: 16 * Int64(window.top), end: 16 * Int64(window.bottom))
    let across: SampleRange
    let down: SampleRange
    if !swapsAxes {
      across = Line(step: 16 * a, start: 8 * a + tx).samples(from: left, to: right, within: columns)
      down = Line(step: 16 * d, start: 8 * d + ty).samples(from: top, to: bottom, within: rows)
    } else {
      across = Line(step: 16 * b, start: 8 * b + ty).samples(from: top, to: bottom, within: columns)
      down = Line(step: 16 * c, start: 8 * c + tx).samples(from: left, to: right, within: rows)
    }
    if across.start >= across.end || down.start >= down.end { return .empty }
    return PixelRect(
      left: Int32(truncatingIfNeeded: across.start), top: Int32(truncatingIfNeeded: down.start),
      right: Int32(truncatingIfNeeded: across.end), bottom: Int32(truncatingIfNeeded: down.end))
  }

  /// Pixels that hold every sample inside a local rectangle.
  ///
  /// The fixed coefficients differ from the exact inverse by half of 2⁻¹⁶ a device unit, which a strong magnification
  /// turns into pixels; the margin covers that. Where double arithmetic itself is in doubt, the whole window answers.
  func reach(
    left: Int64, top: Int64, right: Int64, bottom: Int64, map: AffineTransform, window: PixelRect
  ) -> PixelRect {
    let linear = map.a.magnitude + map.b.magnitude + map.c.magnitude + map.d.magnitude
    let greatest = linear + map.tx.magnitude + map.ty.magnitude
    let extent = Double(right - left) + Double(bottom - top)
    guard greatest * (magnitude + 1) < 4_294_967_296, extent * linear < 1e12 else { return window }
    let corners = [
      map.apply(Point(x: Double(left) / 256, y: Double(top) / 256)),
      map.apply(Point(x: Double(right) / 256, y: Double(top) / 256)),
      map.apply(Point(x: Double(left) / 256, y: Double(bottom) / 256)),
      map.apply(Point(x: Double(right) / 256, y: Double(bottom) / 256)),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    let doubt = Double(window.right + window.bottom) / 131_072 + 0.015625
    let across = 2 + doubt * (map.a.magnitude + map.c.magnitude)
    let down = 2 + doubt * (map.b.magnitude + map.d.magnitude)
    return PixelRect(
      left: Rounding.pixelEdge(low.x - across), top: Rounding.pixelEdge(low.y - down),
      right: Rounding.pixelEdge(high.x + across), bottom: Rounding.pixelEdge(high.y + down)
    ).intersection(window)
  }
}

/// A stretch of samples of one row, end exclusive.
struct SampleRange: BitwiseCopyable {
  var start: Int64
  var end: Int64

  /// The part of another stretch that lies in this one; empty where end ≤ start.
  func clamped(_ first: Int64, _ last: Int64) -> SampleRange {
    SampleRange(start: max64(first, start), end: min64(last, end))
  }
}

/// The greater number; the standard library's generic function is slow in an unoptimised build.
func max64(_ left: Int64, _ right: Int64) -> Int64 { left > right ? left : right }

/// The smaller number; the standard library's generic function is slow in an unoptimised build.
func min64(_ left: Int64, _ right: Int64) -> Int64 { left < right ? left : right }
