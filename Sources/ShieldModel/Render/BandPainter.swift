/// Paints one band of equal rows, cell by cell.
struct BandPainter: ~Copyable {
  /// A step that shows in the band, with the spans that it covers.
  struct Active: BitwiseCopyable {
    /// Position in the display list.
    var step: Int32
    /// Spans of the step.
    var firstSpan: Int32
    var spanEnd: Int32
  }

  private let list: DisplayList
  private let window: PixelRect
  private let operations: UnsafeMutablePointer<DrawOperation>
  private let base: UInt64
  private var scanner: CoverageScanner
  private var active = Scratch<Active>(capacity: 64)
  private var spans = Scratch<CoverageSpan>(capacity: 256)
  /// Columns at which a span begins or ends.
  private var marks = ColumnSet()
  /// For each cell the column after it.
  private var edges = Scratch<Int32>(capacity: 1)
  /// For each marked column, counted from the window's left edge, the cell that begins there.
  private var cellAt = Scratch<Int32>(capacity: 1)
  /// The row and, above it, a buffer for each open group; `pass` cells each.
  private var cells = Scratch<UInt64>(capacity: 256)

  /// Cells of all buffers together that are in use at a time; wider rows are painted in several passes.
  private static let mostCells = 1 << 21

  init(_ list: DisplayList) {
    self.list = list
    window = list.window
    operations = list.operations.base
    base = Cell.word(list.base)
    scanner = CoverageScanner(list)
    let columns = Int(window.width) + 1
    edges.reserve(columns + 128)
    cellAt.fill(0, count: columns)
    marks.reset(from: window.left, through: window.right)
  }

  /// Composes the rows `top ..< bottom`, in which nothing changes from row to row, and adds them as a band.
  ///
  /// - Parameters:
  ///   - steps: Positions of the steps that may show, back to front.
  ///   - partners: For every group's begin the index of its end in `steps`.
  mutating func paint(
    top: Int32, bottom: Int32, steps: UnsafePointer<Int32>, count: Int, partners: UnsafePointer<Int32>,
    into frame: inout FrameBuilder
  ) {
    let depth = gather(row: top, steps: steps, count: count, partners: partners)
    let cellCount = cutIntoCells()
    let pass = min(cellCount, max(1, BandPainter.mostCells / (depth + 1)))
    cells.reserve(pass * (depth + 1))
    var low = 0
    while low < cellCount {
      let high = min(low + pass, cellCount)
      compose(from: Int32(low), to: Int32(high))
      frame.append(
        cells: UnsafePointer(cells.base), edges: UnsafePointer(edges.base + low), count: high - low,
        origin: window.left)
      low = high
    }
    frame.endBand(at: bottom - window.top)
  }

  /// Finds the steps that show in a row and their spans; answers how deep groups nest.
  private mutating func gather(
    row: Int32, steps: UnsafePointer<Int32>, count: Int, partners: UnsafePointer<Int32>
  ) -> Int {
    active.count = 0
    spans.count = 0
    var depth = 0
    var deepest = 0
    var index = 0
    while index < count {
      let position = steps[index]
      let step = operations + Int(position)
      let bounds = step.pointee.bounds
      let kind = step.pointee.kind
      if bounds.top > row || bounds.bottom <= row {
        index = kind == .beginGroup ? Int(partners[index]) &+ 1 : index &+ 1
        continue
      }
      index &+= 1
      let first = spans.count
      scanner.scan(step, row: row, into: &spans)
      if kind == .beginGroup {
        depth &+= 1
        if depth > deepest { deepest = depth }
      } else if kind == .endGroup {
        depth &-= 1
      }
      if spans.count == first && kind != .beginGroup && kind != .endGroup { continue }
      active.append(
        Active(
          step: position, firstSpan: Int32(truncatingIfNeeded: first),
          spanEnd: Int32(truncatingIfNeeded: spans.count)))
    }
    return deepest
  }

  /// Cuts the row at every edge of a span; answers how many cells there are.
  private mutating func cutIntoCells() -> Int {
    marks.removeAll()
    marks.insert(window.left)
    marks.insert(window.right)
    let count = spans.count
    let span = spans.base
    var index = 0
    while index < count {
      marks.insert(span[index].start)
      marks.insert(span[index].end)
      index &+= 1
    }
    // The first member is the window's left edge; each further one ends a cell and begins the next.
    let columns = edges.base
    let found = marks.members(into: columns)
    let table = cellAt.base
    let origin = Int(window.left)
    index = 0
    while index < found {
      let column = columns[index]
      table[Int(column) &- origin] = Int32(truncatingIfNeeded: index)
      if index > 0 { columns[index &- 1] = column }
      index &+= 1
    }
    return found - 1
  }

  /// Runs all steps over the cells `low ..< high`, leaving the row at the beginning of ``cells``.
  private func compose(from low: Int32, to high: Int32) {
    let width = Int(high &- low)
    var buffer = cells.base
    buffer.initialize(repeating: base, count: width)
    let table = cellAt.base
    let origin = Int(window.left)
    let count = active.count
    var index = 0
    while index < count {
      let entry = active.base[index]
      index &+= 1
      let step = operations + Int(entry.step)
      let kind = step.pointee.kind
      if kind == .endGroup {
        let target = buffer - width
        merge(step, entry, buffer, onto: target, low, high)
        buffer = target
        continue
      }
      let source = step.pointee.source
      let opacity = UInt64(step.pointee.opacity)
      let secret: UInt64 = step.pointee.isSecret ? Cell.taint : 0
      if kind == .beginGroup { buffer += width }
      var span = entry.firstSpan
      while span < entry.spanEnd {
        let stretch = spans.base[Int(span)]
        span &+= 1
        var cell = table[Int(stretch.start) &- origin] &- low
        var end = table[Int(stretch.end) &- origin] &- low
        if cell < 0 { cell = 0 }
        if end > Int32(truncatingIfNeeded: width) { end = Int32(truncatingIfNeeded: width) }
        if cell >= end { continue }
        switch kind {
        case .beginGroup: BandPainter.fill(buffer, cell, end, 0)
        case .taintRectangle, .taintShape: BandPainter.taint(buffer, cell, end)
        default:
          var paint = source
          if stretch.coverage != 255 { paint = Cell.scaled(paint, by: UInt64(truncatingIfNeeded: stretch.coverage)) }
          if opacity != 255 { paint = Cell.scaled(paint, by: opacity) }
          if Cell.alpha(paint) == 255 {
            BandPainter.fill(buffer, cell, end, paint | secret)
          } else {
            BandPainter.blend(buffer, cell, end, paint | secret)
          }
        }
      }
    }
  }

  private static func fill(_ cells: UnsafeMutablePointer<UInt64>, _ start: Int32, _ end: Int32, _ word: UInt64) {
    var cell = Int(start)
    let last = Int(end)
    while cell < last {
      cells[cell] = word
      cell &+= 1
    }
  }

  private static func taint(_ cells: UnsafeMutablePointer<UInt64>, _ start: Int32, _ end: Int32) {
    var cell = Int(start)
    let last = Int(end)
    while cell < last {
      cells[cell] |= Cell.taint
      cell &+= 1
    }
  }

  private static func blend(_ cells: UnsafeMutablePointer<UInt64>, _ start: Int32, _ end: Int32, _ source: UInt64) {
    var cell = Int(start)
    let last = Int(end)
    let rest = 255 &- (source >> 48)
    while cell < last {
      let behind = cells[cell]
      cells[cell] = (source &+ Cell.scaled(behind, by: rest)) | (behind & Cell.taint)
      cell &+= 1
    }
  }

  /// Lays a group's buffer over the buffer below it.
  private func merge(
    _ step: UnsafePointer<DrawOperation>, _ entry: Active, _ group: UnsafeMutablePointer<UInt64>,
    onto target: UnsafeMutablePointer<UInt64>, _ low: Int32, _ high: Int32
  ) {
    let table = cellAt.base
    let origin = Int(window.left)
    let opacity = UInt64(step.pointee.opacity)
    var span = entry.firstSpan
    while span < entry.spanEnd {
      let stretch = spans.base[Int(span)]
      span &+= 1
      let coverage = UInt64(truncatingIfNeeded: stretch.coverage)
      var cell = Int(table[Int(stretch.start) &- origin] &- low)
      var end = Int(table[Int(stretch.end) &- origin] &- low)
      if cell < 0 { cell = 0 }
      if end > Int(high &- low) { end = Int(high &- low) }
      while cell < end {
        let word = group[cell]
        if word != 0 {
          var source = word & Cell.channels
          if coverage != 255 { source = Cell.scaled(source, by: coverage) }
          if opacity != 255 { source = Cell.scaled(source, by: opacity) }
          target[cell] = Cell.over(source | (word & Cell.taint), target[cell])
        }
        cell &+= 1
      }
    }
  }
}
