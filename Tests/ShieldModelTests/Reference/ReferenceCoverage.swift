/// How many of the 16 × 16 samples of each pixel something covers, 0…256; rows from top to bottom.
struct ReferenceCoverage {
  let canvas: ReferenceCanvas
  var samples: [Int]

  /// The same number in every pixel.
  init(_ canvas: ReferenceCanvas, everywhere count: Int = 0) {
    self.canvas = canvas
    samples = Array(repeating: count, count: canvas.width * canvas.height)
  }

  /// Gives all pixels of a box the same number.
  mutating func set(_ count: Int, in box: ReferenceBox) {
    canvas.forEachPixel(in: box) { _, _, index in samples[index] = count }
  }

  /// Counts the samples for which a statement holds, in the pixels of a box; pixels elsewhere keep their number.
  mutating func count(in box: ReferenceBox, where isCovered: (_ sampleX: Int, _ sampleY: Int) -> Bool) {
    canvas.forEachPixel(in: box) { x, y, index in
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
      samples[index] = count
    }
  }
}
