import ShieldModel

extension RenderNode {
  /// Where the corners of the node's rectangle lie, in pixels.
  var corners: [Point] {
    [
      Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height), Point(x: size.width, y: size.height),
    ].map(map.apply)
  }
}
