extension CompositedFrame {
  /// How many pixels secret content may show in.
  public var taintedPixelCount: Int {
    var count = 0
    forEachTaint { rows, columns in count += rows.count * columns.count }
    return count
  }

  /// The smallest rectangle that holds every tainted pixel; empty without any.
  public var taintBounds: PixelRect {
    var bounds = PixelRect.empty
    forEachTaint { rows, columns in
      bounds = bounds.union(
        PixelRect(
          left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound))
    }
    return bounds
  }

  /// Whether secret content may show anywhere.
  public var hasTaint: Bool {
    for word in runs where word & FrameRun.taintBit != 0 { return true }
    return false
  }

  private func forEachTaint(_ body: (Range<Int32>, Range<Int32>) -> Void) {
    if !hasTaint { return }
    var top: Int32 = 0
    for (band, bottom) in bandEnds.enumerated() {
      var left: Int32 = 0
      for position in runPositions(of: band) {
        let word = runs[position]
        let right = FrameRun.end(of: word)
        if word & FrameRun.taintBit != 0 { body(top..<bottom, left..<right) }
        left = right
      }
      top = bottom
    }
  }
}
