/// Functions over all inputs, drawn as one graph in which equal parts are shared.
///
/// A function is a node: it looks at one dimension and goes on to another node for each value, dimensions in their
/// order, until it ends at a number. A node whose values all lead to the same place is left out, and no node exists
/// twice, so two functions are equal if and only if they are the same node. The number 0 stands for false, 1 for true.
/// Combining two functions takes time in proportion to the product of their sizes at worst.
struct DecisionDiagram {
  /// A function: a node when not negative, otherwise the number `-1 - value`.
  typealias Function = Int32

  /// The most values that a dimension has.
  private static let width = 4

  /// The number of dimensions, which also is the place of ends in their order.
  static let depth = UInt8(PolicyDimension.allCases.count)

  /// The dimension that each node looks at.
  private var dimensions: [UInt8] = []
  /// Four places for each node, of which as many are used as its dimension has values.
  private var children: [Function] = []
  private var known: [NodeKey: Function] = [:]
  private var combined: [[UInt64: Function]] = DiagramOperation.allCases.map { _ in [:] }
  private let counts: [Int] = PolicyDimension.allCases.map { $0.count }

  private struct NodeKey: Hashable {
    var dimension: UInt8
    var first: UInt64
    var second: UInt64
  }

  /// The function that is the same number everywhere.
  static func constant(_ value: Int) -> Function { -1 - Function(value) }

  /// The number of an end.
  static func value(of end: Function) -> Int { Int(-1 - end) }

  /// How many nodes there are.
  var nodeCount: Int { dimensions.count }

  /// The place of the dimension that a function looks at first; that of ends comes after all others.
  func level(_ function: Function) -> UInt8 { function < 0 ? Self.depth : dimensions[Int(function)] }

  /// How many values the dimension at a place has.
  func valueCount(_ level: UInt8) -> Int { counts[Int(level)] }

  /// Where a function goes on for a value of the dimension at a place, which is its own or an earlier one.
  func child(_ function: Function, at level: UInt8, value: Int) -> Function {
    guard function >= 0, dimensions[Int(function)] == level else { return function }
    return children[Int(function) * Self.width + value]
  }

  /// The node that looks at a dimension and goes on to these functions.
  mutating func node(_ level: UInt8, _ next: (Function, Function, Function, Function)) -> Function {
    let count = counts[Int(level)]
    let third = count > 2 ? next.2 : next.0
    let fourth = count > 3 ? next.3 : next.0
    if next.0 == next.1, next.0 == third, next.0 == fourth { return next.0 }
    let key = NodeKey(
      dimension: level, first: Self.pair(next.0, next.1), second: Self.pair(third, fourth))
    if let node = known[key] { return node }
    let node = Function(dimensions.count)
    dimensions.append(level)
    children.append(next.0)
    children.append(next.1)
    children.append(third)
    children.append(fourth)
    known[key] = node
    return node
  }

  static func pair(_ first: Function, _ second: Function) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// The function whose number for each input is made from those of two others.
  mutating func combine(_ operation: DiagramOperation, _ left: Function, _ right: Function) -> Function {
    if left < 0, right < 0 {
      return Self.constant(operation.result(Self.value(of: left), Self.value(of: right)))
    }
    if let short = operation.shortcut(left, right) { return short }
    let key = Self.pair(left, right)
    let place = Int(operation.rawValue)
    if let result = combined[place][key] { return result }
    let level = min(level(left), level(right))
    var next: (Function, Function, Function, Function) = (0, 0, 0, 0)
    for value in 0..<counts[Int(level)] {
      let result = combine(
        operation, child(left, at: level, value: value), child(right, at: level, value: value))
      switch value {
      case 0: next.0 = result
      case 1: next.1 = result
      case 2: next.2 = result
      default: next.3 = result
      }
    }
    let result = node(level, next)
    combined[place][key] = result
    return result
  }
}
