import Testing

@testable import ShieldModel

/// A device with short spellings for tests; a refused operation fails the test that asked for it.
struct DeviceBench {
  var state: DeviceState

  init(_ profile: OSProfile, screen: Screen = Screen(size: Size(width: 390, height: 844))) {
    state = DeviceState(profile: profile, screen: screen)
  }

  /// A device with a system of the iPhone by its name.
  init(os: String = "18") throws {
    self.init(try #require(OSCatalogue.profile(platform: .iPhone, name: os)))
  }

  @discardableResult
  mutating func apply(_ operation: ShieldModel.Operation) throws -> [Event] {
    try state.apply(operation).events
  }

  /// The error of an operation that must be refused and must change nothing.
  mutating func refusal(of operation: ShieldModel.Operation) throws -> OperationError {
    let before = state
    var refusal: OperationError?
    do { _ = try state.apply(operation) } catch { refusal = error }
    #expect(state == before, "a refused operation changed the state")
    return try #require(refusal, "the operation was not refused")
  }

  mutating func view(_ typeName: String = "UIView", name: String = "", in superview: ViewID? = nil) throws -> ViewID {
    let view = try #require(try state.apply(.makeView(ViewBlueprint(typeName: typeName, name: name))).view)
    if let superview { try apply(.insertSubview(view, into: superview, at: .front)) }
    return view
  }

  mutating func field(name: String = "field", in superview: ViewID? = nil) throws -> ViewID {
    try view("UITextField", name: name, in: superview)
  }

  mutating func layer(_ name: String) throws -> LayerID {
    try #require(try state.apply(.makeLayer(name: name)).layer)
  }

  /// A window that is on the screen.
  mutating func window(name: String = "window", level: Double = 0) throws -> ViewID {
    let kind = ViewBlueprint.Kind.window(level: level, scene: 0, purpose: .app)
    let blueprint = ViewBlueprint(typeName: "UIWindow", name: name, kind: kind)
    let window = try #require(try state.apply(.makeView(blueprint)).view)
    try apply(.setWindowHidden(window, false))
    return window
  }

  mutating func set(_ frame: Rect, of view: ViewID) throws {
    try apply(.setView(view, .frame(frame)))
  }

  /// Lays out all windows and commits a frame.
  @discardableResult
  mutating func turn() throws -> [Event] {
    try apply(.layOutWindows) + apply(.commit)
  }

  func layer(of view: ViewID) -> LayerID { state.hierarchy.layer(of: view) }

  func frame(of view: ViewID) -> Rect { state.hierarchy[layer(of: view)].frame }

  func mask(of view: ViewID) -> CaptureMask { state.hierarchy[layer(of: view)].captureMask }

  func canvas(of field: ViewID) throws -> ViewID {
    try #require(state.hierarchy.textField(field)?.canvas)
  }

  /// Class names of a view's children, back to front.
  func children(of view: ViewID) -> [String] {
    state.hierarchy[view].subviews.map { state.hierarchy[$0].typeName }
  }

  /// Labels of a layer's sublayers, back to front.
  func sublayers(of layer: LayerID) -> [String] {
    state.hierarchy[layer].sublayers.map { state.hierarchy.label(of: $0) }
  }
}

/// A row of the catalogue as a test argument, with a name that a person recognises.
struct CatalogueRow: CustomTestStringConvertible, Sendable {
  let profile: OSProfile

  var testDescription: String { "\(profile.platform.word) \(profile.name)" }

  /// Every row.
  static let all = OSCatalogue.rows.map { CatalogueRow(profile: $0) }

  /// Every row whose text fields have a canvas.
  static let withCanvas = all.filter { $0.profile.canvasCount.value > 0 }

  /// Every row whose canvas is a child of the field.
  static let withDirectCanvas = withCanvas.filter { $0.profile.canvasDepth.value == 1 }

  /// The iPhone's rows of these names.
  static func iPhone(_ names: String...) -> [CatalogueRow] {
    OSCatalogue.rows(of: .iPhone).filter { names.contains($0.name) }.map { CatalogueRow(profile: $0) }
  }
}

/// A generator of numbers that is the same everywhere; its seed is printed by whoever fails.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
