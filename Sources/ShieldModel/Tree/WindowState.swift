/// What a window has beyond a view.
public struct WindowState: Hashable, Sendable {
  /// Front-to-back rank among windows; a greater level is nearer to the user.
  public var level: Double
  /// The scene that the window belongs to, as an index into the device's scenes.
  public var scene: Int32
  /// The window's place in the order of becoming visible; nil while it never was visible.
  public var visibleOrder: Int32?
  /// The root layer of the window's render context, there from the moment it first becomes visible.
  ///
  /// Source: T7, measured.
  public var context: LayerID?
  /// What put the window on the screen.
  public var purpose: WindowPurpose

  /// Makes the state of a window that has never been visible.
  public init(level: Double = 0, scene: Int32 = 0, purpose: WindowPurpose = .app) {
    self.level = level
    self.scene = scene
    visibleOrder = nil
    context = nil
    self.purpose = purpose
  }
}

/// Who put a window on the screen.
public enum WindowPurpose: UInt8, Hashable, Sendable {
  /// The app's own content.
  case app
  /// The system's keyboard.
  case keyboard
  /// A cover that hides a screen while it is not active.
  case cover
}
