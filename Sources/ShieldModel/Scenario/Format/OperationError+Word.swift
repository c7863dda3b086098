extension OperationError {
  /// The word by which an expectation names the refusal.
  public var word: String {
    switch self {
    case .edit(let error), .crashInLayout(let error): error.word
    case .notATextField: "notATextField"
    case .notAWindow: "notAWindow"
    case .windowIsHidden: "windowIsHidden"
    case .refusesFirstResponder: "refusesFirstResponder"
    case .wrongPhase: "wrongPhase"
    case .unknownScene: "unknownScene"
    case .presentationRefused: "presentationRefused"
    case .captureState: "captureState"
    case .notContinuous: "notContinuous"
    case .replicaCycle: "replicaCycle"
    case .snapshotTooDeep: "snapshotTooDeep"
    case .foreignLayer: "foreignLayer"
    case .outOfRange: "outOfRange"
    }
  }

  /// All words with what they mean, for the table of shapes.
  static let words: [Word] = [
    Word("unknownView", "The view is gone."),
    Word("unknownLayer", "The layer is gone."),
    Word("viewCycle", "A view would come to lie under itself."),
    Word("layerCycle", "A layer would come to lie under itself."),
    Word("notASibling", "The neighbour is not a child of the same superview."),
    Word("notATextField", "The view is not a text field."),
    Word("notAWindow", "The view is not a window."),
    Word("windowIsHidden", "The window is hidden."),
    Word("refusesFirstResponder", "The view cannot become first responder."),
    Word("wrongPhase", "The scene is not in the phase that the event starts from."),
    Word("unknownScene", "There is no such scene."),
    Word("presentationRefused", "The scene is in the background."),
    Word("captureState", "The capture runs already, or does not run."),
    Word("notContinuous", "The capture is a single picture."),
    Word("replicaCycle", "A replica would come to show itself."),
    Word("snapshotTooDeep", "Too many snapshots would lie in each other."),
    Word("foreignLayer", "The layer belongs to another process."),
    Word("outOfRange", "A number is outside what a screen can be."),
  ]
}

extension EditError {
  fileprivate var word: String {
    switch self {
    case .unknownView: "unknownView"
    case .unknownLayer: "unknownLayer"
    case .viewCycle: "viewCycle"
    case .layerCycle: "layerCycle"
    case .notASibling: "notASibling"
    }
  }
}
