/// A cycle in the union of both trees, on which a walker over views and layers never ends.
///
/// Source: T6, reported.
public struct UnionCycle: Hashable, Sendable {
  /// The views and bare layers on the cycle, by label, starting with the one that the walk met first.
  public var labels: [String]
  /// The views on the cycle, in the same order; bare layers have no entry.
  public var views: [ViewID]
}

extension DeviceState {
  private enum Stop: Hashable {
    case view(ViewID)
    case layer(LayerID)
  }

  /// The first cycle that a walk over both trees meets, starting at every window that has been visible.
  ///
  /// The walk goes view → subviews and view → layer → sublayers → their views. Explicit stack; O(nodes).
  ///
  /// Source: T6, reported.
  public func unionCycle() -> UnionCycle? {
    // 1: on the path of the walk; 2: left for good.
    var viewMarks = [UInt8](repeating: 0, count: hierarchy.views.slotCount)
    var layerMarks = [UInt8](repeating: 0, count: hierarchy.layers.slotCount)
    func mark(_ stop: Stop) -> UInt8 {
      switch stop {
      case .view(let view): return viewMarks[Int(view.slot)]
      case .layer(let layer): return layerMarks[Int(layer.slot)]
      }
    }
    func setMark(_ stop: Stop, _ value: UInt8) {
      switch stop {
      case .view(let view): viewMarks[Int(view.slot)] = value
      case .layer(let layer): layerMarks[Int(layer.slot)] = value
      }
    }
    for window in windowsWithContextFrontToBack.reversed() where mark(.view(window)) == 0 {
      var path: [(stop: Stop, nexts: [Stop])] = [(.view(window), nexts(of: .view(window)))]
      setMark(.view(window), 1)
      while !path.isEmpty {
        guard let next = path[path.count - 1].nexts.popLast() else {
          setMark(path[path.count - 1].stop, 2)
          path.removeLast()
          continue
        }
        switch mark(next) {
        case 0:
          setMark(next, 1)
          path.append((next, nexts(of: next)))
        case 1:
          let start = path.lastIndex { $0.stop == next } ?? 0
          return cycle(path[start...].map { $0.stop })
        default: continue
        }
      }
    }
    return nil
  }

  private func nexts(of stop: Stop) -> [Stop] {
    var result: [Stop] = []
    let layer: LayerID
    var own: ViewID?
    switch stop {
    case .view(let view):
      own = view
      result = hierarchy[view].subviews.map { .view($0) }
      layer = hierarchy[view].layer
    case .layer(let bare): layer = bare
    }
    guard let node = hierarchy.layers.find(layer) else { return result.reversed() }
    for sublayer in node.sublayers {
      if let owner = hierarchy[sublayer].owner {
        // A subview is already listed by the view tree.
        if own == nil || hierarchy[owner].superview != own { result.append(.view(owner)) }
      } else {
        result.append(.layer(sublayer))
      }
    }
    return result.reversed()
  }

  private func cycle(_ stops: [Stop]) -> UnionCycle {
    var labels: [String] = []
    var views: [ViewID] = []
    for stop in stops {
      switch stop {
      case .view(let view):
        labels.append(hierarchy[view].label)
        views.append(view)
      case .layer(let layer): labels.append(hierarchy.label(of: layer))
      }
    }
    return UnionCycle(labels: labels, views: views)
  }
}
