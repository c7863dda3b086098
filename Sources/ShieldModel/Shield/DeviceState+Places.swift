extension DeviceState {
  /// The middle of a view in points of the screen, converted through superviews as hit testing does.
  ///
  /// Source: H1, assumed.
  public func screenCenter(of view: ViewID) -> Point {
    let bounds = hierarchy[hierarchy.layer(of: view)].bounds
    return screenPoint(bounds.center, of: view)
  }

  /// A point of a view's own coordinates in points of the screen, converted through superviews.
  public func screenPoint(_ point: Point, of view: ViewID) -> Point {
    var result = point
    for ancestor in hierarchy.viewPath(from: view) {
      result = hierarchy[hierarchy.layer(of: ancestor)].transformToSuperlayer.apply(result)
    }
    return result
  }
}
