@testable import ShieldModel

/// The slow, obvious compositor that the product's is held against: recursion, a dense canvas, pixel by pixel.
struct ReferenceCompositor {
  let tree: ReferenceTree
  let request: PictureRequest
  var replacement: ReferenceReplacement?

  /// The finished canvas, rows from top to bottom.
  func canvas() -> [ReferencePixel] {
    let base = request.isBaseOpaque ? ReferencePixel.black : .clear
    var canvas = Array(repeating: base, count: tree.width * tree.height)
    for root in tree.roots { draw(root, within: .everywhere, onto: &canvas) }
    return canvas
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
    // A mask that is left out does not exist; one that is hidden lets nothing show.
    let masks = node.children.filter {
      $0.maskMode != nil && (request.effect == .blackout || $0.effectiveMask.intersection(request.omitted).isEmpty)
    }
    if node.clip == .shape || node.opacity < 255 || !masks.isEmpty {
      var group = Array(repeating: ReferencePixel.clear, count: canvas.count)
      drawContent(of: node, within: box, onto: &group)
      for mask in masks {
        var shares = Array(repeating: ReferencePixel.clear, count: canvas.count)
        draw(mask, within: box, onto: &shares)
        for index in group.indices {
          group[index] = group[index].masked(by: shares[index], byLight: mask.maskMode == .luminance)
        }
      }
      tree.end(group, of: node, onto: &canvas)
    } else {
      drawContent(of: node, within: box, onto: &canvas)
    }
  }

  private func drawContent(of node: ReferenceNode, within box: ReferenceBox, onto canvas: inout [ReferencePixel]) {
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
      if node.isSecret, let replacement {
        if let other = replacement.replace(part) { tree.lay(other, isSecret: true, within: box, onto: &canvas) }
      } else {
        tree.lay(part, isSecret: node.isSecret, within: box, onto: &canvas)
      }
    }
  }
}

extension ReferenceTree {
  /// Paints one part.
  func lay(
    _ part: ReferenceNode.Part, isSecret: Bool, within box: ReferenceBox, onto canvas: inout [ReferencePixel]
  ) {
    let seen = box.common(with: ReferenceBox(left: 0, top: 0, right: width, bottom: height))
    if seen.isEmpty { return }
    for y in seen.top..<seen.bottom {
      for index in y * width + seen.left..<y * width + seen.right {
        let paint = part.paint.samples[index]
        let extent = part.extent.samples[index]
        if paint > 0 || extent > 0 {
          canvas[index].lay(part.colors?[index] ?? part.color, paint: paint, extent: extent, isSecret: isSecret)
        }
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

  /// A finished canvas as a picture.
  func picture(_ canvas: [ReferencePixel]) -> DensePicture {
    DensePicture(
      width: width, height: height,
      pixels: canvas.map { UInt32($0.red) << 24 | UInt32($0.green) << 16 | UInt32($0.blue) << 8 | UInt32($0.alpha) },
      taint: canvas.map(\.isTainted))
  }
}
