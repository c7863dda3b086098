/// Something that must hold for every input of a kind.
public struct PolicyInvariant: Hashable, Sendable {
  /// The id, in lower case with hyphens, such as `release-shields-secrets`.
  public var id: String
  /// What must hold, as one sentence.
  public var statement: String
  /// The inputs for which it must hold.
  public var condition: PolicyCondition
  /// What must hold for them.
  public var requirement: Requirement

  /// What must hold for an input.
  public enum Requirement: Hashable, Sendable {
    /// The decision keeps to at least one of the limits.
    case anyOf([PolicyBound])
    /// The decision keeps to all limits.
    case allOf([PolicyBound])
    /// The decision is the same for every value of the dimension, all else being equal.
    case sameWhatever(PolicyDimension)

    /// The requirement in words, such as `cover at least branded or content at least placeholder`.
    public var text: String {
      switch self {
      case .anyOf(let bounds): bounds.map { $0.text }.joined(separator: " or ")
      case .allOf(let bounds): bounds.map { $0.text }.joined(separator: " and ")
      case .sameWhatever(let dimension): "the same whatever \(dimension.word) is"
      }
    }
  }

  /// Makes an invariant from its parts.
  public init(id: String, statement: String, condition: PolicyCondition, requirement: Requirement) {
    self.id = id
    self.statement = statement
    self.condition = condition
    self.requirement = requirement
  }

  /// Makes an invariant from its parts.
  public init(_ id: String, _ statement: String, when condition: PolicyCondition, _ requirement: Requirement) {
    self.init(id: id, statement: statement, condition: condition, requirement: requirement)
  }
}
