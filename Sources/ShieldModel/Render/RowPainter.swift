/// Paints a piece of the picture pixel by pixel, which is quicker than cells where nearly every pixel differs from its
/// neighbours: pictures, and many small things beside each other.
///
/// A few rows are painted at a time, so that they stay in the processor's nearest memory while all steps pass over
/// them. Taint is not kept, so pieces with secret content are not painted here.
struct RowPainter: ~Copyable {
  /// How many pixels are painted at a time, about.
  private static let blockArea: Int32 = 4_096
  /// How deep groups may nest; deeper ones are left to the cells.
  static let greatestDepth = 32

  private let list: DisplayList
  private let steps: UnsafeMutablePointer<DrawStep>
  /// How many pixels a row has.
  private let stride: Int
  private var scanner: CoverageScanner
  private var spans = Scratch<CoverageSpan>(capacity: 64)
  /// One row of the source of a step.
  private var source = Scratch<UInt32>(capacity: 1)
  private var rests = Scratch<UInt16>(capacity: 1)
  /// The rows under construction, for a target without pixels, then those of each open group.
  private var planes = Scratch<UInt32>(capacity: 1)

  init(_ list: DisplayList) {
    self.list = list
    steps = list.steps.base
    stride = Int(list.window.width)
    scanner = CoverageScanner(list)
  }

  /// Paints a piece.
  ///
  /// - Parameters:
  ///   - bounds: The pixels of the piece.
  ///   - pixels: The first pixel of the piece's first row; rows are as long as the display list's window is wide.
  ///   - positions: Positions of the steps that may show, back to front; none of them taints or masks.
  ///   - cost: What is known of the steps.
  mutating func paint(
    _ bounds: PixelRect, onto pixels: UnsafeMutablePointer<UInt32>, positions: UnsafePointer<Int32>, count: Int,
    cost: PieceCost
  ) {
    // Few steps over each pixel, and the nearest memory does not matter.
    let rows = cost.overdraw < 6 ? bounds.height : max(1, RowPainter.blockArea / bounds.width)
    let width = Int(bounds.width)
    let area = Int(min(rows, bounds.height)) &* width
    source.reserve(max(width, PixelRow.chunk))
    rests.reserve(PixelRow.chunk &* 4)
    planes.reserve(area &* cost.deepest)
    var block = Block(bounds: bounds, area: area)
    var row = bounds.top
    while row < bounds.bottom {
      block.bounds.top = row
      block.bounds.bottom = min(bounds.bottom, row + rows)
      paint(block, positions, count, onto: pixels + Int(row &- bounds.top) &* stride)
      row = block.bounds.bottom
    }
  }

  /// Pixels that are painted at a time.
  private struct Block: BitwiseCopyable {
    var bounds: PixelRect
    /// For how many pixels the plane of a group has room.
    var area: Int
  }

  /// Rows of a block: those of the picture or of a group.
  private struct Rows: BitwiseCopyable {
    /// Column 0 of the first row at hand, which may lie outside of the memory.
    var first: UnsafeMutablePointer<UInt32>
    var stride: Int
  }

  private mutating func paint(
    _ block: Block, _ positions: UnsafePointer<Int32>, _ count: Int, onto pixels: UnsafeMutablePointer<UInt32>
  ) {
    let left = Int(block.bounds.left)
    let width = Int(block.bounds.width)
    let picture = Rows(first: pixels - left, stride: stride)
    fill(block.bounds, picture, PixelRow.word(Cell.word(list.base)))
    var depth = 0
    var index = 0
    while index < count {
      let step = UnsafePointer(steps + Int(positions[index]))
      index &+= 1
      let kind = step.pointee.kind
      if kind == .beginGroup { depth &+= 1 }
      let bounds = step.pointee.bounds.common(with: block.bounds)
      if bounds.top < bounds.bottom, bounds.left < bounds.right {
        let offset = Int(bounds.top &- block.bounds.top)
        var below = picture
        if depth > 1 {
          below = Rows(first: planes.base + (depth &- 2) &* block.area - left, stride: width)
        }
        var rows = picture
        if depth > 0 { rows = Rows(first: planes.base + (depth &- 1) &* block.area - left, stride: width) }
        below.first += offset &* below.stride
        rows.first += offset &* rows.stride
        switch kind {
        case .rectangle: paint(rectangle: step, bounds, rows)
        case .beginGroup: fill(bounds, rows, 0)
        case .endGroup: merge(step, bounds, rows, onto: below)
        case .shaded: shade(step, bounds, rows)
        case .outline, .ring, .text, .sampledText: paint(spansOf: step, bounds, rows)
        case .backdropPlace, .replaced, .taintRectangle, .taintOutline, .maskByAlpha, .maskByLuminance: break
        }
      }
      if kind == .endGroup { depth &-= 1 }
    }
  }

  // MARK: - Steps
  // All bounds lie within the block and are not empty.

  private func fill(_ bounds: PixelRect, _ rows: Rows, _ word: UInt32) {
    let length = Int(bounds.width)
    var row = rows.first + Int(bounds.left)
    var line = bounds.top
    while line < bounds.bottom {
      PixelRow.fill(row, length, word)
      row += rows.stride
      line &+= 1
    }
  }

  private func paint(rectangle step: UnsafePointer<DrawStep>, _ bounds: PixelRect, _ rows: Rows) {
    let paint = RowPainter.scaled(step.pointee.source, coverage: 255, opacity: step.pointee.opacity)
    let rest = UInt16(truncatingIfNeeded: 255 &- Cell.alpha(paint))
    if rest == 255 { return }
    let word = PixelRow.word(paint)
    if rest == 0 {
      fill(bounds, rows, word)
      return
    }
    let length = Int(bounds.width)
    PixelRow.fill(source.base, length < PixelRow.chunk ? length : PixelRow.chunk, word)
    rests.base[0] = rest
    PixelRow.lay(
      source.base, over: rows.first + Int(bounds.left), length, rest: rests.base, rows: Int(bounds.height),
      stride: rows.stride)
  }

  private mutating func paint(spansOf step: UnsafePointer<DrawStep>, _ bounds: PixelRect, _ rows: Rows) {
    var row = rows.first
    var line = bounds.top
    while line < bounds.bottom {
      spans.count = 0
      scanner.scan(step, row: line, within: bounds, into: &spans)
      var index = 0
      while index < spans.count {
        let span = spans.base + index
        index &+= 1
        let start = Int(span.pointee.start)
        let length = Int(span.pointee.end) &- start
        let paint = RowPainter.scaled(
          step.pointee.source, coverage: span.pointee.coverage, opacity: step.pointee.opacity)
        let rest = UInt16(truncatingIfNeeded: 255 &- Cell.alpha(paint))
        if rest == 255 { continue }
        if rest == 0 {
          PixelRow.fill(row + start, length, PixelRow.word(paint))
        } else if length == 1 {
          row[start] = PixelRow.word(Cell.over(paint, PixelRow.cell(row[start])))
        } else {
          PixelRow.fill(source.base, length < PixelRow.chunk ? length : PixelRow.chunk, PixelRow.word(paint))
          rests.base[0] = rest
          PixelRow.lay(source.base, over: row + start, length, rest: rests.base, rows: 1, stride: 0)
        }
      }
      row += rows.stride
      line &+= 1
    }
  }

  private mutating func shade(_ step: UnsafePointer<DrawStep>, _ bounds: PixelRect, _ rows: Rows) {
    let shader = list.shaders[Int(step.pointee.second)]
    let isOpaque = step.pointee.opacity == 255 && Cell.alpha(step.pointee.source) == 255
    var row = rows.first
    var line = bounds.top
    while line < bounds.bottom {
      spans.count = 0
      scanner.scan(step, row: line, within: bounds, into: &spans)
      var index = 0
      while index < spans.count {
        let span = spans.base[index]
        index &+= 1
        let length = Int(span.end &- span.start)
        if isOpaque, span.coverage == 255 {
          shader.write(row: line, from: span.start, to: span.end, into: row + Int(span.start))
          continue
        }
        shader.write(row: line, from: span.start, to: span.end, into: source.base)
        lay(length, over: row + Int(span.start), coverage: span.coverage, opacity: step.pointee.opacity)
      }
      row += rows.stride
      line &+= 1
    }
  }

  private mutating func merge(_ step: UnsafePointer<DrawStep>, _ bounds: PixelRect, _ group: Rows, onto below: Rows) {
    var (row, target) = (group.first, below.first)
    var line = bounds.top
    while line < bounds.bottom {
      spans.count = 0
      scanner.scan(step, row: line, within: bounds, into: &spans)
      var index = 0
      while index < spans.count {
        let span = spans.base[index]
        index &+= 1
        let start = Int(span.start)
        let length = Int(span.end) &- start
        if span.coverage != 255 || step.pointee.opacity != 255 {
          source.base.update(from: row + start, count: length)
          lay(length, over: target + start, coverage: span.coverage, opacity: step.pointee.opacity)
        } else {
          PixelRow.lay(row + start, over: target + start, length, rests: rests.base)
        }
      }
      row += group.stride
      target += below.stride
      line &+= 1
    }
  }

  /// Lays the row of the source over pixels.
  private func lay(_ count: Int, over pixels: UnsafeMutablePointer<UInt32>, coverage: Int32, opacity: UInt8) {
    if coverage != 255 { scale(count, by: UInt16(truncatingIfNeeded: coverage)) }
    if opacity != 255 { scale(count, by: UInt16(opacity)) }
    PixelRow.lay(source.base, over: pixels, count, rests: rests.base)
  }

  private func scale(_ count: Int, by factor: UInt16) {
    rests.base[0] = factor
    PixelRow.scale(source.base, count, by: rests.base)
  }

  private static func scaled(_ source: UInt64, coverage: Int32, opacity: UInt8) -> UInt64 {
    var paint = source
    if coverage != 255 { paint = Cell.scaled(paint, by: UInt64(truncatingIfNeeded: coverage)) }
    if opacity != 255 { paint = Cell.scaled(paint, by: UInt64(opacity)) }
    return paint
  }
}
