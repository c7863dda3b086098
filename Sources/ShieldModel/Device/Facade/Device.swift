/// A device to write iOS-like code against: UIKit's member names over one ``DeviceState``.
///
/// ```swift
/// guard let device = Device(os: "18") else { return }
/// let window = device.makeWindow()
/// let field = device.makeTextField()
/// window.addSubview(field)
/// window.makeKeyAndVisible()
/// field.isSecureTextEntry = true
/// device.runLoopTurn()
/// ```
///
/// UIKit's members do not throw, so neither do these. An operation that the device refuses changes nothing and stands in
/// ``refusals``. Where the real device would raise an exception, the modelled app has *crashed*: ``crash`` says why, the
/// step is undone (a crash in a layout pass undoes the whole turn), and every later call does nothing.
///
/// What is made through a device is held by the app until ``ViewLike/release()``, as a view in a Swift variable is.
///
/// Source: T4, measured.
public final class Device {
  /// A lookup that did not find the canvas.
  ///
  /// Source: L2, reported.
  public struct Fault: Hashable, Sendable {
    /// The class name of the canvas that the field has, empty where the system has none.
    public var expected: String
    /// The class name of what the lookup found, or nil for nothing and for several matches.
    public var found: String?
    /// The class names that the lookup saw, in order.
    public var seen: [String]
  }

  /// Everything about the device at this moment.
  public private(set) var state: DeviceState
  /// What has happened so far, in order.
  public private(set) var events: [Event] = []
  /// Operations that were refused without a crash, in order.
  public private(set) var refusals: [OperationError] = []
  /// Lookups of a canvas that went wrong, in order.
  public private(set) var faults: [Fault] = []
  /// Why the modelled app has crashed, or nil while it runs.
  public private(set) var crash: OperationError?

  private var turnStart: DeviceState
  private var queue: [() -> Void] = []

  /// Starts a device with a row of the catalogue or one of a scenario's own.
  public init(profile: OSProfile, screen: Screen = Device.defaultScreen) {
    state = DeviceState(profile: profile, screen: screen)
    turnStart = state
  }

  /// Starts a device with the system of that name, such as `"17"` or `"26.2"`; nil when the catalogue has none.
  public convenience init?(platform: Platform = .iPhone, os: String, screen: Screen = Device.defaultScreen) {
    guard let profile = OSCatalogue.profile(platform: platform, name: os) else { return nil }
    self.init(profile: profile, screen: screen)
  }

  /// A screen of 390 × 844 points with one pixel a point.
  public static let defaultScreen = Screen(size: Size(width: 390, height: 844))

  /// Carries out an operation for which no member has UIKit's spelling; nil when it was refused.
  @discardableResult
  public func perform(_ operation: Operation) -> Outcome? {
    guard crash == nil else { return nil }
    do {
      let outcome = try state.apply(operation)
      events.append(contentsOf: outcome.events)
      return outcome
    } catch {
      guard error.isCrash else {
        refusals.append(error)
        return nil
      }
      crash = error
      if case .crashInLayout = error { state = turnStart }
      return nil
    }
  }

  /// Ends the turn of the main queue: windows are laid out, a frame is committed, and the next turn begins with the work
  /// that ``async(_:)`` has queued.
  ///
  /// Source: E0, documented.
  public func runLoopTurn() {
    perform(.layOutWindows)
    perform(.commit)
    guard crash == nil else { return }
    turnStart = state
    let work = queue
    queue = []
    for block in work { block() }
  }

  /// Queues work for the next turn of the main queue.
  public func async(_ work: @escaping () -> Void) {
    queue.append(work)
  }

  /// Whether the screen counts as captured.
  ///
  /// Source: E4, documented.
  public var isCaptured: Bool { state.isCaptured }

  /// The view that a touch at a point of the screen would reach, in points.
  ///
  /// Source: H1, documented.
  public func hitTest(_ point: Point) -> ViewHandle? {
    state.hitTest(point).view.map { ViewHandle(device: self, id: $0) }
  }

  func report(_ fault: Fault) {
    if crash == nil { faults.append(fault) }
  }
}
