/// Paints a piece of the picture as a grid: bands of equal rows, cut into cells at every edge of a covered span.
struct PiecePainter: ~Copyable {
  /// What a step covers in some bands.
  struct Segment: BitwiseCopyable {
    /// Position of the step in the display list.
    var step: Int32
    var firstBand: Int32
    var bandEnd: Int32
    var firstSpan: Int32
    var spanEnd: Int32
  }

  /// The part of the grid that is painted at a time.
  private struct Pass {
    var firstBand: Int32
    var bandEnd: Int32
    var firstCell: Int32
    var cellEnd: Int32

    var width: Int { Int(cellEnd &- firstCell) }
    var count: Int { width &* Int(bandEnd &- firstBand) }
  }

  private let list: DisplayList
  private let window: PixelRect
  private let operations: UnsafeMutablePointer<DrawOperation>
  private let base: UInt64
  private var scanner: CoverageScanner
  private var segments = Scratch<Segment>(capacity: 64)
  private var spans = Scratch<CoverageSpan>(capacity: 256)
  /// For each band its first row, and after the last one the piece's bottom.
  private var rows = Scratch<Int32>(capacity: 65)
  /// For each row of the piece, and for its bottom, the band that begins there or above.
  private var bandAt = Scratch<Int32>(capacity: 65)
  /// Columns at which a span begins or ends.
  private var marks = ColumnSet()
  /// For each cell the column after it.
  private var edges = Scratch<Int32>(capacity: 1)
  /// For each marked column, counted from the window's left edge, the cell that begins there.
  private var cellAt = Scratch<Int32>(capacity: 1)
  /// The grid of a pass, band by band, and after it one for each open group.
  private var cells = Scratch<UInt64>(capacity: 1024)

  /// Cells of all grids together that are in use at a time.
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

  /// Composes the rows `top ..< bottom`, at most 64, and adds their bands.
  ///
  /// - Parameters:
  ///   - cuts: The rows at which something changes, one bit a row, the first row always among them.
  ///   - steps: Positions of the steps that may show, back to front.
  mutating func paint(
    top: Int32, bottom: Int32, cuts: UInt64, steps: UnsafePointer<Int32>, count: Int, into frame: inout FrameBuilder
  ) {
    divideRows(top: top, bottom: bottom, cuts: cuts)
    let depth = gather(top: top, bottom: bottom, steps: steps, count: count)
    let cellCount = Int32(truncatingIfNeeded: cutIntoCells())
    let bandCount = Int32(truncatingIfNeeded: rows.count &- 1)
    // As many bands at a time as there is room for; where not even one has room, as many cells of one.
    let room = Int32(truncatingIfNeeded: PiecePainter.mostCells / (depth + 1))
    let bandStep = max(1, min(bandCount, room / cellCount))
    let cellStep = bandStep > 1 ? cellCount : max(1, min(cellCount, room))
    var pass = Pass(firstBand: 0, bandEnd: 0, firstCell: 0, cellEnd: 0)
    while pass.firstBand < bandCount {
      pass.bandEnd = min(pass.firstBand + bandStep, bandCount)
      pass.firstCell = 0
      while pass.firstCell < cellCount {
        pass.cellEnd = min(pass.firstCell + cellStep, cellCount)
        cells.reserve(pass.count * (depth + 1))
        run(pass)
        emit(pass, isComplete: pass.cellEnd == cellCount, into: &frame)
        pass.firstCell = pass.cellEnd
      }
      pass.firstBand = pass.bandEnd
    }
  }

  private func emit(_ pass: Pass, isComplete: Bool, into frame: inout FrameBuilder) {
    var row = cells.base
    var band = pass.firstBand
    while band < pass.bandEnd {
      frame.append(
        cells: UnsafePointer(row), edges: UnsafePointer(edges.base + Int(pass.firstCell)), count: pass.width,
        origin: window.left)
      band &+= 1
      if isComplete { frame.endBand(at: rows.base[Int(band)] &- window.top) }
      row += pass.width
    }
  }

  // MARK: - The grid

  private mutating func divideRows(top: Int32, bottom: Int32, cuts: UInt64) {
    rows.count = 0
    bandAt.count = 0
    var row = top
    while row < bottom {
      if (cuts >> UInt64(truncatingIfNeeded: row &- top)) & 1 == 1 { rows.append(row) }
      bandAt.append(Int32(truncatingIfNeeded: rows.count &- 1))
      row &+= 1
    }
    bandAt.append(Int32(truncatingIfNeeded: rows.count))
    rows.append(bottom)
  }

  /// Finds what every step covers in every band; answers how deep groups nest.
  private mutating func gather(top: Int32, bottom: Int32, steps: UnsafePointer<Int32>, count: Int) -> Int {
    segments.count = 0
    spans.count = 0
    var depth = 0
    var deepest = 0
    var index = 0
    while index < count {
      let position = steps[index]
      index &+= 1
      let step = operations + Int(position)
      let bounds = step.pointee.bounds
      let firstBand = bounds.top > top ? bandAt.base[Int(bounds.top &- top)] : 0
      let bandEnd = bandAt.base[Int((bounds.bottom < bottom ? bounds.bottom : bottom) &- top)]
      let kind = step.pointee.kind
      if kind == .beginGroup {
        depth &+= 1
        if depth > deepest { deepest = depth }
      } else if kind == .endGroup {
        depth &-= 1
      }
      if step.pointee.isSameInAllRows {
        let first = Int32(truncatingIfNeeded: spans.count)
        spans.append(CoverageSpan(start: bounds.left, end: bounds.right, coverage: 255))
        segments.append(
          Segment(step: position, firstBand: firstBand, bandEnd: bandEnd, firstSpan: first, spanEnd: first &+ 1))
        continue
      }
      var segment = Segment(step: position, firstBand: firstBand, bandEnd: firstBand, firstSpan: 0, spanEnd: 0)
      while segment.firstBand < bandEnd {
        segment.bandEnd = segment.firstBand &+ 1
        segment.firstSpan = Int32(truncatingIfNeeded: spans.count)
        scanner.scan(step, row: rows.base[Int(segment.firstBand)], into: &spans)
        segment.spanEnd = Int32(truncatingIfNeeded: spans.count)
        let isLast = segment.bandEnd == bandEnd
        // A group's end must be met once at least, since it takes the group's grid away.
        if segment.firstSpan < segment.spanEnd || (isLast && kind == .endGroup) { segments.append(segment) }
        segment.firstBand = segment.bandEnd
      }
    }
    return deepest
  }

  /// Cuts the rows at every edge of a span; answers how many cells a row has.
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

  // MARK: - Painting

  /// Runs all steps over a part of the grid, leaving it at the beginning of ``cells``.
  private func run(_ pass: Pass) {
    let count = pass.count
    var grid = cells.base
    PiecePainter.fill(grid, count, base)
    var index = 0
    while index < segments.count {
      let segment = segments.base + index
      index &+= 1
      let step = operations + Int(segment.pointee.step)
      let kind = step.pointee.kind
      if kind == .beginGroup { grid += count }
      let group = grid
      if kind == .endGroup {
        let isLast = index == segments.count || segments.base[index].step != segment.pointee.step
        if isLast { grid -= count }
      }
      let firstBand = max(segment.pointee.firstBand, pass.firstBand)
      let bandEnd = min(segment.pointee.bandEnd, pass.bandEnd)
      if firstBand < bandEnd {
        apply(step, segment, to: group, pass, firstBand: firstBand, bandCount: bandEnd &- firstBand)
      }
    }
  }

  /// Applies one step to some bands of a grid; for a group's end the grid is the group's own, and the grid below it
  /// lies before it.
  private func apply(
    _ step: UnsafePointer<DrawOperation>, _ segment: UnsafePointer<Segment>, to grid: UnsafeMutablePointer<UInt64>,
    _ pass: Pass, firstBand: Int32, bandCount: Int32
  ) {
    let width = pass.width
    let table = cellAt.base
    let origin = Int(window.left)
    let first = grid + Int(firstBand &- pass.firstBand) &* width
    var position = segment.pointee.firstSpan
    while position < segment.pointee.spanEnd {
      let span = spans.base + Int(position)
      position &+= 1
      var start = table[Int(span.pointee.start) &- origin] &- pass.firstCell
      var end = table[Int(span.pointee.end) &- origin] &- pass.firstCell
      if start < 0 { start = 0 }
      if end > Int32(truncatingIfNeeded: width) { end = Int32(truncatingIfNeeded: width) }
      if start >= end { continue }
      let length = Int(end &- start)
      var row = first + Int(start)
      var band: Int32 = 0
      switch step.pointee.kind {
      case .beginGroup:
        while band < bandCount {
          PiecePainter.fill(row, length, 0)
          row += width
          band &+= 1
        }
      case .endGroup:
        let factors = GroupFactors(coverage: span.pointee.coverage, opacity: step.pointee.opacity)
        while band < bandCount {
          PiecePainter.merge(row, length, onto: row - pass.count, factors)
          row += width
          band &+= 1
        }
      case .taintRectangle, .taintShape:
        while band < bandCount {
          PiecePainter.taint(row, length)
          row += width
          band &+= 1
        }
      case .rectangle, .shape, .ring, .text, .sampledText:
        let paint = PiecePainter.paint(of: step, coverage: span.pointee.coverage)
        let isOpaque = Cell.alpha(paint) == 255
        while band < bandCount {
          if isOpaque { PiecePainter.fill(row, length, paint) } else { PiecePainter.blend(row, length, paint) }
          row += width
          band &+= 1
        }
      }
    }
  }

  /// What a finished group's cells are scaled by.
  private struct GroupFactors {
    let coverage: UInt64
    let opacity: UInt64

    init(coverage: Int32, opacity: UInt8) {
      self.coverage = UInt64(truncatingIfNeeded: coverage)
      self.opacity = UInt64(opacity)
    }
  }

  /// A step's source after coverage and opacity.
  private static func paint(of step: UnsafePointer<DrawOperation>, coverage: Int32) -> UInt64 {
    var paint = step.pointee.source
    if coverage != 255 { paint = Cell.scaled(paint, by: UInt64(truncatingIfNeeded: coverage)) }
    if step.pointee.opacity != 255 { paint = Cell.scaled(paint, by: UInt64(step.pointee.opacity)) }
    return step.pointee.isSecret ? paint | Cell.taint : paint
  }

  private static func fill(_ cells: UnsafeMutablePointer<UInt64>, _ count: Int, _ word: UInt64) {
    var cell = 0
    while cell < count {
      cells[cell] = word
      cell &+= 1
    }
  }

  private static func taint(_ cells: UnsafeMutablePointer<UInt64>, _ count: Int) {
    var cell = 0
    while cell < count {
      cells[cell] |= Cell.taint
      cell &+= 1
    }
  }

  private static func blend(_ cells: UnsafeMutablePointer<UInt64>, _ count: Int, _ source: UInt64) {
    let rest = 255 &- (source >> 48)
    var cell = 0
    while cell < count {
      let behind = cells[cell]
      cells[cell] = (source &+ Cell.scaled(behind, by: rest)) | (behind & Cell.taint)
      cell &+= 1
    }
  }

  /// Lays cells of a group's grid over those of the grid below it.
  private static func merge(
    _ group: UnsafeMutablePointer<UInt64>, _ count: Int, onto target: UnsafeMutablePointer<UInt64>,
    _ factors: GroupFactors
  ) {
    var cell = 0
    while cell < count {
      let word = group[cell]
      if word != 0 {
        var source = word & Cell.channels
        if factors.coverage != 255 { source = Cell.scaled(source, by: factors.coverage) }
        if factors.opacity != 255 { source = Cell.scaled(source, by: factors.opacity) }
        target[cell] = Cell.over(source | (word & Cell.taint), target[cell])
      }
      cell &+= 1
    }
  }
}
