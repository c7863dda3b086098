/// A published technique for shielding content, as a script of steps with parameters.
///
/// It is data with a source, as facts are.
public struct Recipe: Hashable, Sendable {
  /// The name by which scenarios ask for it.
  public var name: String
  /// What it is, in under sixty characters.
  public var title: String
  /// Where it was published.
  public var source: String
  /// Rule ids that explain it.
  public var because: [String]
  /// The system versions that its authors claim, as they put it.
  public var claims: String
  /// Failures that are on public record, each one sentence.
  public var knownFailures: [String]
  /// What the app does when the canvas is missing, unless a scenario asks for something else.
  public var whenMissing: FailMode
  /// Whether "off" leaves the content in the canvas by design, or the recipe calls it detached.
  public var offMode: OffMode
  /// What the recipe shields.
  public var target: TargetKind
  /// Public statements that disagree with what the model comes to.
  public var contradictions: [Contradiction]
  /// Parameters that a scenario can set.
  public var parameters: [Parameter]
  /// The steps that build the shield.
  public var attach: [Step]
  /// Further scripts by name, such as `enable`, `disable`, `setContent` and `detach`.
  public var actions: [Script]

  /// Makes a recipe.
  public init(
    name: String, title: String, source: String, because: [String] = [], claims: String = "",
    knownFailures: [String] = [], whenMissing: FailMode = .failOpen, offMode: OffMode = .detaches,
    target: TargetKind = .view, contradictions: [Contradiction] = [], parameters: [Parameter] = [], attach: [Step],
    actions: [Script] = []
  ) {
    self.name = name
    self.title = title
    self.source = source
    self.because = because
    self.claims = claims
    self.knownFailures = knownFailures
    self.whenMissing = whenMissing
    self.offMode = offMode
    self.target = target
    self.contradictions = contradictions
    self.parameters = parameters
    self.attach = attach
    self.actions = actions
  }

  /// What a recipe shields.
  public enum TargetKind: UInt8, Hashable, Sendable, CaseIterable {
    /// A view inside of a window.
    case view
    /// A window with everything in it.
    case window
  }

  /// A public statement that disagrees with what the model comes to.
  public struct Contradiction: Hashable, Sendable {
    /// Names and ranges of the systems that it is about, as in a condition.
    public var systems: String
    /// The parameters with which it was made; those that it leaves out can be anything.
    public var arguments: [Step.Argument]
    /// What it says, in one sentence.
    public var statement: String
    /// Where it stands.
    public var source: String

    /// Makes a contradiction.
    public init(systems: String, arguments: [Step.Argument], statement: String, source: String) {
      self.systems = systems
      self.arguments = arguments
      self.statement = statement
      self.source = source
    }
  }

  /// A named script of a recipe.
  public struct Script: Hashable, Sendable {
    /// The action's name.
    public var name: String
    /// What it does, in one sentence.
    public var summary: String
    /// What the app thinks the shield is afterwards.
    public var effect: Effect
    /// The steps.
    public var steps: [Step]

    /// Makes a script.
    public init(name: String, summary: String, effect: Effect, steps: [Step]) {
      self.name = name
      self.summary = summary
      self.effect = effect
      self.steps = steps
    }
  }

  /// What the app thinks after an action.
  public enum Effect: UInt8, Hashable, Sendable {
    /// Nothing about the shield changes.
    case none
    /// The shield is on.
    case on
    /// The shield is off.
    case off
    /// The hosted content is another one.
    case content
  }

  /// A parameter of a recipe.
  public struct Parameter: Hashable, Sendable {
    /// The key in a scenario's `shield` step.
    public var name: String
    /// What it means, in one sentence.
    public var summary: String
    /// Words that it can be; empty when the value is a selector.
    public var values: [String]
    /// The word that counts when a scenario says nothing.
    public var defaultValue: String
    /// Whether a later change has no effect.
    public var isFixedAtInit: Bool

    /// Makes a parameter.
    public init(name: String, summary: String, values: [String], defaultValue: String, isFixedAtInit: Bool = false) {
      self.name = name
      self.summary = summary
      self.values = values
      self.defaultValue = defaultValue
      self.isFixedAtInit = isFixedAtInit
    }
  }

  /// Whether the recipe only covers the screen and leaves captures of the active app alone.
  public var isCoverOnly: Bool {
    attach.contains { step in
      guard case .make(let template, _, _) = step.action,
        case .window(_, _, .cover) = template.nodes.first?.blueprint?.kind
      else { return false }
      return true
    }
  }

  /// The script of a name, or nil.
  public func action(_ name: String) -> Script? { actions.first { $0.name == name } }
}

/// What a recipe's "off" does with the content.
///
/// Source: S2, assumed.
public enum OffMode: UInt8, Hashable, Sendable, CaseIterable {
  /// The content stays in the canvas and only the flag changes, so that it keeps its identity.
  case togglesByDesign
  /// The content is said to be out of the canvas.
  case detaches

  /// The spelling in files.
  public var word: String { self == .togglesByDesign ? "togglesByDesign" : "detaches" }
}
