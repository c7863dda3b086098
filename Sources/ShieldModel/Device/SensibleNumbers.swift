/// Which numbers the device takes: finite ones of a size that no later sum turns into something else.
private let limit: Double = 1_000_000

extension Rect {
  /// Whether the rectangle is finite, within a million points, and not turned inside out.
  var isSensible: Bool { origin.isSensible && width >= 0 && height >= 0 && width <= limit && height <= limit }
}

extension Point {
  /// Whether both coordinates are within a million points.
  var isSensible: Bool { x.magnitude <= limit && y.magnitude <= limit }
}

extension AffineTransform {
  /// Whether all coefficients are finite and within a million.
  var isSensible: Bool {
    a.magnitude <= limit && b.magnitude <= limit && c.magnitude <= limit && d.magnitude <= limit
      && tx.magnitude <= limit && ty.magnitude <= limit
  }
}

extension EdgeInsets {
  /// Whether all distances are within a million points.
  var isSensible: Bool {
    top.magnitude <= limit && left.magnitude <= limit && bottom.magnitude <= limit && right.magnitude <= limit
  }
}

extension LayoutRule {
  /// Whether every number of the rule is within a million points, and no extent is negative.
  var isSensible: Bool {
    switch self {
    case .manual: return true
    case .fill(let insets, _): return insets.isSensible
    case .pins(let pins):
      let distances = [
        pins.top, pins.bottom, pins.leading, pins.trailing, pins.left, pins.right, pins.centerX, pins.centerY,
      ]
      let extents = [pins.width, pins.height]
      return distances.allSatisfy { ($0 ?? 0).magnitude <= limit }
        && extents.allSatisfy { ($0 ?? 0) >= 0 && ($0 ?? 0) <= limit }
    }
  }
}

extension AnimatedValue {
  /// Whether the value is finite and in range.
  var isSensible: Bool {
    switch self {
    case .opacity(let opacity): return opacity >= 0 && opacity <= 1
    case .frame(let frame): return frame.isSensible
    case .crossFade(let fade): return fade.share >= 0 && fade.share <= 1
    }
  }

  /// Whether the other value is of the same property.
  func isSameProperty(as other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.opacity, .opacity), (.frame, .frame), (.crossFade, .crossFade): return true
    default: return false
    }
  }
}
