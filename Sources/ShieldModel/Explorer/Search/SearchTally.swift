/// What a search counts.
struct SearchTally {
  /// What is counted for one property.
  struct PropertyCount {
    let property: StateProperty
    var concerned: UInt64 = 0
    var held: UInt64 = 0
    /// The first state that decides: a counterexample or a witness.
    var decisive: Int?
  }

  private(set) var properties: [PropertyCount]
  /// States that have been expanded.
  private(set) var expanded = 0
  /// The number of states.
  private(set) var states = 0
  private(set) var transitions: UInt64 = 0
  /// Transitions that led outside.
  private(set) var outside: UInt64 = 0
  /// Expanded states in which nothing can happen.
  private(set) var deadEnds: UInt64 = 0
  /// The index of the first state of each depth that has been reached, up to that of the next state to expand.
  private(set) var levelStarts: [Int] = []
  /// The index behind the last state of that depth.
  private(set) var levelEnd = 0
  /// Whether some property that must always hold does not.
  private(set) var hasCounterexample = false

  init(properties: [StateProperty]) {
    self.properties = properties.map { PropertyCount(property: $0) }
  }

  /// Whether the states that the search begins with are counted.
  var hasBegun: Bool { !levelStarts.isEmpty }

  /// The depth of the next state to expand.
  var depth: Int { max(0, levelStarts.count - 1) }

  mutating func begin(states count: Int, outside dropped: UInt32) {
    states = count
    outside = UInt64(dropped)
    levelStarts = [0]
    levelEnd = count
  }

  /// Counts what a new state says.
  mutating func count(_ marks: PropertyMarks, of index: Int) {
    var left = marks.concerned | marks.held
    while left != 0 {
      let place = left.trailingZeroBitCount
      left &= left &- 1
      guard place < properties.count else { return }
      let isConcerned = marks.concerned >> UInt64(place) & 1 == 1
      let isHeld = marks.held >> UInt64(place) & 1 == 1
      if isConcerned { properties[place].concerned &+= 1 }
      if isHeld { properties[place].held &+= 1 }
      guard properties[place].decisive == nil, isConcerned else { continue }
      switch properties[place].property.kind {
      case .always where !isHeld:
        properties[place].decisive = index
        hasCounterexample = true
      case .sometimes where isHeld:
        properties[place].decisive = index
      default: break
      }
    }
  }

  /// Counts an expansion.
  mutating func close(_ row: ExpansionJob.Row, states count: Int) {
    expanded += 1
    states = count
    transitions &+= UInt64(row.transitions)
    outside &+= UInt64(row.outside)
    if row.transitions == 0 { deadEnds &+= 1 }
    if expanded == levelEnd, count > levelEnd {
      levelStarts.append(levelEnd)
      levelEnd = count
    }
  }

  /// Takes up what another search has counted.
  mutating func resume(
    states: Int, expanded: Int, transitions: UInt64, outside: UInt64, deadEnds: UInt64, levelStarts: [Int],
    levelEnd: Int, found: [(concerned: UInt64, held: UInt64, decisive: Int)]
  ) {
    self.states = states
    self.expanded = expanded
    self.transitions = transitions
    self.outside = outside
    self.deadEnds = deadEnds
    self.levelStarts = levelStarts
    self.levelEnd = levelEnd
    for (place, counts) in found.enumerated() where place < properties.count {
      properties[place].concerned = counts.concerned
      properties[place].held = counts.held
      properties[place].decisive = counts.decisive == 0 ? nil : counts.decisive - 1
      if counts.decisive > 0, properties[place].property.kind == .always { hasCounterexample = true }
    }
  }

  /// How many states there are at each depth.
  var depths: [Int] {
    if states == 0 { return [] }
    var result: [Int] = []
    for (level, start) in levelStarts.enumerated() {
      result.append((level + 1 < levelStarts.count ? levelStarts[level + 1] : levelEnd) - start)
    }
    if states > levelEnd { result.append(states - levelEnd) }
    return result
  }
}
