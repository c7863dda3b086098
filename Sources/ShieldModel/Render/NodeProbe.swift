/// Finds out why nodes do not show in a pixel; asked for every node in order.
struct NodeProbe {
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
    var parent = Int(node.parent)
    // What clips the sublayers does not clip the mask.
    if node.looks.maskMode != nil, tree.nodes.indices.contains(parent) { parent = Int(tree.nodes[parent].parent) }
    return parent >= 0 && parent < clippedBy.count ? clippedBy[parent] : -1
  }

  private func isInside(_ node: RenderNode) -> Bool {
    let outline = withUnsafePointer(to: node) { NodeGeometry(of: $0, window: window).outer }
    if outline.bounds.intersection(window).isEmpty { return false }
    return outline.kind == .plain || outline.covers(window)
  }
}

extension Outline {
  /// Whether at least one sample of a pixel lies inside.
  fileprivate func covers(_ pixel: PixelRect) -> Bool {
    let tables = DisplayTables()
    tables.outlines.append(self)
    let list = DisplayList(window: pixel, base: .clear, steps: Scratch(), tables: tables)
    var step = DrawStep(kind: .outline, part: .fill, isSecret: false, node: 0, bounds: pixel)
    step.outline = 0
    var steps = Scratch<DrawStep>()
    steps.append(step)
    var spans = Scratch<CoverageSpan>()
    var scanner = CoverageScanner(list)
    scanner.scan(UnsafePointer(steps.base), row: pixel.top, into: &spans)
    return spans.count > 0
  }
}
