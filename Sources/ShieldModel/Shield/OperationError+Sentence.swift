extension OperationError {
  /// The rule id behind the refusal.
  public var rule: String {
    switch self {
    case .edit(let error):
      switch error {
      case .viewCycle, .layerCycle: return "T4"
      case .unknownView, .unknownLayer, .notASibling: return "T2"
      }
    case .crashInLayout: return "T4"
    case .notATextField: return "F2"
    case .notAWindow, .windowIsHidden: return "T7"
    case .refusesFirstResponder: return "F9"
    case .wrongPhase, .unknownScene: return "E1"
    case .presentationRefused: return "E6"
    case .captureState, .notContinuous: return "C7"
    case .replicaCycle, .snapshotTooDeep: return "C6"
    case .foreignLayer: return "C3"
    case .outOfRange: return "T5"
    }
  }

  /// One sentence without a full stop, naming the nodes.
  public func sentence(in hierarchy: Hierarchy) -> String {
    func name(_ view: ViewID) -> String { hierarchy.views.find(view)?.label ?? "a view that is gone" }
    func name(_ layer: LayerID) -> String {
      hierarchy.layers.contains(layer) ? "the layer of " + hierarchy.label(of: layer) : "a layer that is gone"
    }
    switch self {
    case .edit(let error), .crashInLayout(let error):
      let place = self == .crashInLayout(error) ? " during layout" : ""
      switch error {
      case .viewCycle(let view, let superview):
        return name(view) + " would come to lie under itself, below " + name(superview) + place
      case .layerCycle(let layer, let superlayer):
        return "CALayerInvalid: " + name(layer) + " would be part of a cycle below " + name(superlayer) + place
      case .unknownView: return "the view is gone"
      case .unknownLayer: return "the layer is gone"
      case .notASibling(let view, let superview): return name(view) + " is no child of " + name(superview)
      }
    case .notATextField(let view): return name(view) + " is not a text field"
    case .notAWindow(let view): return name(view) + " is not a window"
    case .windowIsHidden(let view): return name(view) + " is hidden and cannot become key"
    case .refusesFirstResponder(let view): return name(view) + " cannot become first responder"
    case .wrongPhase(let transition, let phase):
      return transition.word + " cannot follow while the scene is " + phase.word
    case .unknownScene: return "there is no such scene"
    case .presentationRefused(let view): return "presenting " + name(view) + " is refused in the background"
    case .captureState(let kind, let isRunning):
      return kind.title + (isRunning ? " is running already" : " is not running")
    case .notContinuous(let kind): return kind.title + " is a single picture and cannot be started or stopped"
    case .replicaCycle(let layer, let source):
      return name(layer) + " would come to show itself in what it shows of " + name(source)
    case .snapshotTooDeep(let layer):
      return name(layer) + " would show more snapshots in each other than can be drawn"
    case .foreignLayer(let layer): return name(layer) + " belongs to another process, which the app cannot reach"
    case .outOfRange: return "a number is outside what a screen can be"
    }
  }
}
