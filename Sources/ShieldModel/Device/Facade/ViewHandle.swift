/// A view of a ``Device``.
public struct ViewHandle: ViewLike, LookupNode {
  /// The device that the view belongs to.
  public let device: Device
  /// The view's handle in ``Device/state``.
  public let id: ViewID

  /// Makes a handle of a view.
  public init(device: Device, id: ViewID) {
    self.device = device
    self.id = id
  }

  /// The subviews, for a ``CanvasLookup``.
  public var children: [ViewHandle] { subviews }
}
