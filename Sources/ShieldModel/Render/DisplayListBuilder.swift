/// Turns a render tree into the steps that one destination draws.
///
/// Left out and invisible subtrees, and whatever lies outside the window, leave no step behind.
struct DisplayListBuilder: ~Copyable {
  /// A node whose children are being walked and that has something to do after them.
  struct Open: BitwiseCopyable {
    /// Index after the node's subtree.
    var end: Int32
    var node: Int32
    /// What clips the node's siblings.
    var clip: PixelRect
    /// Position of the group's first step, or −1 without a group.
    var begin: Int32
    /// Position of the outline that limits the group, or −1.
    var limit: Int32
    /// The pixels that steps of the enclosing group have touched so far.
    var touched: PixelRect
    var hasBorder: Bool
    /// The step that ends the group; for a mask the one that applies it.
    var endKind = DrawStep.Kind.endGroup
    /// Position of the first step of the content that casts a shadow, or −1.
    var contentBegin: Int32 = -1
    /// The pixels that steps of the group had touched before that content.
    var touchedBefore = PixelRect.empty
    /// Whether the group holds a whole node that is mixed with what the node showed before.
    var isCrossFade = false
  }

  let window: PixelRect
  /// The pixels of the whole picture.
  let canvas: PixelRect
  let base: PremultipliedColor
  /// Whether the window is as wide as effects need it.
  private let isWide: Bool
  /// Whether the tree has effects, so that the window is too small.
  private var needsWideWindow = false
  /// How many pixels effects have taken so far, and how many effects there were.
  var effectArea: Int64 = 0
  var effectCount = 0
  var leavesOutEffects = false
  var steps: Scratch<DrawStep>
  let tables = DisplayTables()
  var open = Scratch<Open>()
  /// What clips the node that is walked.
  var clip: PixelRect
  /// The pixels that the steps of the innermost group touch.
  var touched = PixelRect.empty

  private init(window: PixelRect, canvas: PixelRect, base: PremultipliedColor, isWide: Bool, nodeCount: Int) {
    self.window = window
    self.canvas = canvas
    self.base = base
    self.isWide = isWide
    clip = window
    steps = Scratch(capacity: nodeCount + 16)
  }

  /// The steps that compose a tree for a destination.
  ///
  /// - Parameter window: The pixels that matter, within the canvas.
  static func list(for tree: RenderTree, rule: CompositionRule, window: PixelRect) -> DisplayList {
    let canvas = PixelRect(left: 0, top: 0, right: tree.width, bottom: tree.height)
    var builder = DisplayListBuilder(
      window: window, canvas: canvas, base: rule.base, isWide: false, nodeCount: tree.nodes.count)
    if let hidden = hiddenNode(of: tree, rule: rule) {
      builder.coverAll(hidden)
      return builder.finish(window: window)
    }
    builder.walk(tree, rule: rule)
    if !builder.needsWideWindow { return builder.finish(window: window) }
    // Effects look at neighbours: once more with everything that can have a part in them.
    let wide = canvas.union(window).grown(by: margin(of: tree))
    builder = DisplayListBuilder(
      window: wide, canvas: canvas, base: rule.base, isWide: true, nodeCount: tree.nodes.count)
    builder.walk(tree, rule: rule)
    builder.cut(from: 0, to: window)
    return builder.finish(window: window)
  }

  /// How far outside of the picture content can lie whose shadow reaches into it, within reason.
  private static func margin(of tree: RenderTree) -> Int32 {
    var reaches: [Int32] = []
    reaches.reserveCapacity(tree.nodes.count)
    var greatest: Int32 = 0
    tree.nodes.withUnsafeBufferPointer { nodes in
      guard let first = nodes.baseAddress else { return }
      for index in nodes.indices {
        let parent = Int(first[index].parent)
        let above = parent >= 0 && parent < index ? reaches[parent] : 0
        reaches.append(min(8192, above + reach(of: first + index)))
        greatest = max(greatest, reaches[index])
      }
    }
    return greatest
  }

  private consuming func finish(window: PixelRect) -> DisplayList {
    DisplayList(window: window, base: base, steps: steps, tables: tables, leavesOutEffects: leavesOutEffects)
  }

  private mutating func walk(_ tree: RenderTree, rule: CompositionRule) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      if let first = nodes.baseAddress { walk(first, count: Int32(nodes.count), rule: rule) }
    }
  }

  private mutating func walk(_ nodes: UnsafePointer<RenderNode>, count: Int32, rule: CompositionRule) {
    var index: Int32 = 0
    while index < count {
      closeNodes(before: index, nodes)
      let node = nodes + Int(index)
      // A subtree never ends before it begins, whatever a caller wrote into the node.
      let end = max(index + 1, min(node.pointee.subtreeEnd, count))
      if isMask(node, rule), !beginMask(index, end: end, nodes) {
        index = end
        continue
      }
      if !node.isDrawn {
        index = end
      } else if rule.leavesOut(node.pointee.effectiveMask) {
        if rule.effect == .blackout { addBlackout(node, index) }
        index = end
      } else if rule.hidesProtectedMedia, !node.pointee.looks.isNone, node.pointee.looks.isProtectedMedia {
        addBlackout(node, index)
        index = end
      } else {
        if !node.pointee.looks.isNone, node.pointee.kept?.fading != nil { beginCrossFade(index, end: end) }
        let masks = node.hasMask ? firstMask(of: index, end: end, nodes, rule) : end
        index = enter(node, index, end: end, isMasked: masks < end) ? index + 1 : masks
        if needsWideWindow { return }
      }
    }
    closeNodes(before: Int32.max, nodes)
    if isWide {
      blurBackdrops(nodes)
      cutToGroups()
    }
  }

  /// Draws a node's parts below its children; false if no child can show, though a mask may still have an effect.
  private mutating func enter(
    _ node: UnsafePointer<RenderNode>, _ index: Int32, end: Int32, isMasked: Bool
  ) -> Bool {
    if node.isPlainRectangle {
      if node.pointee.fill.alpha > 0 { drawPlainRectangle(node, index) }
      return true
    }
    var (hasShadow, blursBackdrop, isRasterized) = (false, false, false)
    if !node.pointee.looks.isNone {
      hasShadow = !node.clips && (node.pointee.looks.shadow?.color.alpha ?? 0) > 0
      isRasterized = node.pointee.looks.isRasterized
      let radius = node.pointee.looks.blurRadius
      if hasShadow || radius != nil, !isWide {
        needsWideWindow = true
        return false
      }
      blursBackdrop = radius != nil
    }
    let geometry = NodeGeometry(of: node, window: window)
    let isGroup = node.pointee.opacity < 255 || isMasked || isRasterized
    if !geometry.hasArea && node.clips && !isMasked { return false }
    let isLimited = node.clips && geometry.hasArea && !geometry.isPlain
    if isLimited && geometry.outer.bounds.intersection(clip).isEmpty && !isMasked { return false }
    let hasBorder = geometry.hasArea && node.pointee.borderWidth > 0 && node.pointee.borderColor.alpha > 0
    let isPlainClip = node.clips && !isLimited
    if blursBackdrop { blursBackdrop = keepBackdropPlace(of: node, index, geometry, isUnclipped: hasShadow) }
    if isGroup || isLimited || hasBorder || isPlainClip || hasShadow {
      var entry = Open(
        end: end, node: index, clip: clip, begin: -1, limit: -1, touched: touched, hasBorder: hasBorder)
      if isGroup || isLimited {
        entry.begin = Int32(steps.count)
        steps.append(
          DrawStep(kind: .beginGroup, part: .group, isSecret: false, node: index, bounds: .empty))
        touched = .empty
      }
      if isLimited {
        entry.limit = add(geometry.outer)
        // A blur in the group sees all of it, so there the steps are cut afterwards.
        if !isWide { clip = clip.intersection(geometry.outer.bounds) }
      }
      if hasShadow {
        // The shadow comes from the whole content, whatever clips it from above.
        entry.contentBegin = Int32(truncatingIfNeeded: steps.count)
        entry.touchedBefore = touched
        touched = .empty
        clip = window
      }
      open.append(entry)
    }
    if blursBackdrop { drawBackdrop(in: isLimited ? Outline.plain(clip) : geometry.outer, index) }
    if geometry.hasArea { drawOwnParts(of: node, index, geometry, isLimited: isLimited) }
    if isPlainClip { clip = geometry.hasArea ? clip.intersection(geometry.snapped) : .empty }
    return !clip.isEmpty
  }

  mutating func append(_ step: DrawStep) {
    steps.append(step)
    touched = touched.union(step.bounds)
  }

  mutating func add(_ outline: Outline) -> Int32 {
    var stored = outline
    if outline.kind == .rounded { tables.corners.store(for: &stored) }
    tables.outlines.append(stored)
    return Int32(truncatingIfNeeded: tables.outlines.count - 1)
  }

  /// Finishes the open nodes whose subtree ends at or before `index`.
  private mutating func closeNodes(before index: Int32, _ nodes: UnsafePointer<RenderNode>) {
    while open.count > 0, open.base[open.count - 1].end <= index {
      open.count -= 1
      let entry = open.base[open.count]
      if entry.endKind != .endGroup {
        endMask(entry)
        continue
      }
      if entry.isCrossFade {
        endCrossFade(entry, nodes + Int(entry.node))
        continue
      }
      finishContent(of: entry, nodes)
      clip = entry.clip
      if entry.begin >= 0 { endGroup(entry, opacity: nodes[Int(entry.node)].opacity) }
    }
  }

  mutating func drawBorder(of entry: Open, _ nodes: UnsafePointer<RenderNode>) {
    let node = nodes + Int(entry.node)
    let geometry = NodeGeometry(of: node, window: window)
    clip = entry.contentBegin >= 0 ? window : entry.clip
    if entry.limit >= 0, !isWide { clip = clip.intersection(geometry.outer.bounds) }
    let width = min(node.pointee.borderWidth, min(geometry.width, geometry.height) / 2)
    let outer = entry.limit < 0 ? geometry.outer : Outline.plain(clip)
    drawRing(outer, geometry.inner(borderWidth: width), node.pointee.borderColor, entry.node, node.isSecret)
  }

  mutating func endGroup(_ entry: Open, opacity: UInt8) {
    var bounds = touched
    if entry.limit >= 0 { bounds = bounds.intersection(tables.outlines.base[Int(entry.limit)].bounds) }
    touched = entry.touched
    let begin = Int(entry.begin)
    if steps.count == begin + 1 {
      steps.count = begin
      return
    }
    touched = touched.union(bounds)
    if steps.count == begin + 2, fold(begin, limit: entry.limit, opacity: opacity) { return }
    steps.base[begin].bounds = bounds
    var end = DrawStep(kind: .endGroup, part: .group, isSecret: false, node: entry.node, bounds: bounds)
    end.opacity = opacity
    end.outline = entry.limit
    steps.append(end)
  }

  /// Replaces a group of a single step by that step; the bytes are the same, since nothing lies below it.
  private mutating func fold(_ begin: Int, limit: Int32, opacity: UInt8) -> Bool {
    var step = steps.base[begin + 1]
    switch step.kind {
    case .taintRectangle, .taintOutline, .replaced, .backdropPlace: return false
    default: if step.opacity != 255 { return false }
    }
    if limit >= 0 {
      guard step.kind == .rectangle || (step.kind == .shaded && step.outline < 0) else { return false }
      if step.kind == .rectangle { step.kind = .outline }
      step.outline = limit
      step.bounds = step.bounds.intersection(tables.outlines.base[Int(limit)].bounds)
    }
    step.opacity = opacity
    steps.base[begin] = step
    steps.count = begin + 1
    return true
  }
}
