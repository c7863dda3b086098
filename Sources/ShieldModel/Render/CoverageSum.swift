/// Adds up the samples of a pixel row, stretch by stretch.
struct CoverageSum: ~Copyable {
  private let origin: Int32
  /// Samples that count for one column only.
  private var single = Scratch<Int32>(capacity: 1)
  /// By how much the count of samples grows from a column on.
  private var growth = Scratch<Int32>(capacity: 1)
  private var touched = ColumnSet()
  private var columns = Scratch<Int32>(capacity: 1)

  init(window: PixelRect) {
    origin = window.left
    let count = Int(window.width) + 2
    single.fill(0, count: count)
    growth.fill(0, count: count)
    columns.reserve(count + 128)
    touched.reset(from: window.left, through: window.right + 1)
  }

  /// Adds `weight` for each sample of a stretch that lies within the window.
  func add(_ range: SampleRange, weight: Int32) {
    if range.start >= range.end { return }
    let first = Int32(truncatingIfNeeded: range.start >> 4)
    let last = Int32(truncatingIfNeeded: range.end >> 4)
    let head = Int32(truncatingIfNeeded: range.start & 15)
    let tail = Int32(truncatingIfNeeded: range.end & 15)
    let place = Int(first &- origin)
    let end = Int(last &- origin)
    touched.insert(first)
    touched.insert(last)
    // A growth of 16 from the first column on and back from the last one on, corrected at both ends.
    (growth.base + place).pointee &+= 16 &* weight
    (growth.base + end).pointee &-= 16 &* weight
    if head != 0 {
      (single.base + place).pointee &-= head &* weight
      touched.insert(first &+ 1)
    }
    if tail != 0 {
      (single.base + end).pointee &+= tail &* weight
      touched.insert(last &+ 1)
    }
  }

  /// Writes the spans with coverage, left to right, and is empty again.
  mutating func finish(into spans: inout Scratch<CoverageSpan>) {
    let count = touched.members(into: columns.base)
    touched.removeAll()
    let first = spans.count
    var running: Int32 = 0
    var index = 0
    while index < count {
      let column = columns.base[index]
      let place = Int(column &- origin)
      running &+= growth.base[place]
      let samples = running &+ single.base[place]
      growth.base[place] = 0
      single.base[place] = 0
      index &+= 1
      let coverage = (samples &* 255 &+ 128) >> 8
      if coverage <= 0 { continue }
      let end = index < count ? columns.base[index] : column
      if spans.count > first {
        let last = spans.base + (spans.count - 1)
        if last.pointee.end == column && last.pointee.coverage == coverage {
          last.pointee.end = end
          continue
        }
      }
      if end > column { spans.append(CoverageSpan(start: column, end: end, coverage: coverage)) }
    }
  }
}
