/// A layer of a ``Device``, in the spelling of Core Animation.
public struct LayerHandle: Hashable, LookupNode {
  /// The device that the layer belongs to.
  public let device: Device
  /// The layer's handle in ``Device/state``.
  public let id: LayerID

  /// Makes a handle of a layer.
  public init(device: Device, id: LayerID) {
    self.device = device
    self.id = id
  }

  /// Two handles are equal when they stand for the same layer of the same device.
  public static func == (left: LayerHandle, right: LayerHandle) -> Bool {
    left.id == right.id && ObjectIdentifier(left.device) == ObjectIdentifier(right.device)
  }

  /// Hashes what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(ObjectIdentifier(device))
  }

  /// Whether the layer has not been freed.
  public var exists: Bool { device.state.hierarchy.layers.contains(id) }

  /// The class name of the view that the layer belongs to, or `CALayer`.
  public var typeName: String { delegate?.typeName ?? "CALayer" }

  /// The sublayers, for a ``CanvasLookup``.
  public var children: [LayerHandle] { sublayers ?? [] }

  /// The name that a layer without a view was made with.
  public var name: String { node?.name ?? "" }

  /// The view that the layer belongs to, or nil for a bare layer.
  public var delegate: ViewHandle? { node?.owner.map { ViewHandle(device: device, id: $0) } }

  /// The layer above, or nil.
  public var superlayer: LayerHandle? { node?.superlayer.map { LayerHandle(device: device, id: $0) } }

  /// The children without masks, back to front, or nil when there are none.
  public var sublayers: [LayerHandle]? {
    let hierarchy = device.state.hierarchy
    guard let sublayers = node?.sublayers.filter({ hierarchy[$0].maskMode == nil }), !sublayers.isEmpty else {
      return nil
    }
    return sublayers.map { LayerHandle(device: device, id: $0) }
  }

  /// Puts a layer in front of the sublayers, taking it from its old superlayer; views are not touched.
  ///
  /// Source: T3, documented.
  public func addSublayer(_ layer: LayerHandle) {
    device.perform(.insertSublayer(layer.id, into: id, at: nil))
  }

  /// Puts a layer at an index from the back.
  public func insertSublayer(_ layer: LayerHandle, at index: Int) {
    device.perform(.insertSublayer(layer.id, into: id, at: Int32(clamping: index)))
  }

  /// Leaves the superlayer; views are not touched.
  public func removeFromSuperlayer() {
    device.perform(.removeFromSuperlayer(id))
  }

  var node: LayerNode? { device.state.hierarchy.layers.find(id) }

  func set(_ change: LayerChange) {
    device.perform(.setLayer(id, change))
  }
}
