/// A path in words and values, for people and for other tools.
public struct PathListing: Hashable, Sendable {
  /// A state of the path and what led to it.
  public struct Step: Hashable, Sendable {
    /// What happened, or nil for the state where the path begins.
    public let action: String?
    /// What is shown of the state.
    public let variables: [StateVariable]

    /// A state with what led to it.
    public init(action: String?, variables: [StateVariable]) {
      self.action = action
      self.variables = variables
    }
  }

  /// A value that a step changed.
  public struct Change: Hashable, Sendable {
    /// What the value is called.
    public let name: String
    /// The value before the step, or nil if there was none.
    public let before: StateVariable.Value?
    /// The value after the step, or nil if there is none.
    public let after: StateVariable.Value?
  }

  /// The states in order; the first one is where the path begins.
  public let steps: [Step]

  /// States in order.
  public init(steps: [Step]) { self.steps = steps }

  /// What a step, counted from 0, changed against the one before; for the first one, everything that is shown.
  public func changes(at index: Int) -> [Change] {
    guard steps.indices.contains(index) else { return [] }
    let before = index == 0 ? [] : steps[index - 1].variables
    let after = steps[index].variables
    var changes: [Change] = []
    for variable in after {
      let old = before.first { $0.name == variable.name }?.value
      if old != variable.value { changes.append(Change(name: variable.name, before: old, after: variable.value)) }
    }
    for variable in before where !after.contains(where: { $0.name == variable.name }) {
      changes.append(Change(name: variable.name, before: variable.value, after: nil))
    }
    return changes
  }
}

extension StatePath {
  /// The path in words and values.
  public func listing(in space: Space) -> PathListing {
    PathListing(
      steps: [PathListing.Step(action: nil, variables: space.describe(initial))]
        + steps.map { PathListing.Step(action: space.name(of: $0.action), variables: space.describe($0.state)) })
  }
}
