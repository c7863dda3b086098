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
    /// Position of the first span's colour, if each has its own.
    var firstColor: Int32 = -1
  }

  /// The part of the grid that is painted at a time.
  struct Pass {
    var firstBand: Int32
    var bandEnd: Int32
    var firstCell: Int32
    var cellEnd: Int32

    var width: Int { Int(cellEnd &- firstCell) }
    var count: Int { width &* Int(bandEnd &- firstBand) }
  }

  private let list: DisplayList
  private let window: PixelRect
  /// The piece at hand.
  private(set) var bounds = PixelRect.empty
  let steps: UnsafeMutablePointer<DrawStep>
  let base: UInt64
  private var scanner: CoverageScanner
  private(set) var segments = Scratch<Segment>(capacity: 64)
  private(set) var spans = Scratch<CoverageSpan>(capacity: 256)
  /// Colours of the spans of shaded steps.
  private(set) var colors = Scratch<UInt64>(capacity: 1)
  /// Spans of a shaded step before they are cut.
  private var uncut = Scratch<CoverageSpan>()
  /// For each band its first row, and after the last one the piece's bottom.
  private var rows = Scratch<Int32>(capacity: 65)
  /// For each row of the piece, and for its bottom, the band that begins there or above.
  private var bandAt = Scratch<Int32>(capacity: 65)
  /// Columns at which a span begins or ends.
  private var marks = ColumnSet()
  /// For each cell the column after it.
  private var edges = Scratch<Int32>(capacity: 1)
  /// For each marked column, counted from the piece's left edge, the cell that begins there.
  private(set) var cellAt = Scratch<Int32>(capacity: 1)
  /// The grid of a pass, band by band, and after it one for each open group.
  private(set) var cells = Scratch<UInt64>(capacity: 1024)

  /// How many cells all grids together may use at a time.
  private let mostCells: Int

  /// - Parameter mostCells: How many cells all grids together may use at a time; greater grids are painted in parts.
  init(_ list: DisplayList, mostCells: Int = 1 << 21) {
    self.list = list
    self.mostCells = mostCells
    window = list.window
    steps = list.steps.base
    base = Cell.word(list.base)
    scanner = CoverageScanner(list)
    let columns = Int(window.width) + 1
    edges.reserve(columns + 128)
    cellAt.fill(0, count: columns)
  }

  /// Composes a piece of at most 64 rows and adds its bands.
  ///
  /// - Parameters:
  ///   - bounds: The pixels of the piece.
  ///   - cuts: The rows at which something changes, one bit a row, the first row always among them.
  ///   - positions: Positions of the steps that may show, back to front.
  mutating func paint<Target: StripTarget & ~Copyable>(
    _ bounds: PixelRect, cuts: UInt64, positions: UnsafePointer<Int32>, count: Int, into target: inout Target
  ) {
    self.bounds = bounds
    divideRows(top: bounds.top, bottom: bounds.bottom, cuts: cuts)
    let depth = gather(positions, count: count)
    let cellCount = Int32(truncatingIfNeeded: cutIntoCells())
    let bandCount = Int32(truncatingIfNeeded: rows.count &- 1)
    // As many bands at a time as there is room for; where not even one has room, as many cells of one.
    let room = Int32(truncatingIfNeeded: mostCells / (depth + 1))
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
        emit(pass, isComplete: pass.cellEnd == cellCount, into: &target)
        pass.firstCell = pass.cellEnd
      }
      pass.firstBand = pass.bandEnd
    }
  }

  private func emit<Target: StripTarget & ~Copyable>(_ pass: Pass, isComplete: Bool, into target: inout Target) {
    var row = cells.base
    var band = pass.firstBand
    while band < pass.bandEnd {
      target.append(
        cells: UnsafePointer(row), edges: UnsafePointer(edges.base + Int(pass.firstCell)), count: pass.width,
        origin: bounds.left)
      band &+= 1
      if isComplete { target.endBand(at: rows.base[Int(band)]) }
      row += pass.width
    }
  }

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
  private mutating func gather(_ positions: UnsafePointer<Int32>, count: Int) -> Int {
    let top = self.bounds.top
    segments.count = 0
    spans.count = 0
    colors.count = 0
    var depth = 0
    var deepest = 0
    var index = 0
    while index < count {
      let position = positions[index]
      index &+= 1
      let step = steps + Int(position)
      let bounds = step.pointee.bounds.common(with: self.bounds)
      let firstBand = bandAt.base[Int(bounds.top &- top)]
      let bandEnd = bandAt.base[Int(bounds.bottom &- top)]
      let kind = step.pointee.kind
      if kind == .beginGroup {
        depth &+= 1
        if depth > deepest { deepest = depth }
      } else if kind == .endGroup || kind == .maskByAlpha || kind == .maskByLuminance {
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
        if kind == .shaded || kind == .replaced {
          segment.firstColor = Int32(truncatingIfNeeded: colors.count)
          shade(step, row: rows.base[Int(segment.firstBand)], within: bounds)
        } else {
          scanner.scan(step, row: rows.base[Int(segment.firstBand)], within: bounds, into: &spans)
        }
        segment.spanEnd = Int32(truncatingIfNeeded: spans.count)
        let isLast = segment.bandEnd == bandEnd
        // A group's end must be met once at least, since it takes the group's grid away.
        if segment.firstSpan < segment.spanEnd || (isLast && kind == .endGroup) { segments.append(segment) }
        segment.firstBand = segment.bandEnd
      }
    }
    return deepest
  }

  /// Adds the spans of a shaded step, cut where its colour changes.
  private mutating func shade(_ step: UnsafePointer<DrawStep>, row: Int32, within bounds: PixelRect) {
    uncut.count = 0
    scanner.scan(step, row: row, within: bounds, into: &uncut)
    let shader = list.shaders[Int(step.pointee.second)]
    var index = 0
    while index < uncut.count {
      shader.cut(uncut.base[index], row: row, into: &spans, &colors)
      index &+= 1
    }
  }

  /// Cuts the rows at every edge of a span; answers how many cells a row has.
  private mutating func cutIntoCells() -> Int {
    marks.reset(from: bounds.left, through: bounds.right)
    marks.insert(bounds.left)
    marks.insert(bounds.right)
    let count = spans.count
    let span = spans.base
    var index = 0
    while index < count {
      marks.insert(span[index].start)
      marks.insert(span[index].end)
      index &+= 1
    }
    // The first member is the piece's left edge; each further one ends a cell and begins the next.
    let columns = edges.base
    let found = marks.members(into: columns)
    let table = cellAt.base
    let origin = Int(bounds.left)
    index = 0
    while index < found {
      let column = columns[index]
      table[Int(column) &- origin] = Int32(truncatingIfNeeded: index)
      if index > 0 { columns[index &- 1] = column }
      index &+= 1
    }
    return found - 1
  }
}
