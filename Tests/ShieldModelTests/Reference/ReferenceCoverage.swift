/// How many of the 16 × 16 samples of each pixel something covers, 0…256; rows from top to bottom.
struct ReferenceCoverage {
  let width: Int
  let height: Int
  var samples: [Int]

  /// The same number in every pixel.
  init(width: Int, height: Int, everywhere count: Int = 0) {
    self.width = width
    self.height = height
    samples = Array(repeating: count, count: width * height)
  }

  /// Gives all pixels of a box the same number.
  mutating func set(_ count: Int, in box: ReferenceBox) {
    let seen = box.common(with: ReferenceBox(left: 0, top: 0, right: width, bottom: height))
    if seen.isEmpty { return }
    for y in seen.top..<seen.bottom {
      for x in seen.left..<seen.right { samples[y * width + x] = count }
    }
  }

  /// Counts the samples for which a statement holds, in the pixels of a box; pixels elsewhere keep their number.
  mutating func count(in box: ReferenceBox, where isCovered: (_ sampleX: Int, _ sampleY: Int) -> Bool) {
    let seen = box.common(with: ReferenceBox(left: 0, top: 0, right: width, bottom: height))
    if seen.isEmpty { return }
    for y in seen.top..<seen.bottom {
      for x in seen.left..<seen.right {
        var count = 0
        var sampleY = 256 * y + 8
        while sampleY < 256 * y + 256 {
          var sampleX = 256 * x + 8
          while sampleX < 256 * x + 256 {
            if isCovered(sampleX, sampleY) { count += 1 }
            sampleX += 16
          }
          sampleY += 16
        }
        samples[y * width + x] = count
      }
    }
  }
}
