/// Extent of what is painted, in pixels: the picture and, for shadows of what lies outside of it, a margin.
struct ReferenceCanvas {
  /// Margin included.
  let width: Int
  /// Margin included.
  let height: Int
  /// On every side; the picture's top left pixel is number (margin, margin).
  let margin: Int

  init(picture: (width: Int, height: Int), margin: Int) {
    width = picture.width + 2 * margin
    height = picture.height + 2 * margin
    self.margin = margin
  }

  /// Everything, in the coordinates of the picture.
  var box: ReferenceBox {
    ReferenceBox(left: -margin, top: -margin, right: width - margin, bottom: height - margin)
  }

  /// The picture.
  var picture: ReferenceBox {
    ReferenceBox(left: 0, top: 0, right: width - 2 * margin, bottom: height - 2 * margin)
  }

  /// The number of a pixel of ``box``.
  func index(_ x: Int, _ y: Int) -> Int { (y + margin) * width + x + margin }

  /// Calls the body for every pixel of a box, with its number.
  func forEachPixel(in box: ReferenceBox, _ body: (_ x: Int, _ y: Int, _ index: Int) -> Void) {
    let seen = box.common(with: self.box)
    if seen.isEmpty { return }
    for y in seen.top..<seen.bottom {
      for x in seen.left..<seen.right { body(x, y, index(x, y)) }
    }
  }
}
