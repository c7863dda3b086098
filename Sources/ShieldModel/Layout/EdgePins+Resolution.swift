extension EdgePins {
  /// Whether both edges of the horizontal axis are pinned, so that the width follows.
  var fixesWidth: Bool { (leading != nil || left != nil) && (trailing != nil || right != nil) }

  /// Whether both edges of the vertical axis are pinned, so that the height follows.
  var fixesHeight: Bool { top != nil && bottom != nil }

  /// The frame that these pins give inside an area of the superview, both in the superview's coordinates.
  func resolved(in area: Rect, intrinsic: Size, isRightToLeft: Bool) -> Rect {
    let atLeft = left ?? (isRightToLeft ? trailing : leading)
    let atRight = right ?? (isRightToLeft ? leading : trailing)
    let horizontal = EdgePins.axis(
      start: area.x, extent: area.width, near: atLeft, far: atRight, size: width, center: centerX,
      intrinsic: intrinsic.width, growsFromFar: isRightToLeft)
    let vertical = EdgePins.axis(
      start: area.y, extent: area.height, near: top, far: bottom, size: height, center: centerY,
      intrinsic: intrinsic.height, growsFromFar: false)
    return Rect(x: horizontal.start, y: vertical.start, width: horizontal.extent, height: vertical.extent)
  }

  private static func axis(
    start: Double, extent: Double, near: Double?, far: Double?, size: Double?, center: Double?,
    intrinsic: Double, growsFromFar: Bool
  ) -> (start: Double, extent: Double) {
    if let near, let far, size == nil {
      return (start + near, max(0, extent - near - far))
    }
    let length = max(0, size ?? intrinsic)
    if let center { return (start + (extent - length) / 2 + center, length) }
    if let near { return (start + near, length) }
    if let far { return (start + extent - far - length, length) }
    return (growsFromFar ? start + extent - length : start, length)
  }
}
