/// A device together with an app that runs steps on it, turn by turn.
///
/// It is a value: copying it and going on with both copies is how alternatives are compared.
public struct Simulation: Hashable, Sendable {
  /// The device.
  public internal(set) var device: DeviceState
  /// What has happened so far.
  public internal(set) var log = SimulationLog()
  /// The number of the turn that runs next.
  public internal(set) var turn: Int32 = 0
  /// Whether shields are left out and their targets stand unshielded at the same place, to compare panels.
  public let isUnshielded: Bool

  let recipes: [Recipe]
  var names: [String: NodeReference] = [:]
  var memories: [String: TreePosition] = [:]
  var snapshots: [String: LayerSnapshot] = [:]
  var queue: [Block] = []
  var hooks: [LayoutHook] = []
  var eventHooks: [EventHook] = []
  var triggered: [Happening] = []
  var shields: [ShieldInstance] = []
  var hasGrafts = false
  var committed = Hierarchy()
  var captureNames: [CaptureKind: String] = [:]
  var place: Int32 = -1
  /// The policy at work; nil for an app without one.
  var policy: PolicyRun?
  /// What the system shows in front of the app.
  var interruption = SystemInterruption.none

  /// Steps that wait for the next turn, with the shield in whose name they run.
  struct Block: Hashable, Sendable {
    var steps: [Step]
    var scope: String
  }

  /// Steps that run when a view gets another size in a layout pass.
  struct LayoutHook: Hashable, Sendable {
    var view: ViewID
    var lastSize: Size
    var isOnce: Bool
    var block: Block
  }

  /// Steps that run when something happens.
  struct EventHook: Hashable, Sendable {
    var awaited: Happening
    var isOnce: Bool
    var block: Block
  }

  /// Something that hooks wait for, with the field that it happened to.
  struct Happening: Hashable, Sendable {
    var trigger: HookTrigger
    var field: ViewID?

    /// Whether a hook that waits for something, perhaps only with a certain field, waits for this.
    func isOne(of awaited: Happening) -> Bool {
      trigger == awaited.trigger && (awaited.field == nil || awaited.field == field)
    }
  }

  /// Where a node hung in both trees.
  struct TreePosition: Hashable, Sendable {
    var superview: ViewID?
    var viewIndex: Int32
    var superlayer: LayerID?
    var layerIndex: Int32
    var frame: Rect
    var rule: LayoutRule
  }

  /// Starts a simulation on a device; recipes are found by their names.
  public init(device: DeviceState, recipes: [Recipe] = [], isUnshielded: Bool = false) {
    self.device = device
    self.recipes = recipes
    self.isUnshielded = isUnshielded
  }

  /// Whether a crash has ended the run.
  public var isOver: Bool { log.crash != nil }

  /// The views that a name or selector points at, in slot order; empty when there is none.
  public func views(matching selector: Selector) -> [ViewID] {
    references(selector, scope: "").compactMap { view(of: $0) }
  }

  /// The layers that a name or selector points at, in slot order; empty when there is none.
  public func layers(matching selector: Selector) -> [LayerID] {
    references(selector, scope: "").map { layer(of: $0) }
  }
}
