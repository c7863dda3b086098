extension DecisionDiagram {
  /// The truth that an input is in a box.
  mutating func function(of box: PolicyBox) -> Function {
    if box.isEmpty { return Self.constant(0) }
    var result = Self.constant(1)
    for dimension in PolicyDimension.allCases.reversed() where !box.isFree(dimension) {
      let mask = box.mask(of: dimension)
      let no = Self.constant(0)
      result = node(
        dimension.rawValue,
        (
          mask & 1 != 0 ? result : no, mask & 2 != 0 ? result : no, mask & 4 != 0 ? result : no,
          mask & 8 != 0 ? result : no
        ))
    }
    return result
  }

  /// The truth that a condition holds.
  mutating func function(of condition: PolicyCondition) -> Function {
    var result = Self.constant(0)
    for box in condition.boxes { result = combine(.either, result, function(of: box)) }
    return result
  }

  /// A function with its numbers replaced.
  mutating func replacing(_ function: Function, _ replacement: (Int) -> Int) -> Function {
    var known: [Function: Function] = [:]
    return replacing(function, replacement, known: &known)
  }

  private mutating func replacing(
    _ function: Function, _ replacement: (Int) -> Int, known: inout [Function: Function]
  ) -> Function {
    if function < 0 { return Self.constant(replacement(Self.value(of: function))) }
    if let result = known[function] { return result }
    let level = level(function)
    var next: [Function] = [0, 0, 0, 0]
    for value in 0..<valueCount(level) {
      next[value] = replacing(child(function, at: level, value: value), replacement, known: &known)
    }
    let result = node(level, (next[0], next[1], next[2], next[3]))
    known[function] = result
    return result
  }

  /// A function as it is where a dimension has one value, given by its place; it does not look at the dimension.
  mutating func fixing(_ function: Function, _ dimension: PolicyDimension, to place: Int) -> Function {
    var known: [Function: Function] = [:]
    return fixing(function, dimension.rawValue, to: place, known: &known)
  }

  private mutating func fixing(
    _ function: Function, _ fixed: UInt8, to place: Int, known: inout [Function: Function]
  ) -> Function {
    let level = level(function)
    if level > fixed { return function }
    if level == fixed { return child(function, at: level, value: place) }
    if let result = known[function] { return result }
    var next: [Function] = [0, 0, 0, 0]
    for value in 0..<valueCount(level) {
      next[value] = fixing(child(function, at: level, value: value), fixed, to: place, known: &known)
    }
    let result = node(level, (next[0], next[1], next[2], next[3]))
    known[function] = result
    return result
  }

  /// Whether a truth holds for every input of a box.
  func holds(_ function: Function, in box: PolicyBox) -> Bool {
    var pending = [function]
    var seen: Set<Function> = []
    while let next = pending.popLast() {
      if next == Self.constant(0) { return false }
      guard next >= 0, seen.insert(next).inserted else { continue }
      let level = level(next)
      let mask = PolicyDimension.allCases[Int(level)]
      for value in 0..<valueCount(level) where box.allows(value, of: mask) {
        pending.append(child(next, at: level, value: value))
      }
    }
    return true
  }

  /// The number for one input.
  func value(_ function: Function, for input: PolicyInput) -> Int {
    var next = function
    while next >= 0 {
      let level = level(next)
      next = child(next, at: level, value: input[PolicyDimension.allCases[Int(level)]])
    }
    return Self.value(of: next)
  }
}
