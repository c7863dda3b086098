/// A window of a ``Device``.
public struct WindowHandle: ViewLike {
  /// The device that the window belongs to.
  public let device: Device
  /// The window's handle in ``Device/state``.
  public let id: ViewID

  /// Makes a handle of a window.
  public init(device: Device, id: ViewID) {
    self.device = device
    self.id = id
  }

  /// Front-to-back rank among windows; a greater level is nearer to the user.
  public var windowLevel: Double { device.state.window(id)?.level ?? 0 }

  /// Whether the window receives keyboard events.
  public var isKeyWindow: Bool { device.state.keyWindow == id }

  /// Shows the window and makes it the one that receives keyboard events.
  ///
  /// Source: T7, measured.
  public func makeKeyAndVisible() {
    isHidden = false
    device.perform(.makeKey(id))
  }

  /// Puts a view in front of the window's root view, as presenting a controller does.
  ///
  /// Source: T7, documented.
  public func present<Content: ViewLike>(_ content: Content) {
    device.perform(.present(content.id, in: id))
  }
}
