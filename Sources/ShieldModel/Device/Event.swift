/// Something that happened while an operation was carried out, in order.
public enum Event: Hashable, Sendable {
  /// A text field did something to the trees.
  case field(FieldEvent)
  /// A scene callback ran.
  case sceneCallback(SceneTransition, scene: Int32)
  /// The app was told that a screenshot has been taken.
  ///
  /// Source: E4, documented.
  case userDidTakeScreenshot
  /// The app was told that the screen is captured, or no longer is.
  ///
  /// Source: E4, documented.
  case capturedDidChange(isCaptured: Bool)
  /// The keyboard came up or went away, masked or not.
  case keyboard(isShown: Bool, isMasked: Bool)
  /// The password AutoFill bar came up for a view.
  ///
  /// Source: F8, measured.
  case autoFillBarShown(for: ViewID)
  /// A view lost its last strong reference and was freed.
  case deallocated(name: String, typeName: String)
  /// The layout did not come to rest within the allowed number of passes.
  case layoutDidNotSettle(passes: Int32)
}

/// What an operation left behind.
public struct Outcome: Hashable, Sendable {
  /// The view that was made.
  public var view: ViewID?
  /// The layer that was made, or the layer of the view that was made.
  public var layer: LayerID?
  /// What happened, in order.
  public var events: [Event]

  init(view: ViewID? = nil, layer: LayerID? = nil, events: [Event] = []) {
    self.view = view
    self.layer = layer
    self.events = events
  }
}
