/// Effects that look at neighbouring pixels: shadows and blurred backdrops.
///
/// Each composes steps of this destination's own list, so what the destination leaves out has no part in it.
extension DisplayListBuilder {
  /// How many pixels one effect may take.
  private static let greatestArea: Int64 = 1 << 24
  /// How many pixels all effects of a picture may take together.
  private static let greatestSum: Int64 = 1 << 26
  /// How many effects a picture may have.
  private static let greatestCount = 1024

  /// How many pixels a unit of a node's own space is wide, on average.
  private static func stretch(of map: AffineTransform) -> Double { map.determinant.magnitude.squareRoot() }

  /// How far the shadow of a node reaches beyond the node, in pixels.
  static func reach(of node: UnsafePointer<RenderNode>) -> Int32 {
    if node.pointee.looks.isNone { return 0 }
    guard let shadow = node.pointee.looks.shadow, !node.clips else { return 0 }
    let offset = DisplayListBuilder.offset(shadow, map: node.pointee.map)
    let margin = BoxBlur(radius: shadow.radius * stretch(of: node.pointee.map)).margin
    return Int32(margin) + max(abs(offset.x), abs(offset.y))
  }

  private static func offset(_ shadow: LayerShadow, map: AffineTransform) -> (x: Int32, y: Int32) {
    let x = FixedPoint.rounded(map.a * shadow.offset.x + map.c * shadow.offset.y, limit: 4096)
    let y = FixedPoint.rounded(map.b * shadow.offset.x + map.d * shadow.offset.y, limit: 4096)
    return (Int32(x), Int32(y))
  }

  /// Whether there is still room for an effect of an area, which is then taken.
  mutating func takes(_ width: Int, _ height: Int) -> Bool {
    // Both are at most a few hundred thousand, so the product is far from the end of 64 bits.
    let area = Int64(width) * Int64(height)
    guard area <= DisplayListBuilder.greatestArea, effectArea + area <= DisplayListBuilder.greatestSum,
      effectCount < DisplayListBuilder.greatestCount
    else {
      leavesOutEffects = true
      return false
    }
    effectArea += area
    effectCount += 1
    return true
  }

  // MARK: - Shadows

  /// Draws what a node draws after its children and, below all of its content, its shadow.
  mutating func finishContent(of entry: Open, _ nodes: UnsafePointer<RenderNode>) {
    if entry.hasBorder { drawBorder(of: entry, nodes) }
    if entry.contentBegin >= 0 { castShadow(of: entry, nodes + Int(entry.node)) }
  }

  private mutating func castShadow(of entry: Open, _ node: UnsafePointer<RenderNode>) {
    let begin = Int(entry.contentBegin)
    var bounds = PixelRect.empty
    var index = begin
    while index < steps.count {
      if steps.base[index].kind != .backdropPlace { bounds = bounds.union(steps.base[index].bounds) }
      index += 1
    }
    if let shadow = node.pointee.looks.shadow, !bounds.isEmpty, let step = shade(shadow, bounds, entry, node) {
      cut(from: begin, to: entry.clip)
      insert(step, at: begin)
      touched = entry.touchedBefore.union(bounds.intersection(entry.clip)).union(step.bounds)
    } else {
      cut(from: begin, to: entry.clip)
      touched = entry.touchedBefore.union(bounds.intersection(entry.clip))
    }
    clip = entry.clip
  }

  /// The step of a shadow; nil where it does not show.
  private mutating func shade(
    _ shadow: LayerShadow, _ content: PixelRect, _ entry: Open, _ node: UnsafePointer<RenderNode>
  ) -> DrawStep? {
    let map = node.pointee.map
    let blur = BoxBlur(radius: shadow.radius * DisplayListBuilder.stretch(of: map))
    let margin = Int32(blur.margin)
    let offset = DisplayListBuilder.offset(shadow, map: map)
    let target = content.moved(x: offset.x, y: offset.y).grown(by: margin).intersection(entry.clip)
    if target.isEmpty { return nil }
    let source = target.moved(x: -offset.x, y: -offset.y).grown(by: margin)
    guard takes(Int(source.width), Int(source.height)) else { return nil }
    let window = source.intersection(content)
    let shape = compose(
      from: Int(entry.contentBegin), to: steps.count, window: window, base: .clear, isShape: true)
    let plane = DensePlane(
      shape, left: source.left - window.left, top: source.top - window.top, width: Int(source.width),
      height: Int(source.height), repeatsEdges: false)
    let frame = plane.blurred(by: blur, color: Cell.word(shadow.color.premultiplied))
    var step = DrawStep(kind: .shaded, part: .shadow, isSecret: false, node: entry.node, bounds: target)
    step.second = Int32(truncatingIfNeeded: tables.shaders.count)
    tables.shaders.append(.plane(PlaneShader(frame: frame, left: target.left, top: target.top)))
    return step
  }

  /// Cuts the steps from a position on to a rectangle; those of which nothing is left go away.
  mutating func cut(from first: Int, to rect: PixelRect) {
    var kept = first
    var index = first
    while index < steps.count {
      var step = steps.base[index]
      index += 1
      // A place is kept whole, for its step may still be visible.
      if step.kind != .backdropPlace { step.bounds = step.bounds.intersection(rect) }
      if step.bounds.isEmpty { continue }
      steps.base[kept] = step
      kept += 1
    }
    steps.count = kept
  }

  private mutating func insert(_ step: DrawStep, at position: Int) {
    steps.append(step)
    var index = steps.count - 1
    while index > position {
      steps.base[index] = steps.base[index - 1]
      index -= 1
    }
    steps.base[position] = step
  }

  /// Cuts all steps to the groups that they are in.
  mutating func cutToGroups() {
    var limits = GroupLimits(window)
    var kept = 0
    var index = 0
    while index < steps.count {
      var step = steps.base[index]
      index += 1
      limits.cut(&step)
      if step.bounds.isEmpty { continue }
      steps.base[kept] = step
      kept += 1
    }
    steps.count = kept
  }

  // MARK: - Backdrops

  /// Marks where a node with a blurred backdrop begins; false if the backdrop cannot show.
  mutating func keepBackdropPlace(
    of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry, isUnclipped: Bool
  ) -> Bool {
    let bounds = geometry.outer.bounds.intersection(isUnclipped ? window : clip)
    if !geometry.hasArea || geometry.outer.kind == .empty || bounds.isEmpty { return false }
    // A node beside the picture has no backdrop, not even in the shape of a shadow.
    if DisplayListBuilder.surroundings(of: node).intersection(canvas).isEmpty { return false }
    steps.append(DrawStep(kind: .backdropPlace, part: .backdrop, isSecret: false, node: index, bounds: bounds))
    return true
  }

  /// Adds the step that puts a blurred backdrop in the place of what lies behind a shape.
  mutating func drawBackdrop(in outline: Outline, _ index: Int32) {
    var step = DrawStep(
      kind: .replaced, part: .backdrop, isSecret: false, node: index, bounds: outline.bounds.intersection(clip))
    if step.bounds.isEmpty { return }
    if outline.kind != .plain { step.outline = add(outline) }
    append(step)
  }

  /// Makes all blurred backdrops, back to front, so that each sees those behind it; the places go away.
  mutating func blurBackdrops(_ nodes: UnsafePointer<RenderNode>) {
    var places: [Int32: Int] = [:]
    var index = 0
    while index < steps.count {
      let step = steps.base[index]
      if step.kind == .backdropPlace {
        places[step.node] = index
      } else if step.part == .backdrop, let place = places[step.node] {
        steps.base[index].second = blurBackdrop(of: nodes + Int(step.node), at: place)
      }
      index += 1
    }
    if places.isEmpty { return }
    var kept = 0
    index = 0
    while index < steps.count {
      let step = steps.base[index]
      index += 1
      if step.kind == .backdropPlace || (step.kind == .replaced && step.second < 0) { continue }
      steps.base[kept] = step
      kept += 1
    }
    steps.count = kept
  }

  /// Blurs what the innermost group holds before a position; the number of the shader, or −1 where there is no room.
  private mutating func blurBackdrop(of node: UnsafePointer<RenderNode>, at position: Int) -> Int32 {
    let blur = BoxBlur(
      radius: (node.pointee.looks.blurRadius ?? 0) * DisplayListBuilder.stretch(of: node.pointee.map))
    let box = DisplayListBuilder.surroundings(of: node).intersection(canvas)
    let margin = Int32(blur.margin)
    if box.isEmpty { return -1 }
    let (width, height) = (Int(box.width + 2 * margin), Int(box.height + 2 * margin))
    guard takes(width, height) else { return -1 }
    var first = position
    var depth = 0
    while first > 0 {
      let kind = steps.base[first - 1].kind
      if kind == .beginGroup {
        if depth == 0 { break }
        depth -= 1
      } else if kind == .endGroup || kind == .maskByAlpha || kind == .maskByLuminance {
        depth += 1
      }
      first -= 1
    }
    let backdrop = compose(
      from: first, to: position, window: box, base: first == 0 ? base : .clear, isShape: false)
    let plane = DensePlane(
      backdrop, left: -margin, top: -margin, width: width, height: height, repeatsEdges: true)
    let frame = plane.blurred(by: blur, color: nil)
    tables.shaders.append(.plane(PlaneShader(frame: frame, left: box.left, top: box.top)))
    return Int32(truncatingIfNeeded: tables.shaders.count - 1)
  }

  /// The smallest upright rectangle of whole pixels around a node.
  private static func surroundings(of node: UnsafePointer<RenderNode>) -> PixelRect {
    let size = node.pointee.size
    let corners = [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height), Point(x: size.width, y: size.height),
    ]
    var low = node.pointee.map.apply(corners[0])
    var high = low
    for corner in corners {
      let point = node.pointee.map.apply(corner)
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let limit: Int64 = 1 << 28
    return PixelRect(
      left: Int32(FixedPoint.rounded(low.x.rounded(.down), limit: limit)),
      top: Int32(FixedPoint.rounded(low.y.rounded(.down), limit: limit)),
      right: Int32(FixedPoint.rounded(high.x.rounded(.up), limit: limit)),
      bottom: Int32(FixedPoint.rounded(high.y.rounded(.up), limit: limit)))
  }

  // MARK: - Parts of the list

  /// Composes some of the steps, as far as they show in a window.
  ///
  /// - Parameter isShape: Whether only the alpha counts, and a blurred backdrop is opaque.
  private func compose(
    from first: Int, to end: Int, window: PixelRect, base: PremultipliedColor, isShape: Bool
  ) -> CompositedFrame {
    var part = Scratch<DrawStep>()
    var limits = GroupLimits(window)
    var index = first
    while index < end {
      var step = steps.base[index]
      index += 1
      limits.cut(&step)
      if step.bounds.isEmpty || step.kind == .backdropPlace { continue }
      if step.part == .backdrop {
        if isShape {
          step.kind = step.outline < 0 ? .rectangle : .outline
          step.source = Cell.word(.black)
        } else if step.second < 0 {
          continue
        }
      }
      part.append(step)
    }
    let list = DisplayList(window: window, base: base, steps: part, tables: tables)
    let strips = StripIndex(list)
    return Compositor.compose(list, strips, from: 0, to: strips.count)
  }
}

/// What the groups around a step leave of it, as the steps go by.
private struct GroupLimits {
  private var limits: [PixelRect]

  init(_ window: PixelRect) { limits = [window] }

  /// Cuts a step to the innermost group, and a group's begin and end to the group around it.
  mutating func cut(_ step: inout DrawStep) {
    let isEnd = step.kind == .endGroup || step.kind == .maskByAlpha || step.kind == .maskByLuminance
    if isEnd, limits.count > 1 { limits.removeLast() }
    if let limit = limits.last { step.bounds = step.bounds.intersection(limit) }
    if step.kind == .beginGroup { limits.append(step.bounds) }
  }
}
