import ShieldModel

/// A plain breadth-first search with sets and arrays, to compare with; and wrong variants of it.
struct ReferenceSearch<Space: StateSpace> {
  /// What is wrong with a search.
  enum Flaw: CaseIterable {
    /// States are told apart by a small number made from them.
    case tellsApartByHash
    /// The last state found is expanded first.
    case goesDeepFirst
    /// The last action of every state is forgotten.
    case dropsLastAction
    /// States outside are followed as well.
    case ignoresBoundary
    /// States that were there at the beginning are not asked.
    case skipsInitialStates
  }

  /// One state with how it was found.
  struct Found {
    let state: Space.State
    let parent: Int?
    let action: Space.Action?
    let depth: Int
  }

  private(set) var found: [Found] = []
  private(set) var transitions = 0
  private(set) var outside = 0
  private(set) var deadEnds = 0
  private var indices: [[UInt8]: Int] = [:]
  private let space: Space
  private let flaw: Flaw?
  private let isReduced: Bool

  init(_ space: Space, flaw: Flaw? = nil, usesSymmetry: Bool = false) {
    self.space = space
    self.flaw = flaw
    isReduced = usesSymmetry
    for state in space.initialStates { add(state, nil, nil, depth: 0) }
    var waiting = Array(found.indices)
    while !waiting.isEmpty {
      let index = flaw == .goesDeepFirst ? waiting.removeLast() : waiting.removeFirst()
      let before = found.count
      expand(index)
      waiting += before..<found.count
    }
  }

  private mutating func expand(_ index: Int) {
    var actions: [Space.Action] = []
    space.actions(in: found[index].state, into: &actions)
    if flaw == .dropsLastAction, !actions.isEmpty { actions.removeLast() }
    var successors = 0
    for action in actions {
      guard let following = space.next(found[index].state, after: action) else { continue }
      successors += 1
      add(following, index, action, depth: found[index].depth + 1)
    }
    transitions += successors
    if successors == 0 { deadEnds += 1 }
  }

  private mutating func add(_ state: Space.State, _ parent: Int?, _ action: Space.Action?, depth: Int) {
    guard flaw == .ignoresBoundary || space.isInside(state) else {
      outside += 1
      return
    }
    let kept = isReduced ? space.canonical(state) : state
    var key = space.encoded(kept)
    if flaw == .tellsApartByHash { key = [key.reduce(0) { ($0 &* 31 &+ $1) & 31 }] }
    guard indices[key] == nil else { return }
    indices[key] = found.count
    found.append(Found(state: kept, parent: parent, action: action, depth: depth))
  }

  /// How many states there are at each depth.
  var depths: [Int] {
    var depths: [Int] = []
    for state in found {
      while depths.count <= state.depth { depths.append(0) }
      depths[state.depth] += 1
    }
    return depths
  }

  /// The first state that decides a property, if one does.
  func decisive(_ property: Int) -> Int? {
    found.indices.first { index in
      if flaw == .skipsInitialStates, found[index].parent == nil { return false }
      let marks = space.marks(in: found[index].state)
      let isHeld = marks.held >> UInt64(property) & 1 == 1
      guard marks.concerned >> UInt64(property) & 1 == 1 else { return false }
      return space.properties[property].kind == .always ? !isHeld : isHeld
    }
  }

  /// How many states concern a property.
  func concerned(_ property: Int) -> Int {
    found.filter { space.marks(in: $0.state).concerned >> UInt64(property) & 1 == 1 }.count
  }

  /// The actions that lead to a state.
  func actions(to index: Int) -> [Space.Action] {
    var actions: [Space.Action] = []
    var state = found[index]
    while let parent = state.parent, let action = state.action {
      actions.append(action)
      state = found[parent]
    }
    return actions.reversed()
  }

  /// What a search reports that differs from this one, in words.
  func differences(from explorer: Explorer<Space>) -> [String] {
    let report = explorer.report
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ ours: Value, _ theirs: Value) {
      if ours != theirs { differences.append("\(what): \(theirs) instead of \(ours)") }
    }
    compare("outcome", .exhausted, report.outcome)
    compare("states", found.count, report.states)
    compare("transitions", UInt64(transitions), report.transitions)
    compare("outside", UInt64(outside), report.outside)
    compare("dead ends", UInt64(deadEnds), report.deadEnds)
    compare("depths", depths, report.depths)
    for (index, property) in report.properties.enumerated() {
      compare("concerned by \(index)", UInt64(concerned(index)), property.concerned)
      let decisive = decisive(index)
      compare("decisive of \(index)", decisive, property.decisiveState)
      if let decisive, let path = explorer.path(of: property) {
        compare("depth of \(index)", found[decisive].depth, path.steps.count)
        compare("path of \(index)", actions(to: decisive), path.actions)
      } else if let decisive {
        differences.append("no path to \(decisive)")
      }
      let isVacuous = property.property.kind == .always && concerned(index) == 0
      compare("vacuous \(index)", isVacuous, property.verdict == .vacuous)
    }
    return differences
  }
}
