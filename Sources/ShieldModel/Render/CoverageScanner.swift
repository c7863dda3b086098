/// Finds the pixels of one row that a step covers, and how much of each.
struct CoverageScanner: ~Copyable {
  private let list: DisplayList
  /// The stretch of columns that is looked at, in samples.
  private var limits = SampleRange(start: 0, end: 0)
  private var outer = Scratch<SampleRange>()
  private var inner = Scratch<SampleRange>()
  private var sum: CoverageSum

  /// Makes a scanner for the outlines of a display list.
  init(_ list: DisplayList) {
    self.list = list
    sum = CoverageSum(window: list.window)
  }

  /// Adds the spans that a step covers in a row of its bounds, left to right.
  mutating func scan(
    _ step: UnsafePointer<DrawStep>, row: Int32, into spans: inout Scratch<CoverageSpan>
  ) {
    scan(step, row: row, within: step.pointee.bounds, into: &spans)
  }

  /// Adds the spans that a step covers in a row, left to right.
  ///
  /// - Parameter bounds: A part of the step's own bounds that the row lies in.
  mutating func scan(
    _ step: UnsafePointer<DrawStep>, row: Int32, within bounds: PixelRect, into spans: inout Scratch<CoverageSpan>
  ) {
    switch step.pointee.kind {
    case .rectangle, .taintRectangle, .beginGroup, .maskByAlpha, .maskByLuminance:
      spans.append(CoverageSpan(start: bounds.left, end: bounds.right, coverage: 255))
    case .backdropPlace: return
    case .endGroup, .shaded, .replaced:
      if step.pointee.outline < 0 {
        spans.append(CoverageSpan(start: bounds.left, end: bounds.right, coverage: 255))
      } else {
        scan(outline(step.pointee.outline), row: row, bounds: bounds, into: &spans)
      }
    case .outline, .taintOutline: scan(outline(step.pointee.outline), row: row, bounds: bounds, into: &spans)
    case .ring:
      scan(
        ring: outline(step.pointee.outline), around: outline(step.pointee.second), row: row, bounds: bounds,
        into: &spans)
    case .text: appendText(list.uprightTexts.base[Int(step.pointee.outline)], row: row, bounds, &spans)
    case .sampledText:
      scan(list.sampledTexts.base + Int(step.pointee.outline), row: row, bounds: bounds, into: &spans)
    }
  }

  private func outline(_ position: Int32) -> UnsafePointer<Outline> {
    UnsafePointer(list.outlines.base + Int(position))
  }

  private func appendText(
    _ text: UprightText, row: Int32, _ bounds: PixelRect, _ spans: inout Scratch<CoverageSpan>
  ) {
    let unitRow = text.unitRow(at: row)
    if unitRow < 0 { return }
    let first = spans.count
    for units in list.rasters[Int(text.raster)].spans(row: unitRow) {
      let start = max(text.column(units.lowerBound), bounds.left)
      if start >= bounds.right { return }
      let end = min(text.column(units.upperBound), bounds.right)
      if start >= end { continue }
      // Blank columns between two stretches may be too narrow for a pixel.
      if spans.count > first, spans.base[spans.count - 1].end == start {
        spans.base[spans.count - 1].end = end
      } else {
        spans.append(CoverageSpan(start: start, end: end, coverage: 255))
      }
    }
  }

  /// Adds the covered spans of an outline in pixel row `row`, within the columns of `bounds`.
  private mutating func scan(
    _ outline: UnsafePointer<Outline>, row: Int32, bounds: PixelRect, into spans: inout Scratch<CoverageSpan>
  ) {
    switch outline.pointee.kind {
    case .empty: return
    case .plain: appendPlain(outline.pointee.bounds, bounds, &spans)
    case .fractional: appendFractional(outline.pointee.samples, row: row, bounds, &spans)
    case .rounded:
      let rect = outline.pointee.bounds
      let corner = outline.pointee.cornerRows
      if row >= rect.top &+ corner && row < rect.bottom &- corner {
        appendPlain(rect, bounds, &spans)
      } else if outline.pointee.cornerStart >= 0 && rect.width >= 2 &* corner && rect.height >= 2 &* corner {
        let fromEdge = row < rect.top &+ corner ? row &- rect.top : rect.bottom &- 1 &- row
        appendCorner(
          list.cornerRows.base + Int(outline.pointee.cornerStart &+ fromEdge), rect, bounds, &spans)
      } else {
        add(outline, row: row, bounds: bounds)
        sum.finish(into: &spans)
      }
    case .unevenlyRounded:
      let rect = outline.pointee.bounds
      let corner = outline.pointee.cornerRows
      if row >= rect.top &+ corner && row < rect.bottom &- corner {
        appendPlain(rect, bounds, &spans)
      } else {
        add(outline, row: row, bounds: bounds)
        sum.finish(into: &spans)
      }
    case .sampled:
      if outline.pointee.isStraight(row: row) {
        appendFractional(outline.pointee.samples, row: row, bounds, &spans)
      } else {
        add(outline, row: row, bounds: bounds)
        sum.finish(into: &spans)
      }
    }
  }

  /// Adds the spans of what lies in one outline and not in another.
  private mutating func scan(
    ring outline: UnsafePointer<Outline>, around free: UnsafePointer<Outline>, row: Int32, bounds: PixelRect,
    into spans: inout Scratch<CoverageSpan>
  ) {
    setLimits(bounds)
    var sample = 16 &* Int64(row)
    let end = sample &+ 16
    while sample < end {
      outer.count = 0
      inner.count = 0
      CoverageScanner.append(of: outline, sampleRow: sample, within: limits, list, to: &outer)
      if outer.count > 0 {
        CoverageScanner.append(of: free, sampleRow: sample, within: limits, list, to: &inner)
        addDifference()
      }
      sample &+= 1
    }
    sum.finish(into: &spans)
  }

  /// Adds the spans of the glyphs of a sampled text.
  private mutating func scan(
    _ text: UnsafePointer<SampledText>, row: Int32, bounds: PixelRect, into spans: inout Scratch<CoverageSpan>
  ) {
    setLimits(bounds)
    var block = text.pointee.block
    var sample = 16 &* Int64(row)
    let end = sample &+ 16
    while sample < end {
      outer.count = 0
      CoverageScanner.append(of: &block, sampleRow: sample, within: limits, list, to: &outer)
      // Under a map that keeps axes all sample rows that look at the same units are alike.
      var next = sample &+ 1
      if outer.count > 0, block.kind == .fractional {
        let line = text.pointee.unitLine(sampleRow: sample)
        while next < end, next < Int64(block.samples.bottom), text.pointee.unitLine(sampleRow: next) == line {
          next &+= 1
        }
      }
      var index = 0
      while index < outer.count {
        addGlyphs(
          of: text.pointee, sampleRow: sample, range: outer.base[index],
          weight: Int32(truncatingIfNeeded: next &- sample))
        index &+= 1
      }
      sample = next
    }
    sum.finish(into: &spans)
  }

  // MARK: - Whole rows

  private func appendPlain(_ rect: PixelRect, _ bounds: PixelRect, _ spans: inout Scratch<CoverageSpan>) {
    let start = rect.left > bounds.left ? rect.left : bounds.left
    let end = rect.right < bounds.right ? rect.right : bounds.right
    if start < end { spans.append(CoverageSpan(start: start, end: end, coverage: 255)) }
  }

  /// Adds a row that a corner at either end cuts into, the right one a mirror image of the left one.
  private func appendCorner(
    _ row: UnsafePointer<CornerRow>, _ rect: PixelRect, _ bounds: PixelRect, _ spans: inout Scratch<CoverageSpan>
  ) {
    let first = row.pointee.firstCovered
    let full = row.pointee.firstFull
    let coverages = list.cornerCoverages.base + Int(row.pointee.coverages)
    var column = first
    while column < full {
      let place = rect.left &+ column
      if place >= bounds.left && place < bounds.right {
        let coverage = Int32(coverages[Int(column &- first)])
        spans.append(CoverageSpan(start: place, end: place &+ 1, coverage: coverage))
      }
      column &+= 1
    }
    let middle = PixelRect(left: rect.left &+ full, top: 0, right: rect.right &- full, bottom: 0)
    appendPlain(middle, bounds, &spans)
    while column > first {
      column &-= 1
      let place = rect.right &- 1 &- column
      if place >= bounds.left && place < bounds.right {
        let coverage = Int32(coverages[Int(column &- first)])
        spans.append(CoverageSpan(start: place, end: place &+ 1, coverage: coverage))
      }
    }
  }

  private mutating func appendFractional(
    _ samples: PixelRect, row: Int32, _ bounds: PixelRect, _ spans: inout Scratch<CoverageSpan>
  ) {
    let top = max64(Int64(samples.top), 16 &* Int64(row))
    let bottom = min64(Int64(samples.bottom), 16 &* Int64(row) &+ 16)
    if top >= bottom { return }
    setLimits(bounds)
    let range = limits.clamped(Int64(samples.left), Int64(samples.right))
    sum.add(range, weight: Int32(truncatingIfNeeded: bottom &- top))
    sum.finish(into: &spans)
  }

  // MARK: - Sample rows

  private mutating func add(_ outline: UnsafePointer<Outline>, row: Int32, bounds: PixelRect) {
    setLimits(bounds)
    var sample = 16 &* Int64(row)
    let end = sample &+ 16
    while sample < end {
      outer.count = 0
      CoverageScanner.append(of: outline, sampleRow: sample, within: limits, list, to: &outer)
      var index = 0
      while index < outer.count {
        sum.add(outer.base[index], weight: 1)
        index &+= 1
      }
      sample &+= 1
    }
  }

  private mutating func addDifference() {
    var index = 0
    var other = 0
    while index < outer.count {
      let range = outer.base[index]
      sum.add(range, weight: 1)
      // Ranges of either list stand in order and never overlap, so one pass finds what they share.
      while other < inner.count, inner.base[other].end <= range.start { other &+= 1 }
      var shared = other
      while shared < inner.count, inner.base[shared].start < range.end {
        let free = inner.base[shared]
        sum.add(
          SampleRange(start: max64(free.start, range.start), end: min64(free.end, range.end)), weight: -1)
        shared &+= 1
      }
      index &+= 1
    }
  }

  private mutating func setLimits(_ bounds: PixelRect) {
    limits = SampleRange(start: 16 &* Int64(bounds.left), end: 16 &* Int64(bounds.right))
  }

  /// Adds the stretches of samples of one sample row that lie inside an outline, left to right.
  private static func append(
    of outline: UnsafePointer<Outline>, sampleRow: Int64, within limits: SampleRange, _ list: DisplayList,
    to ranges: inout Scratch<SampleRange>
  ) {
    let range: SampleRange
    switch outline.pointee.kind {
    case .empty: return
    case .plain, .rounded:
      let rect = outline.pointee.bounds
      let top = sampleRow &- 16 &* Int64(rect.top)
      let bottom = 16 &* Int64(rect.bottom) &- 1 &- sampleRow
      if top < 0 || bottom < 0 { return }
      let inset = outline.pointee.kind == .plain ? 0 : inset(of: outline, rowFromEdge: min64(top, bottom), list)
      range = limits.clamped(16 &* Int64(rect.left) &+ inset, 16 &* Int64(rect.right) &- inset)
    case .unevenlyRounded:
      let rect = outline.pointee.bounds
      let top = sampleRow &- 16 &* Int64(rect.top)
      let bottom = 16 &* Int64(rect.bottom) &- 1 &- sampleRow
      if top < 0 || bottom < 0 { return }
      // No radius exceeds half of the height, so only the nearer edge's corners reach into the row.
      let radii = outline.pointee.radii
      let row = min64(top, bottom)
      let left = CornerInsets.heldInset(row: row, radius: top <= bottom ? radii.topLeft : radii.bottomLeft)
      let right = CornerInsets.heldInset(row: row, radius: top <= bottom ? radii.topRight : radii.bottomRight)
      range = limits.clamped(16 &* Int64(rect.left) &+ left, 16 &* Int64(rect.right) &- right)
    case .fractional:
      let samples = outline.pointee.samples
      if sampleRow < Int64(samples.top) || sampleRow >= Int64(samples.bottom) { return }
      range = limits.clamped(Int64(samples.left), Int64(samples.right))
    case .sampled:
      outline.pointee.appendSampledRanges(row: sampleRow, within: limits, to: &ranges)
      return
    }
    if range.start < range.end { ranges.append(range) }
  }

  private static func inset(
    of outline: UnsafePointer<Outline>, rowFromEdge row: Int64, _ list: DisplayList
  ) -> Int64 {
    if 16 &* row &+ 8 >= outline.pointee.radius { return 0 }
    let start = Int(outline.pointee.insetStart)
    if start >= 0 { return Int64(list.insets.base[start &+ Int(truncatingIfNeeded: row)]) }
    return CornerInsets.heldInset(row: row, radius: outline.pointee.radius)
  }

  /// Walks along a sample row from font unit to font unit.
  private mutating func addGlyphs(
    of text: SampledText, sampleRow: Int64, range: SampleRange, weight: Int32
  ) {
    let across = text.block.inverse.horizontal(row: sampleRow)
    let down = text.block.inverse.vertical(row: sampleRow)
    let raster = list.rasters[Int(text.raster)]
    var sample = range.start
    var column: Int64 = 0
    var row: Int64 = 0
    var columnEnd = sample
    var rowEnd = sample
    while sample < range.end {
      let rest = SampleRange(start: sample, end: range.end)
      // Every unit holds the sample that it was found by, so both ends lie beyond it.
      if columnEnd <= sample {
        column = (across.value(sample) &- text.left) / text.unit
        let left = text.left &+ column &* text.unit
        columnEnd = max64(sample &+ 1, across.samples(from: left, to: left &+ text.unit, within: rest).end)
      }
      if rowEnd <= sample {
        row = (down.value(sample) &- text.top) / text.unit
        let top = text.top &+ row &* text.unit
        rowEnd = max64(sample &+ 1, down.samples(from: top, to: top &+ text.unit, within: rest).end)
      }
      let end = min64(columnEnd, rowEnd)
      if raster.isInked(column: Int32(truncatingIfNeeded: column), row: Int32(truncatingIfNeeded: row)) {
        sum.add(SampleRange(start: sample, end: end), weight: weight)
      }
      sample = end
    }
  }
}
