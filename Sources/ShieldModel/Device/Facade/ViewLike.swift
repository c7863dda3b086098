/// What every handle of a view can do, in UIKit's spelling.
///
/// A handle whose view is gone reads as an empty view, and what is done with it stands in ``Device/refusals``.
public protocol ViewLike: Hashable {
  /// The device that the view belongs to.
  var device: Device { get }
  /// The view's handle in ``Device/state``.
  var id: ViewID { get }
}

extension ViewLike {
  /// Two handles are equal when they stand for the same view of the same device.
  public static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && ObjectIdentifier(left.device) == ObjectIdentifier(right.device)
  }

  /// Hashes what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(ObjectIdentifier(device))
  }

  /// The same view as a plain view.
  public var view: ViewHandle { ViewHandle(device: device, id: id) }

  /// Whether the view has not been freed.
  public var exists: Bool { device.state.hierarchy.views.contains(id) }

  /// The class name.
  public var typeName: String { node?.typeName ?? "" }

  /// The name that the view was made with.
  public var name: String { node?.name ?? "" }

  /// The layer that the view answers with; setting another one swaps it, as key-value coding can on a device.
  ///
  /// Source: T9, measured.
  public var layer: LayerHandle {
    get { LayerHandle(device: device, id: node?.layer ?? LayerID.dangling) }
    nonmutating set { device.perform(.swapLayer(of: id, to: newValue.id)) }
  }

  /// Drops the app's reference, as a variable that goes away does; the view is freed at the end of the turn unless a
  /// superview or a field holds it.
  ///
  /// Source: T8, assumed.
  public func release() {
    device.perform(.release(id))
  }

  var node: ViewNode? { device.state.hierarchy.views.find(id) }
}
