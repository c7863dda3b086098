/// A few rectangles that cover all that were added, and as little else as is found without search.
struct RectList: Hashable, Sendable {
  /// The most rectangles.
  static let greatestCount = 8

  private(set) var rects: [PixelRect] = []

  /// Covers a rectangle too; O(1).
  mutating func add(_ rect: PixelRect) {
    if rect.isEmpty { return }
    var best = -1
    var bestGrowth = Int64.max
    for (index, other) in rects.enumerated() {
      let growth = other.union(rect).area - other.area
      if growth < bestGrowth { (best, bestGrowth) = (index, growth) }
    }
    // One that is nearly covered already needs no rectangle of its own.
    if best >= 0, rects.count == RectList.greatestCount || bestGrowth <= rect.area / 2 {
      rects[best] = rects[best].union(rect)
    } else {
      rects.append(rect)
    }
  }
}

extension PixelRect {
  /// How many pixels.
  var area: Int64 { Int64(width) * Int64(height) }
}
