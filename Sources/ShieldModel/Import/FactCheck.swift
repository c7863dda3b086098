/// How a dump and a fact of the catalogue compare.
public struct FactCheck: Hashable, Sendable {
  /// What a dump says about a fact.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// What the dump shows agrees with the fact and would not with another value.
    case confirms
    /// What the dump shows cannot be if the fact holds.
    case contradicts
    /// The dump is silent.
    case cannotTell

    /// The outcome in words.
    public var word: String { self == .cannotTell ? "cannot tell" : rawValue }
  }

  /// The name of the fact, or of the statement of a rule that has no fact.
  public var key: String
  /// The id of the rule.
  public var rule: String
  /// What the catalogue says, in words.
  public var value: String
  /// How well the catalogue's statement is supported.
  public var grade: Grade
  /// How the two compare.
  public var outcome: Outcome
  /// What the dump shows, or why it is silent.
  public var shown: String
  /// In how many text fields the dump shows it.
  public var fieldCount: Int
  /// Where the dump shows it; nil when it does not.
  public var position: SourcePosition?
}

/// What one field says about one fact.
struct FieldAnswer {
  /// How the two compare.
  let outcome: FactCheck.Outcome
  /// What is seen, or why nothing is.
  let shown: String
  /// The number of the node that is the evidence.
  let node: Int32?

  init(_ outcome: FactCheck.Outcome, _ shown: String, at node: Int32? = nil) {
    self.outcome = outcome
    self.shown = shown
    self.node = node
  }
}

/// What a text field in a dump can be asked about.
enum FieldSubject: CaseIterable {
  case canvasTypeName
  case canvasLayerTypeName
  case canvasDepth
  case canvasCount
  case canvasPosition
  case canvasSiblings
  case canvasFrame
  case canvasInteractionEnabled
  case fragmentTypeName
  case passthroughTypeName
  case passthroughTrigger
  case placeholderTypeName
  case borderTypeName
  case maskWhenSecure

  /// Whether one node that is there confirms it, whatever else there may be.
  var isSeenBySight: Bool {
    switch self {
    case .canvasTypeName, .canvasDepth, .fragmentTypeName, .passthroughTypeName, .placeholderTypeName, .borderTypeName:
      true
    case .canvasLayerTypeName, .canvasCount, .canvasPosition, .canvasSiblings, .canvasFrame, .canvasInteractionEnabled,
      .passthroughTrigger, .maskWhenSecure:
      false
    }
  }

  /// The fact of the catalogue; nil for a statement of a rule that is the same on all systems.
  var fact: FactKey? {
    switch self {
    case .canvasTypeName: .canvasTypeName
    case .canvasLayerTypeName: .canvasLayerTypeName
    case .canvasDepth: .canvasDepth
    case .canvasCount: .canvasCount
    case .canvasSiblings: .canvasSiblings
    case .canvasInteractionEnabled: .canvasInteractionEnabled
    case .fragmentTypeName: .fragmentTypeName
    case .passthroughTypeName: .passthroughTypeName
    case .passthroughTrigger: .passthroughTrigger
    case .placeholderTypeName: .placeholderTypeName
    case .borderTypeName: .borderTypeName
    case .maskWhenSecure: .maskWhenSecure
    case .canvasPosition, .canvasFrame: nil
    }
  }

  /// The name in reports.
  var key: String { fact?.key ?? (self == .canvasPosition ? "canvasPosition" : "canvasFrame") }

  /// The id of the rule.
  var rule: String { fact?.rule ?? "F3" }

  /// What the catalogue says about it.
  func statement(of profile: OSProfile) -> (value: String, grade: Grade) {
    if let fact {
      let line = profile.fact(.field(fact))
      return (line.value, line.grade)
    }
    // What is said of a canvas is no better known than that there is one.
    let grade = Grade.weakest(RuleBook.rule(rule)?.grade ?? .contested, profile.canvasTypeName.grade)
    guard self == .canvasPosition else { return ("the text rectangle, after layout", grade) }
    let count = profile.canvasSiblings.value.count { $0.isAfterCanvas }
    return (
      count == 0 ? "last, after layout" : "followed by \(count), after layout",
      count == 0 ? grade : Grade.weakest(grade, profile.canvasSiblings.grade)
    )
  }
}
