/// A change that the screen shows bit by bit over several frames, while the model value is at its end at once.
///
/// Source: E3, documented.
public struct Animation: Hashable, Sendable {
  /// The layer whose picture changes.
  public var layer: LayerID
  /// What changes, with its value before the first frame.
  public var start: AnimatedValue
  /// What it becomes, the same kind of value as ``start``.
  public var end: AnimatedValue
  /// How many frames the change takes; at least 1.
  public var frames: Int32
  /// How many frames have shown it.
  public var elapsed: Int32

  /// Makes an animation that has shown no frame yet.
  public init(layer: LayerID, from start: AnimatedValue, to end: AnimatedValue, frames: Int32) {
    self.layer = layer
    self.start = start
    self.end = end
    self.frames = max(1, frames)
    elapsed = 0
  }

  /// The value that the next frame shows: the start value at the first frame, the end value after the last.
  public var presented: AnimatedValue {
    start.interpolated(to: end, share: Double(elapsed) / Double(frames))
  }
}

/// A layer property that can be animated, with a value.
public enum AnimatedValue: Hashable, Sendable {
  /// Opacity, 0…1.
  case opacity(Double)
  /// Frame in the superlayer's coordinates, in points.
  case frame(Rect)
  /// From the pixels of another moment to the present content.
  case crossFade(CrossFade)

  func interpolated(to end: AnimatedValue, share: Double) -> AnimatedValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    switch (self, end) {
    case (.opacity(let from), .opacity(let to)): return .opacity(mix(from, to))
    case (.frame(let from), .frame(let to)):
      return .frame(
        Rect(
          x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width),
          height: mix(from.height, to.height)))
    case (.crossFade(let from), .crossFade(let to)):
      return .crossFade(CrossFade(from: from.snapshot, share: mix(from.share, to.share)))
    default: return end
    }
  }
}
