/// Where a touch ended up, and which views refused it on the way.
public struct HitTest: Hashable, Sendable {
  /// The view that receives the touch, or nil.
  public var view: ViewID?
  /// Views from the receiver up to its window; empty when nobody receives the touch.
  public var path: [ViewID]
  /// Views under the point that refused, with the reason, in the order in which they were asked.
  public var refusals: [Refusal]

  /// One view that refused a touch for itself and everything below it.
  public struct Refusal: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// Why it refused.
    public var reason: Reason
  }

  /// Why a view refuses a touch.
  ///
  /// Source: H1, documented; the last: F5, measured.
  public enum Reason: UInt8, Hashable, Sendable {
    /// The view is hidden.
    case isHidden
    /// Its alpha is below 0.01.
    case isTransparent
    /// Its interaction is off.
    case interactionIsOff
    /// The canvas answers for nobody but its subviews.
    case canvasAnswersNoHit
  }
}

extension DeviceState {
  /// Finds the view that receives a touch at a point of the screen, in points.
  ///
  /// Windows front to back, children last to first in *view* order whatever their z position, model values and not
  /// animated ones. A view that is hidden, has alpha below 0.01, has interaction off or does not contain the point
  /// answers for nobody below it either. `assuming` names a view whose own interaction counts as on, to find out
  /// whether touches would reach it. Explicit stack; O(nodes) at worst.
  ///
  /// Source: H1, documented (conversion through superviews: assumed).
  public func hitTest(_ point: Point, assuming receptive: ViewID? = nil) -> HitTest {
    var refusals: [HitTest.Refusal] = []
    for window in visibleWindowsFrontToBack {
      guard let local = localPoint(point, in: window) else { continue }
      if let view = hit(window, at: local, assuming: receptive, refusals: &refusals) {
        return HitTest(view: view, path: hierarchy.viewPath(from: view), refusals: refusals)
      }
    }
    return HitTest(view: nil, path: [], refusals: refusals)
  }

  /// Finds the view at or below a view that receives a touch, as the view's own hit test does.
  ///
  /// The point is in the view's own coordinates, in points. Views above it are not asked.
  ///
  /// Source: H1, documented.
  public func hitTest(_ point: Point, below view: ViewID) -> HitTest {
    var refusals: [HitTest.Refusal] = []
    guard hierarchy.views.contains(view), let hit = hit(view, at: point, assuming: nil, refusals: &refusals) else {
      return HitTest(view: nil, path: [], refusals: refusals)
    }
    return HitTest(view: hit, path: hierarchy.viewPath(from: hit), refusals: refusals)
  }

  private struct Visit {
    var view: ViewID
    var point: Point
    var next: Int
  }

  private func hit(
    _ root: ViewID, at point: Point, assuming receptive: ViewID?, refusals: inout [HitTest.Refusal]
  ) -> ViewID? {
    guard let start = visit(root, at: point, assuming: receptive, refusals: &refusals) else { return nil }
    var stack = [start]
    while let current = stack.last {
      if current.next > 0 {
        stack[stack.count - 1].next -= 1
        let child = hierarchy[current.view].subviews[current.next - 1]
        if let local = localPoint(current.point, in: child),
          let visit = visit(child, at: local, assuming: receptive, refusals: &refusals)
        {
          stack.append(visit)
        }
        continue
      }
      if case .canvas = hierarchy[current.view].role, !profile.canvasAnswersHits.value, current.view != receptive {
        refusals.append(HitTest.Refusal(view: current.view, reason: .canvasAnswersNoHit))
        stack.removeLast()
        continue
      }
      return current.view
    }
    return nil
  }

  /// A point of the superview in the view's own coordinates, or nil when the view's transform folds the plane.
  private func localPoint(_ point: Point, in view: ViewID) -> Point? {
    hierarchy[hierarchy[view].layer].transformToSuperlayer.inverted?.apply(point)
  }

  /// Begins the visit of a view, or nil when it refuses or does not contain the point.
  private func visit(
    _ view: ViewID, at point: Point, assuming receptive: ViewID?, refusals: inout [HitTest.Refusal]
  ) -> Visit? {
    let node = hierarchy[view]
    let layer = hierarchy[node.layer]
    guard layer.bounds.contains(point) else { return nil }
    let reason: HitTest.Reason?
    if layer.isHidden {
      reason = .isHidden
    } else if layer.opacity < 0.01 {
      reason = .isTransparent
    } else if !node.isUserInteractionEnabled, view != receptive {
      reason = .interactionIsOff
    } else {
      reason = nil
    }
    if let reason {
      refusals.append(HitTest.Refusal(view: view, reason: reason))
      return nil
    }
    return Visit(view: view, point: point, next: node.subviews.count)
  }
}
