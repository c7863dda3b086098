extension PiecePainter {
  /// Runs all steps over a part of the grid, leaving it at the beginning of ``cells``.
  func run(_ pass: Pass) {
    let count = pass.count
    var grid = cells.base
    PiecePainter.fill(grid, count, base)
    var index = 0
    while index < segments.count {
      let segment = segments.base + index
      index &+= 1
      let step = steps + Int(segment.pointee.step)
      let kind = step.pointee.kind
      if kind == .beginGroup { grid += count }
      let group = grid
      if kind == .endGroup || kind == .maskByAlpha || kind == .maskByLuminance {
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
    _ step: UnsafePointer<DrawStep>, _ segment: UnsafePointer<Segment>, to grid: UnsafeMutablePointer<UInt64>,
    _ pass: Pass, firstBand: Int32, bandCount: Int32
  ) {
    let width = pass.width
    let table = cellAt.base
    let origin = Int(window.left)
    let first = grid + Int(firstBand &- pass.firstBand) &* width
    var position = segment.pointee.firstSpan
    while position < segment.pointee.spanEnd {
      let span = spans.base + Int(position)
      let color = segment.pointee.firstColor &+ position &- segment.pointee.firstSpan
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
      case .backdropPlace: break
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
      case .replaced:
        let source = colors.base[Int(color)]
        let coverage = Cell.scaled(UInt64(truncatingIfNeeded: span.pointee.coverage), by: UInt64(step.pointee.opacity))
        while band < bandCount {
          PiecePainter.replace(row, length, by: source, coverage: coverage)
          row += width
          band &+= 1
        }
      case .maskByAlpha, .maskByLuminance:
        let isByLight = step.pointee.kind == .maskByLuminance
        while band < bandCount {
          PiecePainter.mask(row - pass.count, length, by: row, isByLight: isByLight)
          row += width
          band &+= 1
        }
      case .taintRectangle, .taintOutline:
        while band < bandCount {
          PiecePainter.taint(row, length)
          row += width
          band &+= 1
        }
      case .rectangle, .outline, .ring, .text, .sampledText, .shaded:
        let source = step.pointee.kind == .shaded ? colors.base[Int(color)] : step.pointee.source
        let paint = PiecePainter.paint(of: step, source, coverage: span.pointee.coverage)
        if paint == 0 { continue }
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
  private static func paint(of step: UnsafePointer<DrawStep>, _ source: UInt64, coverage: Int32) -> UInt64 {
    var paint = source
    if coverage != 255 { paint = Cell.scaled(paint, by: UInt64(truncatingIfNeeded: coverage)) }
    if step.pointee.opacity != 255 { paint = Cell.scaled(paint, by: UInt64(step.pointee.opacity)) }
    return paint | (source & Cell.taint) | (step.pointee.isSecret ? Cell.taint : 0)
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

  /// Puts a colour in the place of cells as far as it covers them.
  private static func replace(
    _ cells: UnsafeMutablePointer<UInt64>, _ count: Int, by source: UInt64, coverage: UInt64
  ) {
    var cell = 0
    while cell < count {
      cells[cell] = Cell.replaced(cells[cell], by: source, coverage: coverage)
      cell &+= 1
    }
  }

  /// Scales cells of a grid by those of a mask's grid.
  private static func mask(
    _ cells: UnsafeMutablePointer<UInt64>, _ count: Int, by mask: UnsafeMutablePointer<UInt64>, isByLight: Bool
  ) {
    var cell = 0
    while cell < count {
      if cells[cell] != 0 { cells[cell] = Cell.masked(cells[cell], by: mask[cell], isByLight: isByLight) }
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
