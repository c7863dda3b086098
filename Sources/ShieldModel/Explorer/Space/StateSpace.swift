/// Something whose states can be searched: where it starts, what can happen, and what must be true.
///
/// A space is asked from several threads at once and always has to give the same answers. Its order of initial states
/// and of actions decides which of several equally short counterexamples is found, so it must not come from a set or a
/// dictionary.
///
/// States are kept as bytes (``encode(_:into:)``), so `State` may be as large as is convenient.
public protocol StateSpace: Sendable {
  /// A state as the space works with it.
  associatedtype State
  /// One thing that can happen.
  associatedtype Action: Equatable

  /// Where a search begins, in a fixed order.
  var initialStates: [State] { get }

  /// Adds what can happen in a state, in a fixed order.
  func actions(in state: State, into actions: inout [Action])

  /// The state after an action, or nil where the action cannot happen.
  func next(_ state: State, after action: Action) -> State?

  /// Adds the state after each action that can happen, in the order of ``actions(in:into:)``.
  ///
  /// There is a version of this on top of the two methods above; a space writes its own where that is faster.
  func successors(of state: State, into states: inout StateList<State>)

  /// Whether a state belongs to what is searched; everything does unless a space says otherwise.
  ///
  /// A step to a state outside is counted and not followed, and a search with such steps proves nothing beyond.
  func isInside(_ state: State) -> Bool

  /// What is asked about the states, at most 64 properties.
  var properties: [StateProperty] { get }

  /// Which of the ``properties`` are concerned by a state and which hold in it.
  func marks(in state: State) -> PropertyMarks

  /// Writes a state as bytes; two states are the same exactly if their bytes are.
  ///
  /// Short is fast: up to four bytes of one length for all states are compared without looking at the stored ones.
  func encode(_ state: State, into bytes: inout StateWriter)

  /// Reads a state that was written before, or returns nil where a space cannot do that.
  ///
  /// A space that returns nil gets its states by repeating the actions that led to them, which is slower.
  func decode(_ bytes: inout StateReader) -> State?

  /// The state that stands for all states that are alike by symmetry; each for itself unless a space says otherwise.
  ///
  /// States with the same representative must have successors with the same representatives, and the same marks.
  func canonical(_ state: State) -> State

  /// Some of the actions of a state that are enough to be looked at there, or nil where all are needed.
  ///
  /// The rest is postponed. That is sound if none of these actions changes the marks of a state, and if nothing that
  /// can happen before one of them does, with steps outside of this set, depends on them. A search sees to the third
  /// condition, that nothing is postponed for ever, by itself.
  func ampleActions(of actions: [Action], in state: State) -> [Action]?

  /// A number that equal states share and others hardly ever do.
  ///
  /// Used in place of one made from the bytes where a search keeps only such numbers and is asked to; made from the
  /// bytes unless a space has a faster way.
  func fingerprint(of state: State) -> UInt64

  /// What an action is called in a path.
  func name(of action: Action) -> String

  /// What is shown of a state, always the same names in the same order.
  func describe(_ state: State) -> [StateVariable]
}

extension StateSpace {
  /// Takes one action after the other.
  @inlinable
  public func successors(of state: State, into states: inout StateList<State>) {
    var possible: [Action] = []
    actions(in: state, into: &possible)
    for action in possible {
      if let following = next(state, after: action) { states.append(following) }
    }
  }

  /// Every state belongs to the search.
  @inlinable
  public func isInside(_ state: State) -> Bool { true }

  /// Nothing is asked.
  @inlinable
  public var properties: [StateProperty] { [] }

  /// Nothing is concerned.
  @inlinable
  public func marks(in state: State) -> PropertyMarks { PropertyMarks() }

  /// States cannot be read back.
  @inlinable
  public func decode(_ bytes: inout StateReader) -> State? { nil }

  /// There is no symmetry.
  @inlinable
  public func canonical(_ state: State) -> State { state }

  /// All actions are needed.
  @inlinable
  public func ampleActions(of actions: [Action], in state: State) -> [Action]? { nil }

  /// Made from the bytes.
  public func fingerprint(of state: State) -> UInt64 {
    var bytes = StateWriter()
    encode(state, into: &bytes)
    return Fingerprint.of(UnsafeRawPointer(bytes.base), count: bytes.count)
  }

  /// Nothing is shown.
  public func describe(_ state: State) -> [StateVariable] { [] }
}
