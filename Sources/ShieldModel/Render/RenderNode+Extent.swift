extension RenderNode {
  /// Pixels that hold all that the node itself draws, and all that it lets its sublayers draw where it clips.
  ///
  /// What reaches farther, a shadow or a backdrop, is not in it. In doubt it is the whole canvas.
  func extent(in canvas: PixelRect) -> PixelRect {
    guard size.width > 0, size.height > 0 else { return .empty }
    var (left, top, right, bottom) = (0.0, 0.0, size.width, size.height)
    if !looks.isNone, let image = looks.image {
      let place = image.gravity.place(Size(width: Double(image.width), height: Double(image.height)), in: size)
      (left, top) = (min(left, place.x), min(top, place.y))
      (right, bottom) = (max(right, place.x + place.width), max(bottom, place.y + place.height))
    }
    let corners = [
      map.apply(Point(x: left, y: top)), map.apply(Point(x: right, y: top)), map.apply(Point(x: left, y: bottom)),
      map.apply(Point(x: right, y: bottom)),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      // Edges are rounded to pixels, samples to fixed points: by less than two pixels, unless numbers are extreme.
      guard corner.x.magnitude < 1_048_576, corner.y.magnitude < 1_048_576 else { return canvas }
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    if isNearlyFolded { return canvas }
    return PixelRect(
      left: Int32(low.x.rounded(.down)) - 2, top: Int32(low.y.rounded(.down)) - 2,
      right: Int32(high.x.rounded(.up)) + 2, bottom: Int32(high.y.rounded(.up)) + 2
    ).intersection(canvas)
  }

  /// Whether the way back from pixels to points magnifies so much that samples are far off.
  private var isNearlyFolded: Bool { !map.keepsRectanglesUpright && map.determinant.magnitude < 1e-3 }

  /// Whether the node draws pixels that depend on others: a shadow, or a blurred backdrop.
  var reachesFar: Bool { !looks.isNone && (looks.shadow != nil || looks.blurRadius != nil) }

  /// Whether the node masks the one above.
  var isMask: Bool { !looks.isNone && looks.maskMode != nil }

  /// Whether two states of a node treat what is below it alike.
  func groupsAlike(_ other: RenderNode) -> Bool {
    guard opacity == other.opacity, clips == other.clips, hasMask == other.hasMask,
      looks.isRasterized == other.looks.isRasterized, looks.maskMode == other.looks.maskMode,
      looks.isProtectedMedia == other.looks.isProtectedMedia
    else { return false }
    if !clips { return true }
    return size == other.size && map == other.map && cornerRadius == other.cornerRadius
      && looks.cornerRadii == other.looks.cornerRadii
  }
}
