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
  }

  private let window: PixelRect
  private let base: PremultipliedColor
  private var operations: Scratch<DrawOperation>
  private var shapes = Scratch<Outline>()
  private var texts = TextDrawings()
  private var corners = CornerInsets()
  private var open = Scratch<Open>()
  /// What clips the node that is walked.
  private var clip: PixelRect
  /// The pixels that the steps of the innermost group touch.
  private var touched = PixelRect.empty

  private init(window: PixelRect, base: PremultipliedColor, nodeCount: Int) {
    self.window = window
    self.base = base
    clip = window
    operations = Scratch(capacity: nodeCount + 16)
  }

  /// The steps that compose a tree for a destination.
  ///
  /// - Parameter window: The pixels that matter, within the canvas.
  static func list(for tree: RenderTree, rule: CompositionRule, window: PixelRect) -> DisplayList {
    var builder = DisplayListBuilder(window: window, base: rule.base, nodeCount: tree.nodes.count)
    tree.nodes.withUnsafeBufferPointer { nodes in
      if let first = nodes.baseAddress { builder.walk(first, count: Int32(nodes.count), rule: rule) }
    }
    return builder.finish()
  }

  private consuming func finish() -> DisplayList {
    DisplayList(
      window: window, base: base, operations: operations, shapes: shapes, corners: corners, texts: texts)
  }

  private mutating func walk(_ nodes: UnsafePointer<RenderNode>, count: Int32, rule: CompositionRule) {
    var index: Int32 = 0
    while index < count {
      closeNodes(before: index, nodes)
      let node = nodes + Int(index)
      // A subtree never ends before it begins, whatever a caller wrote into the node.
      let end = max(index + 1, min(node.pointee.subtreeEnd, count))
      if !node.pointee.visibility.isDrawn {
        index = end
      } else if rule.leavesOut(node.pointee.effectiveMask) {
        if rule.effect == .blackout { addBlackout(node, index) }
        index = end
      } else {
        index = enter(node, index, end: end) ? index + 1 : end
      }
    }
    closeNodes(before: Int32.max, nodes)
  }

  /// Draws a node's parts below its children; false if no child can show.
  private mutating func enter(_ node: UnsafePointer<RenderNode>, _ index: Int32, end: Int32) -> Bool {
    if node.isPlainRectangle {
      if node.pointee.fill.alpha > 0 { drawPlainRectangle(node, index) }
      return true
    }
    let geometry = NodeGeometry(of: node, window: window)
    let isGroup = node.pointee.opacity < 255
    if !geometry.hasArea && node.pointee.clips { return false }
    let isLimited = node.pointee.clips && geometry.hasArea && !geometry.isPlain
    if isLimited && geometry.outer.bounds.intersection(clip).isEmpty { return false }
    let hasBorder = geometry.hasArea && node.pointee.borderWidth > 0 && node.pointee.borderColor.alpha > 0
    let isPlainClip = node.pointee.clips && !isLimited
    if isGroup || isLimited || hasBorder || isPlainClip {
      var entry = Open(
        end: end, node: index, clip: clip, begin: -1, limit: -1, touched: touched, hasBorder: hasBorder)
      if isGroup || isLimited {
        entry.begin = Int32(operations.count)
        operations.append(
          DrawOperation(kind: .beginGroup, part: .group, isSecret: false, node: index, bounds: .empty))
        touched = .empty
      }
      if isLimited {
        entry.limit = add(geometry.outer)
        clip = clip.intersection(geometry.outer.bounds)
      }
      open.append(entry)
    }
    if geometry.hasArea { drawOwnParts(of: node, index, geometry, isLimited: isLimited) }
    if isPlainClip {
      clip = clip.intersection(geometry.snapped)
      return !clip.isEmpty
    }
    return true
  }

  private mutating func drawPlainRectangle(_ node: UnsafePointer<RenderNode>, _ index: Int32) {
    let (width, height) = (node.pointee.size.width, node.pointee.size.height)
    guard width > 0, height > 0 else { return }
    let rect = NodeGeometry.snap(node.pointee.map, left: 0, top: 0, right: width, bottom: height)
    let bounds = rect.intersection(clip)
    if bounds.isEmpty { return }
    append(
      DrawOperation(
        kind: .rectangle, part: .fill, isSecret: node.pointee.isSecret, node: index, bounds: bounds,
        source: Cell.word(node.pointee.fill.premultiplied)))
  }

  private mutating func drawOwnParts(
    of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry, isLimited: Bool
  ) {
    let isSecret = node.pointee.isSecret
    // Inside a group that is limited to the outline the background needs no outline of its own.
    let outline = isLimited ? Outline.plain(clip) : geometry.outer
    if node.pointee.fill.alpha > 0 {
      draw(outline, node.pointee.fill, .fill, index, isSecret)
    }
    if let video = node.pointee.video {
      draw(outline, video, .video, index, isSecret)
    }
    if case .some = node.pointee.text { drawText(of: node, index, geometry) }
  }

  private mutating func drawText(of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry) {
    guard let text = node.pointee.text, text.color.alpha > 0 else { return }
    if geometry.isUpright && geometry.snapped.intersection(clip).isEmpty { return }
    let raster = BitmapFont.layout(text.string)
    guard
      let placement = TextDrawings.Placement(text, raster: raster, width: geometry.width, height: geometry.height)
    else { return }
    let isSecret = node.pointee.isSecret
    var step = DrawOperation(
      kind: .text, part: .text, isSecret: isSecret, node: index, bounds: .empty,
      source: Cell.word(text.color.premultiplied))
    if geometry.isUpright {
      step.bounds = TextDrawings.block(placement, map: node.pointee.map, within: geometry.snapped).intersection(clip)
      if step.bounds.isEmpty { return }
      if text.isBlock {
        step.kind = .rectangle
      } else {
        step.shape = texts.add(raster, at: placement, map: node.pointee.map, limit: step.bounds)
      }
      append(step)
      step.kind = .taintRectangle
    } else {
      step.kind = .sampledText
      step.shape = texts.add(raster, at: placement, geometry: geometry, window: window)
      let block = texts.sampledTexts.base[Int(step.shape)].block
      step.bounds = block.bounds.intersection(clip)
      if block.kind == .empty || step.bounds.isEmpty { return }
      if text.isBlock {
        step.kind = .shape
        step.shape = add(block)
        append(step)
      } else {
        append(step)
        step.shape = isSecret ? add(block) : -1
      }
      step.kind = .taintShape
    }
    // Secret glyphs taint the blanks between them too: what is written there is part of the secret.
    if isSecret && !text.isBlock { append(step) }
  }

  private mutating func addBlackout(_ node: UnsafePointer<RenderNode>, _ index: Int32) {
    let geometry = NodeGeometry(of: node, window: window)
    draw(geometry.outer, .black, .blackout, index, false)
  }

  /// Adds a step that paints an outline.
  private mutating func draw(
    _ shape: Outline, _ color: Color, _ part: DrawOperation.Part, _ index: Int32, _ isSecret: Bool
  ) {
    if shape.kind == .empty { return }
    let bounds = shape.bounds.intersection(clip)
    if bounds.isEmpty { return }
    append(
      DrawOperation(
        kind: shape.kind == .plain ? .rectangle : .shape, part: part, isSecret: isSecret, node: index,
        shape: shape.kind == .plain ? -1 : add(shape), bounds: bounds, source: Cell.word(color.premultiplied)))
  }

  /// Adds the steps that paint what lies in `outer` and not in `inner`.
  private mutating func drawRing(
    _ outer: Outline, _ inner: Outline, _ color: Color, _ index: Int32, _ isSecret: Bool
  ) {
    if inner.kind == .empty {
      draw(outer, color, .border, index, isSecret)
    } else if outer.kind == .plain && inner.kind == .plain {
      let (whole, free) = (outer.bounds, inner.bounds.intersection(outer.bounds))
      if free.isEmpty {
        draw(outer, color, .border, index, isSecret)
        return
      }
      let sides = [
        PixelRect(left: whole.left, top: whole.top, right: whole.right, bottom: free.top),
        PixelRect(left: whole.left, top: free.top, right: free.left, bottom: free.bottom),
        PixelRect(left: free.right, top: free.top, right: whole.right, bottom: free.bottom),
        PixelRect(left: whole.left, top: free.bottom, right: whole.right, bottom: whole.bottom),
      ]
      for side in sides { draw(.plain(side), color, .border, index, isSecret) }
    } else {
      let bounds = outer.bounds.intersection(clip)
      if outer.kind == .empty || bounds.isEmpty { return }
      var step = DrawOperation(
        kind: .ring, part: .border, isSecret: isSecret, node: index, bounds: bounds,
        source: Cell.word(color.premultiplied))
      step.shape = add(outer)
      step.second = add(inner)
      append(step)
    }
  }

  private mutating func append(_ step: DrawOperation) {
    operations.append(step)
    touched = touched.union(step.bounds)
  }

  private mutating func add(_ shape: Outline) -> Int32 {
    var stored = shape
    if shape.kind == .rounded { corners.store(for: &stored) }
    shapes.append(stored)
    return Int32(truncatingIfNeeded: shapes.count - 1)
  }

  /// Finishes the open nodes whose subtree ends at or before `index`.
  private mutating func closeNodes(before index: Int32, _ nodes: UnsafePointer<RenderNode>) {
    while open.count > 0, open.base[open.count - 1].end <= index {
      open.count -= 1
      let entry = open.base[open.count]
      if entry.limit < 0 { clip = entry.clip }
      if entry.hasBorder {
        let node = nodes + Int(entry.node)
        let geometry = NodeGeometry(of: node, window: window)
        let width = min(node.pointee.borderWidth, min(geometry.width, geometry.height) / 2)
        let outer = entry.limit < 0 ? geometry.outer : Outline.plain(clip)
        drawRing(
          outer, geometry.inner(borderWidth: width), node.pointee.borderColor, entry.node, node.pointee.isSecret)
      }
      clip = entry.clip
      if entry.begin >= 0 { endGroup(entry, opacity: nodes[Int(entry.node)].opacity) }
    }
  }

  private mutating func endGroup(_ entry: Open, opacity: UInt8) {
    let bounds = touched
    touched = entry.touched
    let begin = Int(entry.begin)
    if operations.count == begin + 1 {
      operations.count = begin
      return
    }
    touched = touched.union(bounds)
    if operations.count == begin + 2, fold(begin, limit: entry.limit, opacity: opacity) { return }
    operations.base[begin].bounds = bounds
    var end = DrawOperation(kind: .endGroup, part: .group, isSecret: false, node: entry.node, bounds: bounds)
    end.opacity = opacity
    end.shape = entry.limit
    operations.append(end)
  }

  /// Replaces a group of a single step by that step; the bytes are the same, since nothing lies below it.
  private mutating func fold(_ begin: Int, limit: Int32, opacity: UInt8) -> Bool {
    var step = operations.base[begin + 1]
    guard step.opacity == 255, step.kind != .taintRectangle, step.kind != .taintShape else { return false }
    if limit >= 0 {
      guard step.kind == .rectangle else { return false }
      step.kind = .shape
      step.shape = limit
    }
    step.opacity = opacity
    operations.base[begin] = step
    operations.count = begin + 1
    return true
  }
}

extension UnsafePointer<RenderNode> {
  /// Whether the node is at most one rectangle of whole pixels and does nothing to the nodes below it.
  ///
  /// Read through the pointer, since a copy of a whole node costs more than most nodes cost to draw.
  fileprivate var isPlainRectangle: Bool {
    if pointee.opacity != 255 || pointee.clips || pointee.cornerRadius > 0 || pointee.video != nil { return false }
    if pointee.borderWidth > 0 && pointee.borderColor.alpha > 0 { return false }
    if case .some = pointee.text { return false }
    return pointee.map.keepsRectanglesUpright
  }
}
