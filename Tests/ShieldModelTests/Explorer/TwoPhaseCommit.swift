import ShieldModel

/// Resource managers that commit together or not at all, led by a transaction manager.
struct TwoPhaseCommit: StateSpace {
  enum Action: Equatable {
    case noticePrepared(Int)
    case commit
    case abort
    case prepare(Int)
    case giveUp(Int)
    case obeyCommit(Int)
    case obeyAbort(Int)
  }

  /// One resource manager.
  struct Member: Hashable, Comparable {
    /// 0 working, 1 prepared, 2 committed, 3 aborted.
    var state: UInt8 = 0
    /// Whether it has said that it is prepared.
    var hasSaid = false
    /// Whether the transaction manager knows.
    var isKnown = false

    var code: UInt8 { state | (hasSaid ? 4 : 0) | (isKnown ? 8 : 0) }

    init() {}

    init(code: UInt8) {
      state = code & 3
      hasSaid = code & 4 != 0
      isKnown = code & 8 != 0
    }

    static func < (left: Member, right: Member) -> Bool { left.code < right.code }
  }

  struct State: Hashable {
    var members: [Member]
    /// 0 undecided, 1 committed, 2 aborted.
    var decision: UInt8 = 0
  }

  let count: Int
  /// Whether the decision forgets to wait for everybody.
  var isHasty = false

  var initialStates: [State] { [State(members: Array(repeating: Member(), count: count))] }

  func actions(in state: State, into actions: inout [Action]) {
    for member in 0..<count {
      for action in [Action.noticePrepared(member), .prepare(member), .giveUp(member), .obeyCommit(member)] + [
        .obeyAbort(member)
      ] where next(state, after: action) != nil {
        actions.append(action)
      }
    }
    for action in [Action.commit, .abort] where next(state, after: action) != nil { actions.append(action) }
  }

  func next(_ state: State, after action: Action) -> State? {
    var following = state
    switch action {
    case .noticePrepared(let member):
      guard state.decision == 0, state.members[member].hasSaid else { return nil }
      following.members[member].isKnown = true
    case .commit:
      guard state.decision == 0, isHasty || state.members.allSatisfy(\.isKnown) else { return nil }
      following.decision = 1
    case .abort:
      guard state.decision == 0 else { return nil }
      following.decision = 2
    case .prepare(let member):
      guard state.members[member].state == 0 else { return nil }
      following.members[member].state = 1
      following.members[member].hasSaid = true
    case .giveUp(let member):
      guard state.members[member].state == 0 else { return nil }
      following.members[member].state = 3
    case .obeyCommit(let member):
      guard state.decision == 1 else { return nil }
      following.members[member].state = 2
    case .obeyAbort(let member):
      guard state.decision == 2 else { return nil }
      following.members[member].state = 3
    }
    return following
  }

  var properties: [StateProperty] {
    [.always("no committed one beside an aborted one"), .sometimes("all committed"), .sometimes("all aborted")]
  }

  func marks(in state: State) -> PropertyMarks {
    let committed = state.members.filter { $0.state == 2 }.count
    let aborted = state.members.filter { $0.state == 3 }.count
    var marks = PropertyMarks()
    marks.set(0, concerned: committed + aborted > 0, held: committed == 0 || aborted == 0)
    marks.set(1, held: committed == count)
    marks.set(2, held: aborted == count)
    return marks
  }

  func encode(_ state: State, into bytes: inout StateWriter) {
    bytes.append(state.decision)
    for member in state.members { bytes.append(member.code) }
  }

  func decode(_ bytes: inout StateReader) -> State? {
    let decision = bytes.byte()
    return State(members: bytes.rest().map { Member(code: $0) }, decision: decision)
  }

  func canonical(_ state: State) -> State { State(members: state.members.sorted(), decision: state.decision) }

  func name(of action: Action) -> String { "\(action)" }

  func describe(_ state: State) -> [StateVariable] {
    [StateVariable("decision", .number(Int64(state.decision)))]
      + state.members.enumerated().map { StateVariable("member \($0.offset)", .number(Int64($0.element.code))) }
  }
}
