extension PixelRect {
  /// The rectangle shifted to the right and down.
  func moved(x: Int32, y: Int32) -> PixelRect {
    PixelRect(left: left &+ x, top: top &+ y, right: right &+ x, bottom: bottom &+ y)
  }

  /// The rectangle made larger on every side; an empty one stays empty.
  func grown(by margin: Int32) -> PixelRect {
    if isEmpty { return .empty }
    return PixelRect(left: left &- margin, top: top &- margin, right: right &+ margin, bottom: bottom &+ margin)
  }
}
