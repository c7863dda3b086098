extension Expectation {
  /// Which faults are meant.
  public enum FaultWord: String, CaseIterable, Hashable, Sendable {
    /// No fault.
    case none
    /// A lookup found nothing.
    case canvasMissing
    /// A lookup found a view that is not the canvas.
    case anotherView
    /// A lookup found several views.
    case ambiguous
    /// Any fault.
    case any

    /// Tells whether a fault is one of those that are meant.
    public func matches(_ verdict: Fault.Verdict) -> Bool {
      switch (self, verdict) {
      case (.any, _), (.canvasMissing, .nothing), (.anotherView, .anotherView), (.ambiguous, .ambiguous): true
      default: false
      }
    }
  }

  /// Which refusals are meant.
  public enum RefusalWord: Hashable, Sendable {
    /// No refusal.
    case none
    /// Any refusal.
    case any
    /// A refusal because of a rule.
    case rule(String)
    /// A refusal whose ``OperationError/word`` is this.
    case error(String)
  }

  /// Which crashes are meant.
  public enum CrashWord: String, CaseIterable, Hashable, Sendable {
    /// No crash.
    case none
    /// Any crash.
    case any
    /// The crash of a layer that would come to lie under itself.
    ///
    /// Source: T4, measured.
    case layerInvalid = "CALayerInvalid"
  }

  /// The status of a shield; the words are those of ``ShieldStatus/word``.
  public enum StatusWord: String, CaseIterable, Hashable, Sendable {
    /// The app does not ask for protection.
    case disabled
    /// Protection is asked for and not there yet.
    case pending
    /// The content is left out of stills and streams.
    case applied
    /// Protection is asked for and not there.
    case failed
    /// The system's captures do not honour masks.
    case unsupported
  }

  /// The state of the keyboard.
  public enum KeyboardWord: String, CaseIterable, Hashable, Sendable {
    /// It is on the screen.
    case shown
    /// It is not on the screen.
    case hidden
    /// It is on the screen and left out of captures.
    case masked
  }

  /// Which cycles of the united trees are meant.
  public enum CycleWord: Hashable, Sendable {
    /// No cycle.
    case none
    /// Any cycle.
    case any
    /// A cycle through nodes with these names, without `#`.
    case names([String])
  }

  /// What the app was told.
  public enum NotificationWord: String, CaseIterable, Hashable, Sendable {
    /// That a screenshot has been taken.
    case userDidTakeScreenshot
    /// That the screen is captured, or no longer is.
    case capturedDidChange
  }

  /// A property of a node with the value that it must have.
  public struct PropertyValue: Hashable, Sendable {
    /// The node.
    public var selector: Selector
    /// The property and the value, as a change to that value.
    public var change: PropertyChange

    /// Makes a value that is expected.
    public init(selector: Selector, change: PropertyChange) {
      self.selector = selector
      self.change = change
    }
  }

  /// A number of nodes.
  public struct NodeCount: Hashable, Sendable {
    /// What is counted.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Views and layers.
      case nodes
      /// Views.
      case views
      /// Layers.
      case layers
    }

    /// What is counted.
    public var kind: Kind
    /// How many there must be.
    public var number: Int32

    /// Makes a number that is expected.
    public init(kind: Kind, number: Int32) {
      self.kind = kind
      self.number = number
    }
  }
}
