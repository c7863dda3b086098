/// The picture that one destination gets, with a taint bit beside every pixel.
///
/// Equal rows are stored once, and so are equal neighbours in a row. The storage is canonical: neighbouring bands and
/// neighbouring runs always differ, so two frames are equal exactly when their pictures and taints are.
public struct CompositedFrame: Hashable, Sendable {
  /// Width in pixels, 0…32,768.
  public let width: Int32
  /// Height in pixels, 0…32,768.
  public let height: Int32
  /// For each band the first row below it.
  let bandEnds: [Int32]
  /// For each band the position after its last run.
  let runEnds: [Int32]
  /// The runs of all bands as words, see ``FrameRun``.
  let runs: [UInt64]

  /// The greatest width and height of a frame.
  static let greatestExtent: Int32 = 32_768
  /// The greatest number of pixels of a frame.
  static let greatestArea: Int32 = 1 << 26

  /// Extents held within what a frame can have; rows are cut where the area would be too great.
  static func heldExtent(width: Int32, height: Int32) -> (width: Int32, height: Int32) {
    let heldWidth = max(0, min(width, greatestExtent))
    var heldHeight = max(0, min(height, greatestExtent))
    if heldWidth > 0 { heldHeight = min(heldHeight, greatestArea / heldWidth) }
    return (heldWidth, heldHeight)
  }

  /// Makes a frame from canonical storage.
  init(width: Int32, height: Int32, bandEnds: [Int32], runEnds: [Int32], runs: [UInt64]) {
    self.width = width
    self.height = height
    self.bandEnds = bandEnds
    self.runEnds = runEnds
    self.runs = runs
  }

  /// Makes a frame of one colour.
  public init(width: Int32, height: Int32, color: PremultipliedColor) {
    let extent = CompositedFrame.heldExtent(width: width, height: height)
    var builder = FrameBuilder(width: extent.width)
    if extent.width > 0, extent.height > 0 {
      builder.append(FrameRun(end: extent.width, color: color, isTainted: false).word)
      builder.endBand(at: extent.height)
    }
    self = builder.frame(height: extent.height)
  }

  /// Whether the frame has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// How many bands of equal rows the frame has.
  public var bandCount: Int32 { Int32(bandEnds.count) }

  /// How many runs all bands together have.
  public var runCount: Int32 { Int32(runs.count) }

  /// One band, counted from the top; an empty one for a number that no band has.
  public func band(_ index: Int32) -> FrameBand {
    guard index >= 0, Int(index) < bandEnds.count else { return FrameBand(rows: 0..<0, runs: []) }
    let band = Int(index)
    let top = band == 0 ? 0 : bandEnds[band - 1]
    return FrameBand(rows: top..<bandEnds[band], runs: runPositions(of: band).map { FrameRun(word: runs[$0]) })
  }

  /// Calls the body with every band from top to bottom.
  public func forEachBand(_ body: (FrameBand) -> Void) {
    for index in 0..<bandCount { body(band(index)) }
  }

  /// The colour of a pixel; clear outside the frame.
  ///
  /// Complexity: logarithmic in bands and runs.
  public func color(x: Int32, y: Int32) -> PremultipliedColor {
    guard let word = word(x: x, y: y) else { return .clear }
    return FrameRun.color(of: word)
  }

  /// Whether secret content may show in a pixel; false outside the frame.
  public func isTainted(x: Int32, y: Int32) -> Bool {
    guard let word = word(x: x, y: y) else { return false }
    return word & FrameRun.taintBit != 0
  }

  /// Positions of a band's runs; the band must exist.
  func runPositions(of band: Int) -> Range<Int> {
    (band == 0 ? 0 : Int(runEnds[band - 1]))..<Int(runEnds[band])
  }

  /// The band that a row lies in; the row must exist.
  func bandIndex(ofRow row: Int32) -> Int {
    var low = 0
    var high = bandEnds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if bandEnds[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func word(x: Int32, y: Int32) -> UInt64? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let positions = runPositions(of: bandIndex(ofRow: y))
    var low = positions.lowerBound
    var high = positions.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if FrameRun.end(of: runs[middle]) <= x { low = middle + 1 } else { high = middle }
    }
    return runs[low]
  }
}
