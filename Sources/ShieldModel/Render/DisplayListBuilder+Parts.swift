extension DisplayListBuilder {
  mutating func drawPlainRectangle(_ node: UnsafePointer<RenderNode>, _ index: Int32) {
    let (width, height) = (node.pointee.size.width, node.pointee.size.height)
    guard width > 0, height > 0 else { return }
    let rect = NodeGeometry.snap(node.pointee.map, left: 0, top: 0, right: width, bottom: height)
    let bounds = rect.intersection(clip)
    if bounds.isEmpty { return }
    append(
      DrawStep(
        kind: .rectangle, part: .fill, isSecret: node.isSecret, node: index, bounds: bounds,
        source: Cell.word(node.pointee.fill.premultiplied)))
  }

  mutating func drawOwnParts(
    of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry, isLimited: Bool
  ) {
    let isSecret = node.isSecret
    // Inside a group that is limited to the outline the background needs no outline of its own.
    let outline = isLimited ? Outline.plain(clip) : geometry.outer
    if node.pointee.fill.alpha > 0 {
      draw(outline, node.pointee.fill, .fill, index, isSecret)
    }
    if let gradient = node.pointee.looks.gradient {
      drawGradient(gradient, in: outline, of: node, index, geometry)
    }
    if let video = node.pointee.video {
      draw(outline, video, .video, index, isSecret)
    }
    if let image = node.pointee.looks.image { drawImage(image, of: node, index, geometry) }
    if !node.pointee.looks.isNone, let snapshot = node.pointee.kept?.shown {
      drawSnapshot(snapshot, of: node, index, geometry)
    }
    if case .some = node.pointee.text { drawText(of: node, index, geometry) }
  }

  private mutating func drawText(of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry) {
    guard let text = node.pointee.text, text.color.alpha > 0 else { return }
    if geometry.isUpright && geometry.snapped.intersection(clip).isEmpty { return }
    let raster = BitmapFont.layout(text.string)
    guard
      let placement = TextPlacement(text, raster: raster, width: geometry.width, height: geometry.height)
    else { return }
    let isSecret = node.isSecret
    var step = DrawStep(
      kind: .text, part: .text, isSecret: isSecret, node: index, bounds: .empty,
      source: Cell.word(text.color.premultiplied))
    if geometry.isUpright {
      let upright = UprightText(raster: 0, placement: placement, map: node.pointee.map)
      step.bounds = upright.extent.intersection(geometry.snapped).intersection(clip)
      if step.bounds.isEmpty { return }
      if text.isBlock {
        step.kind = .rectangle
      } else {
        step.outline = tables.texts.add(raster, at: placement, map: node.pointee.map)
      }
      append(step)
      step.kind = .taintRectangle
    } else {
      step.kind = .sampledText
      step.outline = tables.texts.add(raster, at: placement, geometry: geometry, window: window)
      let block = tables.texts.sampledTexts.base[Int(step.outline)].block
      step.bounds = block.bounds.intersection(clip)
      if block.kind == .empty || step.bounds.isEmpty { return }
      if text.isBlock {
        step.kind = .outline
        step.outline = add(block)
        append(step)
      } else {
        append(step)
        step.outline = isSecret ? add(block) : -1
      }
      step.kind = .taintOutline
    }
    // Secret glyphs taint the blanks between them too: what is written there is part of the secret.
    if isSecret && !text.isBlock { append(step) }
  }

  mutating func addBlackout(_ node: UnsafePointer<RenderNode>, _ index: Int32) {
    let geometry = NodeGeometry(of: node, window: window)
    draw(geometry.outer, .black, .blackout, index, false)
  }

  /// Adds a step that paints an outline.
  private mutating func draw(
    _ outline: Outline, _ color: Color, _ part: DrawStep.Part, _ index: Int32, _ isSecret: Bool
  ) {
    if outline.kind == .empty { return }
    let bounds = outline.bounds.intersection(clip)
    if bounds.isEmpty { return }
    append(
      DrawStep(
        kind: outline.kind == .plain ? .rectangle : .outline, part: part, isSecret: isSecret, node: index,
        outline: outline.kind == .plain ? -1 : add(outline), bounds: bounds, source: Cell.word(color.premultiplied)))
  }

  /// Adds the steps that paint what lies in `outer` and not in `inner`.
  mutating func drawRing(
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
      var step = DrawStep(
        kind: .ring, part: .border, isSecret: isSecret, node: index, bounds: bounds,
        source: Cell.word(color.premultiplied))
      step.outline = add(outer)
      step.second = add(inner)
      append(step)
    }
  }
}

extension UnsafePointer<RenderNode> {
  /// Whether the node is at most one rectangle of whole pixels and does nothing to the nodes below it.
  ///
  /// Read through the pointer, since a copy of a whole node costs more than most nodes cost to draw.
  var isPlainRectangle: Bool {
    if pointee.opacity != 255 || clips || pointee.cornerRadius > 0 || hasMask { return false }
    return isBare && pointee.map.keepsRectanglesUpright
  }
}
