/// A way through a state space: where it begins, and what happens after that.
public struct StatePath<Space: StateSpace> {
  /// An action and the state after it.
  public struct Step {
    /// What happens.
    public let action: Space.Action
    /// The state after it.
    public let state: Space.State
  }

  /// Where the path begins.
  public let initial: Space.State
  /// What happens, in order.
  public internal(set) var steps: [Step] = []

  /// A path that stays where it begins.
  public init(initial: Space.State) { self.initial = initial }

  /// The state at the end.
  public var last: Space.State { steps.last?.state ?? initial }

  /// The actions in order.
  public var actions: [Space.Action] { steps.map { $0.action } }

  /// The path by some actions from a state, or nil if one of them cannot happen or leads outside.
  public init?(from initial: Space.State, by actions: some Sequence<Space.Action>, in space: Space) {
    self.init(initial: initial)
    for action in actions {
      guard let state = space.next(last, after: action), space.isInside(state) else { return nil }
      steps.append(Step(action: action, state: state))
    }
  }

  /// The steps, counted from 0, without any one of which the other actions still lead to a state of a kind.
  ///
  /// A shortest path has none. Takes as many steps as the square of the length.
  public func droppableSteps(in space: Space, where isWanted: (Space.State) -> Bool) -> [Int] {
    steps.indices.filter { dropped in
      without(dropped, in: space).map { isWanted($0.last) } ?? false
    }
  }

  /// The path without steps that are not needed to get to a state of a kind: without any single one of those that are
  /// left, the others no longer lead there.
  public func minimal(in space: Space, where isWanted: (Space.State) -> Bool) -> StatePath {
    var path = self
    var place = 0
    while place < path.steps.count {
      if let shorter = path.without(place, in: space), isWanted(shorter.last) {
        path = shorter
        place = 0
      } else {
        place += 1
      }
    }
    return path
  }

  private func without(_ dropped: Int, in space: Space) -> StatePath? {
    var rest = actions
    rest.remove(at: dropped)
    return StatePath(from: initial, by: rest, in: space)
  }
}

extension StatePath: Sendable where Space.State: Sendable, Space.Action: Sendable {}
extension StatePath.Step: Sendable where Space.State: Sendable, Space.Action: Sendable {}
