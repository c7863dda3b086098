extension DisplayListBuilder {
  /// Adds the step of a gradient, in the shape of the background.
  mutating func drawGradient(
    _ gradient: Gradient, in outline: Outline, of node: UnsafePointer<RenderNode>, _ index: Int32,
    _ geometry: NodeGeometry
  ) {
    guard gradient.isVisible,
      let shader = GradientShader(gradient, width: geometry.width, height: geometry.height, map: node.pointee.map)
    else { return }
    draw(.gradient(shader), in: outline, .gradient, index, node.isSecret)
  }

  /// Adds the step of a picture, in the rectangle that it is fitted to.
  mutating func drawImage(
    _ image: LayerImage, of node: UnsafePointer<RenderNode>, _ index: Int32, _ geometry: NodeGeometry
  ) {
    guard image.isVisible else { return }
    let place = image.gravity.place(
      Size(width: Double(image.width), height: Double(image.height)),
      in: Size(width: geometry.width, height: geometry.height))
    let map = node.pointee.map
    guard let shader = ImageShader(image, phase: node.pointee.videoFrame, place: place, map: map) else { return }
    draw(.image(shader), in: geometry.outline(of: place), .image, index, node.isSecret)
  }

  mutating func draw(
    _ shader: Shader, in outline: Outline, _ part: DrawStep.Part, _ index: Int32, _ isSecret: Bool
  ) {
    if outline.kind == .empty { return }
    let bounds = outline.bounds.intersection(clip)
    if bounds.isEmpty { return }
    var step = DrawStep(kind: .shaded, part: part, isSecret: isSecret, node: index, bounds: bounds)
    if outline.kind != .plain { step.outline = add(outline) }
    step.second = Int32(truncatingIfNeeded: tables.shaders.count)
    if shader.isOpaque { step.source = Cell.word(.black) }
    tables.shaders.append(shader)
    append(step)
  }
}
