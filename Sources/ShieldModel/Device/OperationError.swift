/// Why the device refused an operation; its state is as it was.
public enum OperationError: Error, Hashable, Sendable {
  /// An edit of the trees is impossible.
  case edit(EditError)
  /// A crash that a device would have, inside a layout pass.
  case crashInLayout(EditError)
  /// The view is not a text field.
  case notATextField(ViewID)
  /// The view is not a window.
  case notAWindow(ViewID)
  /// A window cannot be made key while it is hidden.
  case windowIsHidden(ViewID)
  /// The view cannot become first responder.
  case refusesFirstResponder(ViewID)
  /// The scene is not in the phase that the transition starts from.
  case wrongPhase(SceneTransition, ScenePhase)
  /// There is no such scene.
  case unknownScene(Int32)
  /// A presentation while the scene is in the background is refused.
  ///
  /// Source: E6, reported.
  case presentationRefused(ViewID)
  /// The capture runs already, or does not run.
  case captureState(CaptureKind, isRunning: Bool)
  /// The capture kind is a single picture and cannot be started or stopped.
  case notContinuous(CaptureKind)
  /// A replica would come to show itself.
  case replicaCycle(LayerID, source: LayerID)
  /// Too many snapshots would lie in each other.
  case snapshotTooDeep(LayerID)
  /// The layer belongs to another process.
  case foreignLayer(LayerID)
  /// A number is outside what a screen can be.
  case outOfRange

  /// Whether a device would have crashed here.
  ///
  /// Source: T4, measured.
  public var isCrash: Bool {
    switch self {
    case .edit(let error): return error.isCrash
    case .crashInLayout: return true
    default: return false
    }
  }

  /// Whether a device would have raised `CALayerInvalid`.
  ///
  /// Source: T4, measured.
  public var isLayerCycle: Bool {
    switch self {
    case .edit(.layerCycle), .crashInLayout(.layerCycle): return true
    default: return false
    }
  }
}
