/// Where the samples of a part lie: 16 × 16 a pixel, counted from the canvas' top left corner.
///
/// Sample number n of a row lies at column `16n + 8` in 24.8 fixed point, sample row m at `16m + 8` alike.
struct Outline: BitwiseCopyable, Equatable {
  enum Kind: UInt8 {
    /// Nothing is inside.
    case empty
    /// Whole pixels: ``bounds``.
    case plain
    /// ``bounds`` with corners cut to a circle of ``radius``.
    case rounded
    /// ``bounds`` with corners cut to circles of different ``radii``.
    case unevenlyRounded
    /// An upright rectangle of samples, its edges anywhere on the sample grid.
    case fractional
    /// Anything else: every sample goes through ``inverse``.
    case sampled
  }

  var kind = Kind.empty
  /// The pixels that the outline can touch.
  ///
  /// Exact for plain, rounded and fractional outlines, wide enough for others.
  var bounds = PixelRect.empty
  /// Radii of the corners: 24.8 pixels if rounded, 24.8 points if sampled.
  var radii = CornerUnits() {
    didSet { radius = radii.greatest }
  }
  /// The greatest of the radii.
  private(set) var radius: Int64 = 0
  /// Position of the corner's insets in the display list, or −1 if they are computed one by one.
  var insetStart: Int32 = -1
  /// Position of the corner's pixel rows in the display list, or −1 if they are not stored.
  var cornerStart: Int32 = -1
  /// First and last + 1 sample column and row, if the map keeps axes.
  var samples = PixelRect.empty
  /// Sample rows, end exclusive, that no round corner reaches into, if the map keeps axes.
  var straightStart: Int32 = 0
  var straightEnd: Int32 = 0
  /// The map from samples to the local rectangle.
  var inverse = InverseMap()
  /// The local rectangle of a sampled outline, 24.8 points, right and bottom exclusive.
  var left: Int64 = 0
  var top: Int64 = 0
  var right: Int64 = 0
  var bottom: Int64 = 0

  /// A rectangle of whole pixels.
  static func plain(_ bounds: PixelRect) -> Outline {
    var outline = Outline()
    outline.kind = bounds.isEmpty ? .empty : .plain
    outline.bounds = bounds
    return outline
  }

  /// A rectangle of whole pixels with round corners; radii are held within half of the smaller extent.
  static func rounded(_ bounds: PixelRect, radii: CornerUnits) -> Outline {
    var outline = Outline.plain(bounds)
    let extent = Int64(min(bounds.width, bounds.height))
    outline.radii = radii.held(within: extent * 128)
    if outline.kind == .plain, outline.radius > 0 {
      outline.kind = outline.radii.isUniform ? .rounded : .unevenlyRounded
    }
    return outline
  }

  /// The rectangle `left ..< right`, `top ..< bottom` of local space, seen through a map.
  ///
  /// - Parameters:
  ///   - window: The pixels that matter; bounds stay within it.
  ///   - map: The map that `inverse` undoes, for the bounds.
  static func sampled(
    left: Int64, top: Int64, right: Int64, bottom: Int64, radii: CornerUnits, inverse: InverseMap, map: AffineTransform,
    window: PixelRect
  ) -> Outline {
    var outline = Outline()
    guard inverse.isUsable, left < right, top < bottom else { return outline }
    outline.left = left
    outline.top = top
    outline.right = right
    outline.bottom = bottom
    outline.radii = radii
    outline.inverse = inverse
    if inverse.keepsAxes {
      outline.findSamples(window: window)
      return outline
    }
    outline.bounds = inverse.reach(left: left, top: top, right: right, bottom: bottom, map: map, window: window)
    outline.kind = outline.bounds.isEmpty ? .empty : .sampled
    return outline
  }

  /// Works out the samples inside, for a map that keeps axes.
  private mutating func findSamples(window: PixelRect) {
    samples = inverse.sampleRect(left: left, top: top, right: right, bottom: bottom, window: window)
    bounds = PixelRect(
      left: samples.left >> 4, top: samples.top >> 4, right: (samples.right + 15) >> 4,
      bottom: (samples.bottom + 15) >> 4)
    kind = samples.isEmpty ? .empty : radius == 0 ? .fractional : .sampled
    if kind == .sampled {
      // One pair of edges may run down or across the screen; less both radii it bounds the straight rows.
      let straight =
        inverse.swapsAxes
        ? inverse.sampleRect(left: left + radius, top: top, right: right - radius, bottom: bottom, window: window)
        : inverse.sampleRect(left: left, top: top + radius, right: right, bottom: bottom - radius, window: window)
      straightStart = straight.top
      straightEnd = straight.bottom
    }
  }

  /// Whether no round corner reaches into a pixel row, so that the outline is fractional there.
  func isStraight(row: Int32) -> Bool { 16 &* row >= straightStart && 16 &* row &+ 16 <= straightEnd }

  /// Number of pixel rows, from either edge, that a rounded corner reaches into.
  var cornerRows: Int32 { Int32(truncatingIfNeeded: (radius &+ 255) >> 8) }
}
