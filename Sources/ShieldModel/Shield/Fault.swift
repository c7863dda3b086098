/// A lookup that did not find the canvas, reported loudly whatever the app does about it.
///
/// Source: L2, reported.
public struct Fault: Hashable, Sendable {
  /// What the lookup came to.
  public enum Verdict: Hashable, Sendable {
    /// A view that is not the canvas, by its class name.
    case anotherView(String)
    /// Nothing.
    case nothing
    /// Several views match; nothing is hosted.
    case ambiguous(Int32)
  }

  /// The turn in which the lookup ran.
  public var turn: Int32
  /// The shield that looked, or empty.
  public var shield: String
  /// What the lookup came to.
  public var verdict: Verdict
  /// Class names that the app expected; empty for a lookup by position.
  public var expected: [String]
  /// The class name of the true canvas, empty where the system has none.
  public var actual: String
  /// Class names that the lookup saw, in order.
  public var seen: [String]
  /// Whether the modelled app logs it.
  public var isLogged: Bool
  /// The step's place in its file.
  public var place: Int32

  /// One sentence for people, naming expected and seen class names.
  public var message: String {
    let wanted = expected.isEmpty ? "a view by position" : expected.joined(separator: " or ")
    let found: String
    switch verdict {
    case .anotherView(let name): found = "found " + name + ", which is not the canvas"
    case .nothing: found = "found nothing"
    case .ambiguous(let count): found = "found " + Decimal.text(count) + " views and cannot tell which is the canvas"
    }
    let list = seen.isEmpty ? "no view at all" : seen.joined(separator: ", ")
    return "canvas lookup (" + wanted + ") " + found + "; seen: " + list
  }
}

/// Whole numbers as text.
enum Decimal {
  static func text(_ value: Int32) -> String { value.description }
  static func text(_ value: Int) -> String { value.description }
}
