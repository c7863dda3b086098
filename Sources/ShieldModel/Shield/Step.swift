/// One step of a scenario or of a recipe, with its place in its file.
public struct Step: Hashable, Sendable {
  /// What the step does.
  public var action: Action
  /// Index into the table of places that the file's reader made; −1 for a step that no file holds.
  public var place: Int32

  /// Makes a step.
  public init(_ action: Action, place: Int32 = -1) {
    self.action = action
    self.place = place
  }

  /// What a step can do.
  public indirect enum Action: Hashable, Sendable {
    /// Makes a subtree and puts it under a view, or leaves it outside the tree.
    case make(ViewTemplate, under: Selector?, at: StepPlacement)
    /// Puts a view under another.
    case insertSubview(Selector, into: Selector, at: StepPlacement)
    /// Puts a view in front of its siblings, and its layer in front of all layers of the superview's layer.
    case bringToFront(Selector)
    /// Puts a view behind its siblings, and its layer behind all layers of the superview's layer.
    case sendToBack(Selector)
    /// Takes a view out of its superview.
    case removeFromSuperview(Selector)
    /// Puts a layer under another; views are not touched.
    case insertSublayer(LayerReference, into: LayerReference, at: Int32?)
    /// Takes a layer out of its superlayer; views are not touched.
    case removeFromSuperlayer(Selector)
    /// Makes a view answer with the layer of another node.
    case swapLayer(of: Selector, with: Selector)
    /// Makes a view answer with its own layer again.
    case restoreLayer(of: Selector)
    /// Remembers where a node hangs in both trees, under a name.
    case remember(Selector, as: String)
    /// Puts a node back where it hung when it was remembered.
    case restore(Selector, from: String, layerOnly: Bool)
    /// Changes a property of all matching nodes.
    case set(Selector, PropertyChange)
    /// Sets the frame of one view to the bounds of another, in the other's coordinates.
    case matchFrame(of: Selector, to: Selector)
    /// Drops the app's reference to a view.
    case release(Selector)
    /// Asks for a layout.
    case setNeedsLayout(Selector)
    /// Lays out now.
    case layoutIfNeeded(Selector)
    /// Looks for a canvas.
    case lookup(LookupStep)
    /// Goes one of two ways.
    case branch(Condition, then: [Step], otherwise: [Step])
    /// Queues steps for the next turn of the main queue.
    case async([Step])
    /// Runs steps in a layout pass in which a view has got a new size.
    case onLayout(of: Selector, once: Bool, steps: [Step])
    /// Runs steps whenever something happens, in the same turn; for a lost canvas perhaps only that of one field.
    case on(HookTrigger, of: Selector?, once: Bool, steps: [Step])
    /// A screen that asks for a shield appears or disappears; protection is the union of the visible ones.
    case own(shield: String, owner: String, isVisible: Bool)
    /// Runs steps within one turn.
    case together([Step])
    /// Lets turns pass.
    case turn(Int32)
    /// Applies a recipe.
    case shield(ShieldRequest)
    /// Runs an action of a recipe that has been applied.
    case call(shield: String, action: String, arguments: [Argument])
    /// Makes a window the one that receives keyboard events, showing it if need be.
    case makeKeyAndVisible(Selector)
    /// Presents a subtree in a window.
    case present(ViewTemplate, in: Selector)
    /// Presents a view that has been made before.
    case presentExisting(Selector, in: Selector)
    /// Makes a view first responder.
    case focus(Selector)
    /// Ends being first responder.
    case blur(Selector)
    /// UIKit replaces the canvas of a field.
    case replaceCanvas(Selector)
    /// The screen takes another size.
    case rotate(Size)
    /// The layout direction changes.
    case setRightToLeft(Bool)
    /// A scene goes on to its next phase; nil means the first scene.
    case transition(SceneTransition, scene: String?)
    /// Adds a scene.
    case addScene(String)
    /// Takes a picture.
    case capture(CaptureRequest)
    /// Keeps pixels to be shown again.
    case snapshot(SnapshotRequest)
    /// Begins the change of a node from a snapshot to what it shows, which takes so many frames.
    case crossFade(Selector, from: String, frames: Int32)
    /// Starts a continuous capture.
    case startCapture(CaptureKind, as: String)
    /// Stops a continuous capture.
    case stopCapture(CaptureKind)
    /// Touches a point of the screen, in points.
    case tap(Point)
    /// Touches the middle of a view.
    case tapNode(Selector)
    /// Runs one of the system's walkers over the trees.
    case walk(Walker)
    /// Starts an animation of a property.
    case animate(Selector, AnimatedValue, to: AnimatedValue, frames: Int32)
    /// The system puts something in front of the app, or takes it away again.
    case interrupt(SystemInterruption)
    /// The person answers the prompt that is there.
    case answer(PromptAnswer)
    /// Marks the moment at which an expectation of the scenario is checked, by its index.
    case expect(Int32)
  }

  /// A value for a parameter of a recipe's action.
  public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var name: String
    /// The value: a word, or a selector where the parameter is a node.
    public var value: String

    /// Makes an argument.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// What a hook waits for.
public enum HookTrigger: UInt8, Hashable, Sendable, CaseIterable {
  /// UIKit replaced or took back the canvas of a field.
  case canvasLost
  /// A scene became active.
  case didBecomeActive
  /// A scene is about to become inactive.
  case willResignActive
  /// A scene has entered the background.
  case didEnterBackground
  /// A scene is about to come back from the background.
  case willEnterForeground
  /// A window became visible for the first time.
  case windowAppeared

  /// The spelling in files.
  public var word: String {
    switch self {
    case .canvasLost: return "canvasLost"
    case .didBecomeActive: return "didBecomeActive"
    case .willResignActive: return "willResignActive"
    case .didEnterBackground: return "didEnterBackground"
    case .willEnterForeground: return "willEnterForeground"
    case .windowAppeared: return "windowAppeared"
    }
  }

  /// What happens, in one sentence.
  public var summary: String {
    switch self {
    case .canvasLost: return "UIKit replaced or took back the canvas of a field."
    case .didBecomeActive: return "A scene became active."
    case .willResignActive: return "A scene is about to become inactive."
    case .didEnterBackground: return "A scene has entered the background."
    case .willEnterForeground: return "A scene is about to come back from the background."
    case .windowAppeared: return "A window became visible for the first time."
    }
  }
}

/// Where a view goes among its siblings, with selectors instead of handles.
public enum StepPlacement: Hashable, Sendable {
  /// In front of all.
  case front
  /// At an index from the back.
  case index(Int32)
  /// Directly in front of a sibling.
  case above(Selector)
  /// Directly behind a sibling.
  case below(Selector)
}

/// A picture to take.
public struct CaptureRequest: Hashable, Sendable {
  /// Which way of capturing.
  public var kind: CaptureKind
  /// The name of the picture; the kind's key unless the scenario gives another.
  public var name: String
  /// The view whose subtree is captured, or nil for the whole screen.
  public var subtree: Selector?
  /// Whether pending layout is committed first, which only `drawHierarchy` can ask for.
  ///
  /// Source: C7, documented.
  public var afterScreenUpdates: Bool

  /// Makes a request.
  public init(kind: CaptureKind, name: String? = nil, subtree: Selector? = nil, afterScreenUpdates: Bool = false) {
    self.kind = kind
    self.name = name ?? kind.key
    self.subtree = subtree
    self.afterScreenUpdates = afterScreenUpdates
  }
}

/// Pixels to keep, so that a layer can show them again.
///
/// Source: C6, assumed.
public struct SnapshotRequest: Hashable, Sendable {
  /// The view whose subtree is kept, or nil for the whole screen.
  public var subtree: Selector?
  /// By whose rule the pixels are made.
  public var destination: Destination
  /// The name of the snapshot.
  public var name: String
  /// Whether pending layout is committed first, which only `drawHierarchy` and `snapshotView` can ask for.
  public var afterScreenUpdates: Bool

  /// Makes a request.
  public init(of subtree: Selector?, by destination: Destination, as name: String, afterScreenUpdates: Bool = false) {
    self.subtree = subtree
    self.destination = destination
    self.name = name
    self.afterScreenUpdates = afterScreenUpdates
  }
}

/// The application of a recipe to a target.
public struct ShieldRequest: Hashable, Sendable {
  /// The recipe's name.
  public var recipe: String
  /// The name of this application; its nodes are reached as `#name/node`.
  public var name: String
  /// The view to shield.
  public var target: Selector
  /// The view in which the shield is built, or nil for the target's own place.
  public var host: Selector?
  /// Values for the recipe's parameters.
  public var arguments: [Step.Argument]
  /// Properties that every text field of the recipe gets when it is made, before those that the recipe sets.
  public var fieldProperties: [PropertyChange]

  /// Makes a request.
  public init(
    recipe: String, name: String, target: Selector, host: Selector?, arguments: [Step.Argument] = [],
    fieldProperties: [PropertyChange] = []
  ) {
    self.recipe = recipe
    self.name = name
    self.target = target
    self.host = host
    self.arguments = arguments
    self.fieldProperties = fieldProperties
  }
}
