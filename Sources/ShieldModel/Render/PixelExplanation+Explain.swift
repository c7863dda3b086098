extension PixelExplanation {
  /// Explains a pixel of the picture that a destination gets of a tree.
  ///
  /// - Parameters:
  ///   - tree: What is drawn.
  ///   - rule: How the destination composes it.
  ///   - x: Column, from the left.
  ///   - y: Row, from the top.
  ///
  /// The steps are those of the compositor, so the colour is the picture's. Complexity: linear in the nodes.
  public static func explain(_ tree: RenderTree, rule: CompositionRule, x: Int32, y: Int32) -> PixelExplanation {
    guard x >= 0, y >= 0, x < tree.width, y < tree.height else {
      return PixelExplanation(contributions: [], base: rule.base, color: .clear, isTainted: false)
    }
    let window = PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
    var evaluation = PixelEvaluation(list)
    evaluation.run()
    var probe = NodeProbe(tree: tree, rule: rule, window: window)
    var contributions: [Contribution] = []
    // Both lists are in the order of nodes as far as each node's first entry goes; absences are slipped in there.
    var shown = [Bool](repeating: false, count: tree.nodes.count)
    for contribution in evaluation.contributions { shown[Int(contribution.node)] = true }
    var next: Int32 = 0
    for contribution in evaluation.contributions {
      // What is drawn after the children comes after the absent ones among them.
      let last = contribution.isDrawnLast ? tree.nodes[Int(contribution.node)].subtreeEnd - 1 : contribution.node
      while next <= last, Int(next) < shown.count {
        if !shown[Int(next)] { contributions.append(probe.absence(of: next)) } else { probe.pass(next) }
        next += 1
      }
      contributions.append(contribution)
    }
    while Int(next) < shown.count {
      if !shown[Int(next)] { contributions.append(probe.absence(of: next)) } else { probe.pass(next) }
      next += 1
    }
    return PixelExplanation(
      contributions: contributions, base: rule.base, color: Cell.color(evaluation.cell),
      isTainted: evaluation.cell & Cell.taint != 0)
  }
}

/// Runs the steps of a display list whose window is one pixel.
private struct PixelEvaluation: ~Copyable {
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
  var contributions: [Contribution] = []

  init(_ list: DisplayList) {
    self.list = list
    scanner = CoverageScanner(list)
    levels = [Level(cell: Cell.word(list.base))]
  }

  /// The pixel as it is at the outermost level.
  var cell: UInt64 { levels[0].cell }

  mutating func run() {
    for index in 0..<list.operations.count {
      let step = list.operations.base[index]
      spans.count = 0
      scanner.scan(list.operations.base + index, row: list.window.top, into: &spans)
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
      case .taintRectangle, .taintShape:
        if coverage > 0 { levels[levels.count - 1].cell |= Cell.taint }
      default:
        if coverage > 0 { paint(step, source: step.source, coverage: coverage, isSecret: step.isSecret) }
      }
    }
  }

  private mutating func paint(_ step: DrawOperation, source: UInt64, coverage: UInt8, isSecret: Bool) {
    let top = levels.count - 1
    var scaled = Cell.scaled(source, by: UInt64(coverage))
    scaled = Cell.scaled(scaled, by: UInt64(step.opacity))
    if Cell.alpha(scaled) == 255 {
      for index in levels[top].open where contributions[index].coveredBy == nil {
        contributions[index].coveredBy = step.node
      }
      levels[top].open = []
    }
    levels[top].cell = Cell.over(scaled | (isSecret ? Cell.taint : 0), levels[top].cell)
    let paint = Contribution.Paint(
      part: step.part.publicPart, coverage: coverage, source: Cell.color(source), opacity: step.opacity,
      isSecret: isSecret, result: Cell.color(levels[top].cell))
    levels[top].open.append(contributions.count)
    contributions.append(Contribution(node: step.node, effect: .painted(paint)))
  }
}

extension DrawOperation.Part {
  fileprivate var publicPart: Contribution.Part {
    switch self {
    case .fill: .fill
    case .video: .video
    case .text: .text
    case .border: .border
    case .blackout: .blackout
    case .group: .group
    }
  }
}

/// Finds out why nodes do not show in a pixel; asked for every node in order.
private struct NodeProbe {
  private let tree: RenderTree
  private let rule: CompositionRule
  private let window: PixelRect
  /// For each node passed so far the node at or above it that clips the pixel away, or −1.
  private var clippedBy: [Int32] = []

  init(tree: RenderTree, rule: CompositionRule, window: PixelRect) {
    self.tree = tree
    self.rule = rule
    self.window = window
    clippedBy.reserveCapacity(tree.nodes.count)
  }

  mutating func absence(of index: Int32) -> Contribution {
    let node = tree.nodes[Int(index)]
    let clipper = clipper(above: node)
    pass(index)
    let reason: Contribution.Absence
    if !node.visibility.isDrawn {
      reason = .invisible(node.visibility)
    } else if rule.leavesOut(node.effectiveMask) {
      reason = .leftOut(node.effectiveMask.intersection(rule.omitted), maskSource: node.maskSource)
    } else if clipper >= 0 {
      reason = .clipped(by: clipper)
    } else {
      reason = isInside(node) ? .unpainted : .outside
    }
    return Contribution(node: index, effect: .absent(reason))
  }

  /// Takes note of a node's clip.
  mutating func pass(_ index: Int32) {
    let node = tree.nodes[Int(index)]
    var clipper = clipper(above: node)
    if clipper < 0, node.clips, node.visibility.isDrawn, !isInside(node) { clipper = index }
    clippedBy.append(clipper)
  }

  private func clipper(above node: RenderNode) -> Int32 {
    let parent = Int(node.parent)
    return parent >= 0 && parent < clippedBy.count ? clippedBy[parent] : -1
  }

  private func isInside(_ node: RenderNode) -> Bool {
    let shape = withUnsafePointer(to: node) { NodeGeometry(of: $0, window: window).outer }
    if shape.bounds.intersection(window).isEmpty { return false }
    return shape.kind == .plain || shape.covers(window)
  }
}

extension Contribution {
  fileprivate var isDrawnLast: Bool {
    if case .painted(let paint) = effect { return paint.part == .border || paint.part == .group }
    return false
  }
}

extension Outline {
  /// Whether at least one sample of a pixel lies inside.
  fileprivate func covers(_ pixel: PixelRect) -> Bool {
    var shapes = Scratch<Outline>()
    shapes.append(self)
    let list = DisplayList(
      window: pixel, base: .clear, operations: Scratch(), shapes: shapes, corners: CornerInsets(),
      texts: TextDrawings())
    var step = DrawOperation(kind: .shape, part: .fill, isSecret: false, node: 0, bounds: pixel)
    step.shape = 0
    var operations = Scratch<DrawOperation>()
    operations.append(step)
    var spans = Scratch<CoverageSpan>()
    var scanner = CoverageScanner(list)
    scanner.scan(UnsafePointer(operations.base), row: pixel.top, into: &spans)
    return spans.count > 0
  }
}
