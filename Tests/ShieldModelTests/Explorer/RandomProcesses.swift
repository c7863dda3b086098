import ShieldModel

/// Random automata side by side: some of them alike, some of them of no concern to anybody else.
///
/// The first automata share a variable and are asked about; the others are on their own. Two of the first are alike, so
/// that they may be exchanged.
struct RandomProcesses: StateSpace {
  struct Action: Equatable {
    let process: Int
    let edge: Int
  }

  /// An edge of an automaton; it may need a value of the variable and may set it.
  private struct Edge {
    let from: UInt8
    let to: UInt8
    let needs: UInt8?
    let sets: UInt8?
  }

  /// How many automata are asked about.
  static let shared = 2

  let count: Int
  /// Whether the choice of ample actions lies: it also takes automata that others depend on.
  let isReckless: Bool
  private let edges: [[Edge]]
  private let bad: Set<[UInt8]>
  private let good: Set<[UInt8]>

  init(seed: UInt64, isReckless: Bool = false) {
    self.isReckless = isReckless
    var random = SeededGenerator(seed: seed)
    count = Self.shared + 1 + random.below(2)
    var edges: [[Edge]] = []
    for process in 0..<count {
      if process == 1 {
        edges.append(edges[0])
        continue
      }
      let isShared = process < Self.shared
      let places = random.below(3) + 3
      edges.append(
        (0..<(places + random.below(5))).map { _ in
          Edge(
            from: UInt8(random.below(places)), to: UInt8(random.below(places)),
            needs: isShared && random.below(2) == 0 ? UInt8(random.below(2)) : nil,
            sets: isShared && random.below(2) == 0 ? UInt8(random.below(2)) : nil)
        })
    }
    self.edges = edges
    func some(_ most: Int) -> Set<[UInt8]> {
      Set(
        (0..<random.below(most)).flatMap { _ -> [[UInt8]] in
          let left = UInt8(random.below(4))
          let right = UInt8(random.below(4))
          return [[left, right], [right, left]]
        })
    }
    bad = some(4)
    good = some(4)
  }

  /// The variable, then the place of each automaton.
  var initialStates: [[UInt8]] { [Array(repeating: 0, count: count + 1)] }

  func actions(in state: [UInt8], into actions: inout [Action]) {
    for process in 0..<count {
      for edge in edges[process].indices where next(state, after: Action(process: process, edge: edge)) != nil {
        actions.append(Action(process: process, edge: edge))
      }
    }
  }

  func next(_ state: [UInt8], after action: Action) -> [UInt8]? {
    guard edges.indices.contains(action.process), edges[action.process].indices.contains(action.edge) else {
      return nil
    }
    let edge = edges[action.process][action.edge]
    guard state[action.process + 1] == edge.from, edge.needs.map({ $0 == state[0] }) ?? true else { return nil }
    var following = state
    following[action.process + 1] = edge.to
    if let value = edge.sets { following[0] = value }
    return following
  }

  var properties: [StateProperty] { [.always("not bad"), .sometimes("good")] }

  func marks(in state: [UInt8]) -> PropertyMarks {
    let asked = Array(state[1...Self.shared])
    var marks = PropertyMarks()
    marks.set(0, concerned: state[0] == 1 || bad.contains(asked), held: !bad.contains(asked))
    marks.set(1, held: good.contains(asked))
    return marks
  }

  func encode(_ state: [UInt8], into bytes: inout StateWriter) { bytes.append(contentsOf: state) }

  func decode(_ bytes: inout StateReader) -> [UInt8]? { bytes.rest() }

  func canonical(_ state: [UInt8]) -> [UInt8] {
    var kept = state
    if kept[1] > kept[2] { kept.swapAt(1, 2) }
    return kept
  }

  func ampleActions(of actions: [Action], in state: [UInt8]) -> [Action]? {
    // All that one automaton can do, if nobody else has to do with it.
    for process in isReckless ? Array(0..<count) : (Self.shared..<count).reversed() {
      let own = actions.filter { $0.process == process }
      if !own.isEmpty { return own }
    }
    return nil
  }

  func fingerprint(of state: [UInt8]) -> UInt64 {
    // One random number for each place of each automaton, so that a step changes two of them.
    var sum: UInt64 = 0
    for (place, value) in state.enumerated() {
      var random = SeededGenerator(seed: UInt64(place) << 8 | UInt64(value))
      sum ^= random.next()
    }
    return sum
  }

  func name(of action: Action) -> String { "\(action.process).\(action.edge)" }
}
