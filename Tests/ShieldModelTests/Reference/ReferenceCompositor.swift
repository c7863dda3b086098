@testable import ShieldModel

/// The slow, obvious compositor that the product's is held against: recursion, a dense canvas, pixel by pixel.
struct ReferenceCompositor {
  var tree: ReferenceTree
  var request: PictureRequest
  var replacement: ReferenceReplacement?
  /// Whether only the shape of what casts a shadow is painted, in which blurs are opaque.
  var isShape = false
  /// For mutants: whether what is left out has no part in shadows either.
  var omitsInShapes = true
  /// For mutants: blurred backdrops of another picture, by node.
  var borrowedBackdrops: [LayerID: [ReferencePixel]] = [:]

  /// The finished picture, rows from top to bottom.
  func canvas() -> [ReferencePixel] {
    let base = request.isBaseOpaque ? ReferencePixel.black : .clear
    var canvas = Array(repeating: base, count: tree.width * tree.height)
    paint(&canvas)
    var picture: [ReferencePixel] = []
    tree.canvas.forEachPixel(in: tree.canvas.picture) { _, _, index in picture.append(canvas[index]) }
    return picture
  }

  /// Draws all nodes over what a canvas holds, margin included.
  func paint(_ canvas: inout [ReferencePixel]) {
    for root in tree.roots { draw(root, within: .everywhere, onto: &canvas) }
  }

  /// The picture of a scene.
  static func picture(_ scene: DrawingScene, _ request: PictureRequest) -> DensePicture {
    let tree = ReferenceTree(scene, scale: request.scale)
    return ReferenceCompositor(tree: tree, request: request).picture()
  }

  func picture() -> DensePicture { tree.picture(canvas()) }

  private func draw(_ node: ReferenceNode, within box: ReferenceBox, onto canvas: inout [ReferencePixel]) {
    if !node.isVisible { return }
    if !node.effectiveMask.intersection(request.omitted).isEmpty {
      if request.effect == .blackout {
        let black = ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)
        tree.lay(black, isSecret: false, within: box, onto: &canvas)
      }
      return
    }
    if request.hidesProtectedMedia, node.layer.isProtectedMedia {
      let black = ReferenceNode.Part(color: .black, paint: node.shape, extent: node.shape)
      tree.lay(black, isSecret: false, within: box, onto: &canvas)
      return
    }
    guard let fading = node.fading else {
      drawAtRest(node, within: box, onto: &canvas)
      return
    }
    // The whole node is mixed with what it showed before, and only then laid over what lies behind.
    var group = Array(repeating: ReferencePixel.clear, count: canvas.count)
    drawAtRest(node, within: box, onto: &group)
    let past = fading.snapshot.pixels(node.isSecret ? nil : replacement)
    tree.canvas.forEachPixel(in: box) { _, _, index in
      var pixel = past[index] ?? .clear
      if node.isSecret, past[index] != nil { pixel = (replacement?.replace(pixel) ?? pixel).secret }
      group[index].mix(with: pixel, share: 255 - fading.share)
    }
    for index in group.indices { canvas[index].lay(group: group[index]) }
  }

  private func drawAtRest(_ node: ReferenceNode, within box: ReferenceBox, onto canvas: inout [ReferencePixel]) {
    // What lies behind is looked at before the node's own group begins.
    let backdrop =
      isShape ? nil : borrowedBackdrops[node.id] ?? node.backdrop?.picture(of: canvas, on: tree.canvas)
    // A mask that is left out does not exist; one that is hidden lets nothing show.
    let masks = node.children.filter {
      $0.maskMode != nil && (request.effect == .blackout || $0.effectiveMask.intersection(request.omitted).isEmpty)
    }
    if node.clip == .shape || node.opacity < 255 || !masks.isEmpty || node.layer.isRasterized {
      var group = Array(repeating: ReferencePixel.clear, count: canvas.count)
      drawContent(of: node, backdrop, within: box, onto: &group)
      for mask in masks {
        var shares = Array(repeating: ReferencePixel.clear, count: canvas.count)
        draw(mask, within: box, onto: &shares)
        for index in group.indices {
          group[index] = group[index].masked(by: shares[index], byLight: mask.maskMode == .luminance)
        }
      }
      tree.end(group, of: node, onto: &canvas)
    } else {
      drawContent(of: node, backdrop, within: box, onto: &canvas)
    }
  }

  private func drawContent(
    of node: ReferenceNode, _ backdrop: [ReferencePixel]?, within box: ReferenceBox,
    onto canvas: inout [ReferencePixel]
  ) {
    if let shadow = node.shadow {
      var painter = self
      painter.isShape = true
      if !omitsInShapes { painter.request.omitted = [] }
      var shape = Array(repeating: ReferencePixel.clear, count: canvas.count)
      painter.drawOwnContent(of: node, nil, within: .everywhere, onto: &shape)
      shadow.lay(shape, of: tree.canvas, within: box, onto: &canvas)
    }
    drawOwnContent(of: node, backdrop, within: box, onto: &canvas)
  }

  private func drawOwnContent(
    of node: ReferenceNode, _ backdrop: [ReferencePixel]?, within box: ReferenceBox,
    onto canvas: inout [ReferencePixel]
  ) {
    if node.backdrop != nil {
      let area = node.clip == .shape ? ReferenceCoverage(tree.canvas, everywhere: 256) : node.shape
      if isShape {
        tree.lay(
          ReferenceNode.Part(color: .black, paint: area, extent: area), isSecret: false, within: box, onto: &canvas)
      } else if let backdrop {
        tree.canvas.forEachPixel(in: box) { _, _, index in
          canvas[index].replace(by: backdrop[index], samples: area.samples[index])
        }
      }
    }
    lay(node.partsBehind, of: node, within: box, onto: &canvas)
    var childBox = box
    if case .box(let clip) = node.clip { childBox = box.common(with: clip) }
    for child in node.children where child.maskMode == nil { draw(child, within: childBox, onto: &canvas) }
    lay(node.partsInFront, of: node, within: box, onto: &canvas)
  }

  private func lay(
    _ parts: [ReferenceNode.Part], of node: ReferenceNode, within box: ReferenceBox,
    onto canvas: inout [ReferencePixel]
  ) {
    for part in parts {
      if let snapshot = part.snapshot, replacement == nil || !node.isSecret || replacement == .inverse {
        lay(snapshot, part, isSecret: node.isSecret, within: box, onto: &canvas)
      } else if node.isSecret, let replacement {
        if let other = replacement.replace(part) { tree.lay(other, isSecret: true, within: box, onto: &canvas) }
      } else {
        tree.lay(part, isSecret: node.isSecret, within: box, onto: &canvas)
      }
    }
  }
}

extension ReferenceCompositor {
  /// Paints the pixels of another moment.
  private func lay(
    _ snapshot: ReferenceSnapshot, _ part: ReferenceNode.Part, isSecret: Bool, within box: ReferenceBox,
    onto canvas: inout [ReferencePixel]
  ) {
    let pixels = snapshot.pixels(isSecret ? nil : replacement)
    tree.canvas.forEachPixel(in: box) { _, _, index in
      let samples = part.paint.samples[index]
      guard samples > 0, var pixel = pixels[index] else { return }
      if isSecret { pixel = (replacement?.replace(pixel) ?? pixel).secret }
      canvas[index].lay(
        group: pixel.dimmed(by: ReferenceRounding.coverage(samples), exactly: Double(samples) / 256))
    }
  }
}

extension ReferenceTree {
  /// Paints one part.
  func lay(
    _ part: ReferenceNode.Part, isSecret: Bool, within box: ReferenceBox, onto pixels: inout [ReferencePixel]
  ) {
    canvas.forEachPixel(in: box) { _, _, index in
      let paint = part.paint.samples[index]
      let extent = part.extent.samples[index]
      if paint > 0 || extent > 0 {
        pixels[index].lay(part.colors?[index] ?? part.color, paint: paint, extent: extent, isSecret: isSecret)
      }
    }
  }

  /// Ends a group: coverage of a clipping shape first, opacity second, then over what lies behind.
  func end(_ group: [ReferencePixel], of node: ReferenceNode, onto canvas: inout [ReferencePixel]) {
    for index in group.indices {
      var pixel = group[index]
      if node.clip == .shape {
        let samples = node.shape.samples[index]
        pixel = pixel.dimmed(by: ReferenceRounding.coverage(samples), exactly: Double(samples) / 256)
      }
      pixel = pixel.dimmed(by: node.opacity, exactly: Double(node.opacity) / 255)
      canvas[index].lay(group: pixel)
    }
  }

  /// Finished pixels as a picture.
  func picture(_ pixels: [ReferencePixel]) -> DensePicture {
    DensePicture(
      width: canvas.picture.width, height: canvas.picture.height,
      pixels: pixels.map { UInt32($0.red) << 24 | UInt32($0.green) << 16 | UInt32($0.blue) << 8 | UInt32($0.alpha) },
      taint: pixels.map(\.isTainted))
  }
}
