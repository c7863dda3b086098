extension DecisionDiagram {
  /// How often a function has a number, and for which input first.
  struct Figure: Hashable {
    /// The number.
    var value: Int
    /// How many inputs have it.
    var count: Int
    /// The input with the fewest unusual values among them.
    var example: PolicyInput
  }

  /// What is known about a node on the way down.
  private struct Visit {
    /// How many choices of earlier dimensions lead here.
    var count = 0
    /// The fewest unusual values on a way that leads here.
    var cost = Int.max
    /// Such a way.
    var input = PolicyInput()

    mutating func add(_ count: Int, cost: Int, input: PolicyInput) {
      self.count += count
      if cost < self.cost {
        self.cost = cost
        self.input = input
      }
    }
  }

  /// The numbers of a function with their figures, by number.
  ///
  /// One walk from the top to the ends, in time proportional to the size of the function.
  func figures(_ function: Function) -> [Figure] {
    var visits: [Function: Visit] = [:]
    var levels: [[Function]] = (0...Self.depth).map { _ in [] }
    let start = level(function)
    levels[Int(start)].append(function)
    visits[function] = Visit(count: choices(from: 0, to: start), cost: 0)
    for level in 0..<Self.depth {
      let dimension = PolicyDimension.allCases[Int(level)]
      for node in levels[Int(level)] {
        guard let visit = visits[node] else { continue }
        for value in 0..<valueCount(level) {
          let next = child(node, at: level, value: value)
          let nextLevel = self.level(next)
          if visits[next] == nil { levels[Int(nextLevel)].append(next) }
          var input = visit.input
          if value != 0 { input[dimension] = value }
          visits[next, default: Visit()].add(
            visit.count * choices(from: level + 1, to: nextLevel), cost: visit.cost + (value == 0 ? 0 : 1),
            input: input)
        }
      }
    }
    return levels[Int(Self.depth)].compactMap { end in
      visits[end].map { Figure(value: Self.value(of: end), count: $0.count, example: $0.input) }
    }.sorted { $0.value < $1.value }
  }

  /// The figure of truth; nil when it never holds.
  func figure(_ truth: Function) -> Figure? { figures(truth).first { $0.value == 1 } }

  /// How many combinations of values the dimensions between two places have.
  private func choices(from first: UInt8, to last: UInt8) -> Int {
    (first..<max(first, last)).reduce(1) { $0 * valueCount($1) }
  }
}
