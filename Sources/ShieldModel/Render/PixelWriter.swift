/// Writes bands of cells as pixels.
struct PixelWriter: ~Copyable, StripTarget {
  /// The first pixel of row 0, which may lie outside of the memory.
  private let base: UnsafeMutablePointer<UInt32>
  /// How far the first pixels of two rows lie apart.
  private let stride: Int
  /// How many pixels of each row are written.
  private let width: Int
  /// The first row of the band under construction.
  private var top: Int32
  /// The first column that the band under construction still lacks.
  private var column = 0

  /// - Parameters:
  ///   - pixels: The first pixel of the row `top`.
  ///   - stride: How far the first pixels of two rows lie apart.
  ///   - width: How many pixels of each row are written.
  init(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int32, top: Int32) {
    base = pixels - Int(top) * stride
    self.stride = stride
    self.width = Int(width)
    self.top = top
  }

  static var hasPixels: Bool { true }

  mutating func pixels(fromRow first: Int32, to bottom: Int32) -> UnsafeMutablePointer<UInt32>? {
    top = bottom
    column = 0
    return base + Int(first) * stride
  }

  mutating func append(row pixels: UnsafePointer<UInt32>, count: Int, bottom: Int32) {
    (base + Int(bottom - 1) * stride).update(from: pixels, count: count)
    top = bottom
  }

  mutating func append(cells: UnsafePointer<UInt64>, edges: UnsafePointer<Int32>, count: Int, origin: Int32) {
    let row = base + Int(top) * stride
    var start = column
    var index = 0
    while index < count {
      let cell = cells[index]
      index &+= 1
      while index < count, cells[index] == cell { index &+= 1 }
      let end = Int(edges[index &- 1] &- origin)
      let word = PixelRow.word(cell)
      // Most cells are the single pixels of round edges.
      row[start] = word
      if end &- start > 1 { PixelRow.fill(row + start + 1, end &- start &- 1, word) }
      start = end
    }
    column = start
  }

  mutating func endBand(at bottom: Int32) {
    let first = base + Int(top) * stride
    var row = first
    var next = top + 1
    while next < bottom {
      row += stride
      row.update(from: first, count: width)
      next += 1
    }
    top = bottom
    column = 0
  }
}
