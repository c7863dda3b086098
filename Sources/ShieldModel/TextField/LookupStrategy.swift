/// A way in which apps look for the canvas of a text field.
///
/// Source: L1, measured.
public indirect enum LookupStrategy: Hashable, Sendable {
  /// A class name that is one of these.
  case exactName([String])
  /// A class name that contains one of these.
  case nameContains([String])
  /// A class name that ends with one of these.
  case nameEndsWith([String])
  /// The child at the back.
  case firstChild
  /// The child at the front.
  case lastChild
  /// Both ends in turn: first the child at the back, then the child at the front; content ends in the latter.
  case firstThenLast
  /// One strategy after the other until one finds something.
  case ladder([LookupStrategy])

  /// Whether the strategy goes by position, which no system promises.
  public var goesByPosition: Bool {
    switch self {
    case .exactName, .nameContains, .nameEndsWith: return false
    case .firstChild, .lastChild, .firstThenLast: return true
    case .ladder(let rungs): return rungs.contains { $0.goesByPosition }
    }
  }
}
