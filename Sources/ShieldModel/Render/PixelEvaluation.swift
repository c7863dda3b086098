/// Runs the steps of a display list whose window is one pixel.
struct PixelEvaluation: ~Copyable {
  private struct Level {
    var cell: UInt64
    /// How many contributions there were before the group began.
    var start = 0
    /// Contributions that show at this level and are not covered yet.
    var open: [Int] = []
  }

  private let list: DisplayList
  private var scanner: CoverageScanner
  private var spans = Scratch<CoverageSpan>()
  private var levels: [Level]
  private(set) var contributions: [Contribution] = []

  init(_ list: DisplayList) {
    self.list = list
    scanner = CoverageScanner(list)
    levels = [Level(cell: Cell.word(list.base))]
  }

  /// The pixel as it is at the outermost level.
  var cell: UInt64 { levels[0].cell }

  mutating func run() {
    for index in 0..<list.steps.count {
      let step = list.steps.base[index]
      spans.count = 0
      scanner.scan(list.steps.base + index, row: list.window.top, into: &spans)
      let coverage = spans.count > 0 ? UInt8(truncatingIfNeeded: spans.base[0].coverage) : 0
      switch step.kind {
      case .beginGroup:
        levels.append(Level(cell: 0, start: contributions.count))
        contributions.append(Contribution(node: step.node, effect: .beganGroup))
      case .endGroup:
        guard levels.count > 1 else { continue }
        var group = levels.removeLast()
        if coverage == 0 || contributions.count == group.start + 1 {
          // The outline cuts the group away here, or nothing was painted into it; but blanks between secret glyphs
          // taint all the same.
          contributions.removeSubrange(group.start...)
          if coverage > 0 { levels[levels.count - 1].cell |= group.cell & Cell.taint }
          continue
        }
        if group.cell != 0 {
          paint(step, source: group.cell, coverage: coverage, isSecret: group.cell & Cell.taint != 0)
        }
        // The shorter list goes to the longer one, so that deep chains of groups stay cheap.
        let below = levels.count - 1
        if levels[below].open.count < group.open.count { swap(&levels[below].open, &group.open) }
        levels[below].open += group.open
      case .backdropPlace: continue
      case .replaced:
        if coverage > 0 { replace(step, coverage: Rounding.multiply(coverage, step.opacity)) }
      case .maskByAlpha, .maskByLuminance:
        guard levels.count > 2 else { continue }
        let level = levels.removeLast()
        let mask = level.cell
        let top = levels.count - 1
        let isByLight = step.kind == .maskByLuminance
        if levels[top].cell == 0 {
          contributions.removeSubrange(level.start...)
          continue
        }
        levels[top].cell = Cell.masked(levels[top].cell, by: mask, isByLight: isByLight)
        let share = UInt8(truncatingIfNeeded: isByLight ? Cell.light(mask) : Cell.alpha(mask))
        contributions.append(Contribution(node: step.node, effect: .masked(share)))
      case .taintRectangle, .taintOutline:
        if coverage > 0 { levels[levels.count - 1].cell |= Cell.taint }
      default:
        let source =
          step.kind == .shaded
          ? list.shaders[Int(step.second)].color(x: list.window.left, y: list.window.top) : step.source
        if coverage > 0 { paint(step, source: source, coverage: coverage, isSecret: step.isSecret) }
      }
    }
  }

  private mutating func replace(_ step: DrawStep, coverage: UInt8) {
    let top = levels.count - 1
    let source = list.shaders[Int(step.second)].color(x: list.window.left, y: list.window.top)
    if coverage == 255 {
      for index in levels[top].open where contributions[index].coveredBy == nil {
        contributions[index].coveredBy = step.node
      }
      levels[top].open = []
    }
    levels[top].cell = Cell.replaced(levels[top].cell, by: source, coverage: UInt64(coverage))
    let paint = Contribution.Paint(
      part: step.part.publicPart, coverage: coverage, source: Cell.color(source), opacity: 255,
      isSecret: source & Cell.taint != 0, result: Cell.color(levels[top].cell))
    levels[top].open.append(contributions.count)
    contributions.append(Contribution(node: step.node, effect: .painted(paint)))
  }

  private mutating func paint(_ step: DrawStep, source: UInt64, coverage: UInt8, isSecret: Bool) {
    let top = levels.count - 1
    var scaled = Cell.scaled(source, by: UInt64(coverage))
    scaled = Cell.scaled(scaled, by: UInt64(step.opacity))
    if Cell.alpha(scaled) == 255 {
      for index in levels[top].open where contributions[index].coveredBy == nil {
        contributions[index].coveredBy = step.node
      }
      levels[top].open = []
    }
    let mark = (source & Cell.taint) | (isSecret ? Cell.taint : 0)
    levels[top].cell = Cell.over(scaled | mark, levels[top].cell)
    let paint = Contribution.Paint(
      part: step.part.publicPart, coverage: coverage, source: Cell.color(source), opacity: step.opacity,
      isSecret: mark != 0, result: Cell.color(levels[top].cell))
    levels[top].open.append(contributions.count)
    contributions.append(Contribution(node: step.node, effect: .painted(paint)))
  }
}

extension DrawStep.Part {
  fileprivate var publicPart: Contribution.Part {
    switch self {
    case .shadow: .shadow
    case .backdrop: .backdrop
    case .fill: .fill
    case .gradient: .gradient
    case .video: .video
    case .image: .image
    case .snapshot: .snapshot
    case .crossFade: .crossFade
    case .text: .text
    case .border: .border
    case .blackout: .blackout
    case .group: .group
    }
  }
}
