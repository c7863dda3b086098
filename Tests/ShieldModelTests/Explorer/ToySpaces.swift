import ShieldModel

/// Counters that go up to a limit, each on its own.
struct CounterGrid: StateSpace {
  let counters: Int
  let limit: UInt8
  /// Whether a counter at its limit goes back to zero.
  var wraps = false

  var initialStates: [[UInt8]] { [Array(repeating: 0, count: counters)] }

  func actions(in state: [UInt8], into actions: inout [Int]) {
    for counter in 0..<counters where wraps || state[counter] < limit { actions.append(counter) }
  }

  func next(_ state: [UInt8], after action: Int) -> [UInt8]? {
    guard state.indices.contains(action), wraps || state[action] < limit else { return nil }
    var following = state
    following[action] = following[action] < limit ? following[action] + 1 : 0
    return following
  }

  var properties: [StateProperty] { [.always("below"), .sometimes("top")] }

  func marks(in state: [UInt8]) -> PropertyMarks {
    var marks = PropertyMarks()
    marks.set(0, held: state.allSatisfy { $0 <= limit })
    marks.set(1, held: state.allSatisfy { $0 == limit })
    return marks
  }

  func encode(_ state: [UInt8], into bytes: inout StateWriter) { bytes.append(contentsOf: state) }

  func decode(_ bytes: inout StateReader) -> [UInt8]? { bytes.rest() }

  func name(of action: Int) -> String { "count \(action)" }

  func describe(_ state: [UInt8]) -> [StateVariable] {
    state.enumerated().map { StateVariable("c\($0.offset)", .number(Int64($0.element))) }
  }
}

/// Two jugs of three and five, from which four are to be measured.
struct Jugs: StateSpace {
  enum Action: Int, CaseIterable {
    case fillSmall
    case fillBig
    case emptySmall
    case emptyBig
    case pourSmall
    case pourBig
  }

  struct State: Equatable {
    var small: UInt8
    var big: UInt8
  }

  var initialStates: [State] { [State(small: 0, big: 0)] }

  func actions(in state: State, into actions: inout [Action]) { actions += Action.allCases }

  func next(_ state: State, after action: Action) -> State? {
    switch action {
    case .fillSmall: return State(small: 3, big: state.big)
    case .fillBig: return State(small: state.small, big: 5)
    case .emptySmall: return State(small: 0, big: state.big)
    case .emptyBig: return State(small: state.small, big: 0)
    case .pourSmall:
      let amount = min(state.small, 5 - state.big)
      return State(small: state.small - amount, big: state.big + amount)
    case .pourBig:
      let amount = min(state.big, 3 - state.small)
      return State(small: state.small + amount, big: state.big - amount)
    }
  }

  var properties: [StateProperty] { [.always("not four"), .sometimes("both full")] }

  func marks(in state: State) -> PropertyMarks {
    var marks = PropertyMarks()
    marks.set(0, concerned: state.big > 0, held: state.big != 4)
    marks.set(1, held: state.small == 3 && state.big == 5)
    return marks
  }

  func encode(_ state: State, into bytes: inout StateWriter) {
    bytes.append(state.small)
    bytes.append(state.big)
  }

  func decode(_ bytes: inout StateReader) -> State? { State(small: bytes.byte(), big: bytes.byte()) }

  func name(of action: Action) -> String { "\(action)" }

  func describe(_ state: State) -> [StateVariable] {
    [StateVariable("small", .number(Int64(state.small))), StateVariable("big", .number(Int64(state.big)))]
  }
}

/// A farmer who brings a wolf, a goat and a cabbage over a river; bit by bit: farmer, wolf, goat, cabbage.
struct RiverCrossing: StateSpace {
  var initialStates: [UInt8] { [0] }

  func actions(in state: UInt8, into actions: inout [Int]) {
    for passenger in 0..<4 where state >> UInt8(passenger) & 1 == state & 1 { actions.append(passenger) }
  }

  func next(_ state: UInt8, after action: Int) -> UInt8? {
    guard (0..<4).contains(action), state >> UInt8(action) & 1 == state & 1 else { return nil }
    return state ^ (action == 0 ? 1 : 1 | 1 << UInt8(action))
  }

  /// Nobody is eaten.
  func isInside(_ state: UInt8) -> Bool {
    let farmer = state & 1
    let wolf = state >> 1 & 1
    let goat = state >> 2 & 1
    let cabbage = state >> 3 & 1
    return goat == farmer || (wolf != goat && cabbage != goat)
  }

  var properties: [StateProperty] { [.sometimes("all over")] }

  func marks(in state: UInt8) -> PropertyMarks { PropertyMarks(concerned: 1, held: state == 15 ? 1 : 0) }

  func encode(_ state: UInt8, into bytes: inout StateWriter) { bytes.append(state) }

  func decode(_ bytes: inout StateReader) -> UInt8? { bytes.byte() }

  func name(of action: Int) -> String { ["alone", "wolf", "goat", "cabbage"][action] }
}

/// Philosophers who take the fork at their left, then that at their right, and put both back.
struct Philosophers: StateSpace {
  let count: Int

  var initialStates: [[UInt8]] { [Array(repeating: 0, count: count)] }

  func actions(in state: [UInt8], into actions: inout [Int]) {
    for philosopher in 0..<count where next(state, after: philosopher) != nil { actions.append(philosopher) }
  }

  func next(_ state: [UInt8], after action: Int) -> [UInt8]? {
    let left = state[(action + count - 1) % count]
    let right = state[(action + 1) % count]
    var following = state
    switch state[action] {
    case 0 where left < 2: following[action] = 1
    case 1 where right == 0: following[action] = 2
    case 2: following[action] = 0
    default: return nil
    }
    return following
  }

  var properties: [StateProperty] { [.always("somebody can do something")] }

  func marks(in state: [UInt8]) -> PropertyMarks {
    PropertyMarks(concerned: 1, held: state.allSatisfy { $0 == 1 } ? 0 : 1)
  }

  func encode(_ state: [UInt8], into bytes: inout StateWriter) { bytes.append(contentsOf: state) }

  func decode(_ bytes: inout StateReader) -> [UInt8]? { bytes.rest() }

  func name(of action: Int) -> String { "philosopher \(action)" }
}

/// Tiles that are pushed into the hole of a board with two rows of three.
struct SlidingTiles: StateSpace {
  var initialStates: [[UInt8]] { [[0, 1, 2, 3, 4, 5]] }

  func actions(in state: [UInt8], into actions: inout [Int]) {
    for direction in [-3, -1, 1, 3] where next(state, after: direction) != nil { actions.append(direction) }
  }

  func next(_ state: [UInt8], after action: Int) -> [UInt8]? {
    guard let hole = state.firstIndex(of: 0) else { return nil }
    let target = hole + action
    guard state.indices.contains(target), abs(action) == 3 || target / 3 == hole / 3 else { return nil }
    var following = state
    following.swapAt(hole, target)
    return following
  }

  func encode(_ state: [UInt8], into bytes: inout StateWriter) { bytes.append(contentsOf: state) }

  func decode(_ bytes: inout StateReader) -> [UInt8]? { bytes.rest() }

  func name(of action: Int) -> String { "\(action)" }
}
