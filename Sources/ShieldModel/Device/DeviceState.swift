/// Everything about a simulated device, as one value.
///
/// Every change is an ``Operation`` through ``apply(_:)``; a refused operation changes nothing.
public struct DeviceState: Hashable, Sendable {
  /// The system that the device runs.
  public var profile: OSProfile { _read { yield boxedProfile[0] } }
  // A row is about two kilobytes; in an array it is shared by all copies of a state.
  private let boxedProfile: [OSProfile]
  /// Size, scale and safe area.
  public internal(set) var screen: Screen
  /// Whether leading is right.
  public internal(set) var isRightToLeft = false
  /// The two trees.
  public internal(set) var hierarchy = Hierarchy()
  /// All windows, in the order in which they were made.
  public internal(set) var windows: [ViewID] = []
  /// The scenes; the first is there from the start.
  public internal(set) var scenes: [SceneState]
  /// The window that receives keyboard events.
  public internal(set) var keyWindow: ViewID?
  /// The view that receives typing.
  public internal(set) var firstResponder: ViewID?
  /// The system's keyboard, made when it is first needed.
  public internal(set) var keyboardWindow: ViewID?
  /// Whether the password AutoFill bar stands above the keyboard.
  public internal(set) var isAutoFillBarShown = false
  /// Animations that have frames left, in the order of their start.
  public internal(set) var animations: [Animation] = []
  /// Layers with video, in the order of making.
  public internal(set) var videoLayers: [LayerID] = []
  /// Continuous captures that run, in the order of their start.
  public internal(set) var runningCaptures: [CaptureKind] = []
  /// Views that lost a reference and are freed at the next commit if nobody else holds them.
  var releaseCandidates: [ViewID] = []
  /// How many windows have become visible so far.
  public internal(set) var visibleWindowCount: Int32 = 0
  /// How many frames have been committed.
  public internal(set) var frameCount: Int32 = 0

  /// Makes a device with one active scene and no window.
  public init(profile: OSProfile, screen: Screen) {
    boxedProfile = [profile]
    self.screen = screen
    scenes = [SceneState(name: "main")]
  }

  /// How many layout passes one turn may take.
  ///
  /// Source: E0, assumed.
  public static let layoutPassLimit: Int32 = 100

  /// Whether the screen counts as captured, which apps can read at any time.
  ///
  /// Source: E4, documented.
  public var isCaptured: Bool { runningCaptures.contains { $0.isReportedAsCaptured } }

  /// The state of a window, or nil for any other view.
  public func window(_ view: ViewID) -> WindowState? {
    guard let node = hierarchy.views.find(view), case .window(let state) = node.role else { return nil }
    return state
  }

  /// Whether a view's root in the view tree is a window.
  public func isInWindow(_ view: ViewID) -> Bool { windowRoot(of: view) != nil }

  /// The window at the root of a view's tree; a view outside every window has none.
  func windowRoot(of view: ViewID) -> ViewID? {
    let root = hierarchy.rootView(of: view)
    return window(root) == nil ? nil : root
  }

  /// The render contexts of all windows that ever became visible, back to front.
  ///
  /// Source: T7, measured.
  public var contexts: [LayerID] {
    var entries: [(level: Double, order: Int32, context: LayerID)] = []
    for view in windows {
      guard let state = window(view), let context = state.context, let order = state.visibleOrder else { continue }
      entries.append((state.level, order, context))
    }
    entries.sort { $0.level != $1.level ? $0.level < $1.level : $0.order < $1.order }
    return entries.map { $0.context }
  }

  /// Windows that are visible, front to back, as hit testing asks them.
  public var visibleWindowsFrontToBack: [ViewID] {
    windowsWithContextFrontToBack.filter { !hierarchy[hierarchy[$0].layer].isHidden }
  }

  /// Windows that have been visible and are no other view's subview, front to back, hidden ones included.
  ///
  /// Each is the root of a view tree that has a render context, so layout and walks start at them.
  ///
  /// Source: T7, measured.
  var windowsWithContextFrontToBack: [ViewID] {
    var entries: [(level: Double, order: Int32, view: ViewID)] = []
    for view in windows where hierarchy[view].superview == nil {
      guard let state = window(view), let order = state.visibleOrder else { continue }
      entries.append((state.level, order, view))
    }
    entries.sort { $0.level != $1.level ? $0.level > $1.level : $0.order > $1.order }
    return entries.map { $0.view }
  }

  mutating func updateWindow(_ view: ViewID, _ change: (inout WindowState) -> Void) {
    guard case .window(var state) = hierarchy[view].role else { return }
    change(&state)
    hierarchy[view].role = .window(state)
  }
}
