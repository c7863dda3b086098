/// How two functions over all inputs are put together.
enum DiagramOperation: UInt8, CaseIterable {
  /// The larger number; for truths, either.
  case either
  /// The smaller number; for truths, both.
  case both
  /// Whether the first is true and the second is not.
  case without
  /// Whether the first number is the smaller one.
  case isBelow
  /// Whether the numbers differ.
  case differs
  /// The first number with the second as two more bits.
  case append
  /// The second number where the first is true, and ``excluded`` elsewhere.
  case limit

  /// The number that stands for inputs that do not occur.
  static let excluded = 1 << 14

  /// The number that two numbers give.
  func result(_ left: Int, _ right: Int) -> Int {
    switch self {
    case .either: max(left, right)
    case .both: min(left, right)
    case .without: left != 0 && right == 0 ? 1 : 0
    case .isBelow: left < right ? 1 : 0
    case .differs: left != right ? 1 : 0
    case .append: left << 2 | right
    case .limit: left != 0 ? right : Self.excluded
    }
  }

  /// The result where it can be seen without going down; nil where it cannot.
  func shortcut(_ left: DecisionDiagram.Function, _ right: DecisionDiagram.Function) -> DecisionDiagram.Function? {
    let no = DecisionDiagram.constant(0)
    switch self {
    case .either: return left == right || right == no ? left : left == no ? right : nil
    case .both: return left == right ? left : left == no || right == no ? no : nil
    case .without: return left == right || left == no ? no : nil
    case .isBelow: return left == right || right == no ? no : nil
    case .differs: return left == right ? no : nil
    case .append: return nil
    case .limit: return left == DecisionDiagram.constant(1) ? right : nil
    }
  }
}
