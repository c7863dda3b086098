/// When something holds: in any of some boxes.
public struct PolicyCondition: Hashable, Sendable {
  /// The boxes; empty ones play no part.
  public var boxes: [PolicyBox]

  /// Makes a condition that holds in any of the boxes.
  public init(_ boxes: [PolicyBox]) { self.boxes = boxes.filter { !$0.isEmpty } }

  /// The condition that holds for every input.
  public static let always = PolicyCondition([PolicyBox()])

  /// The condition that holds for none.
  public static let never = PolicyCondition([])

  /// The condition that holds for inputs with one of these values.
  public static func when<Value: PolicyValue>(_ values: Value...) -> PolicyCondition {
    PolicyCondition([.when(values)])
  }

  /// The condition that holds for inputs with one of these values; never when the list is empty.
  public static func when<Value: PolicyValue>(_ values: [Value]) -> PolicyCondition {
    PolicyCondition([.when(values)])
  }

  /// The condition for inputs that also have one of these values.
  public func and<Value: PolicyValue>(_ values: Value...) -> PolicyCondition { and(values) }

  /// The condition for inputs that also have one of these values; never when the list is empty.
  public func and<Value: PolicyValue>(_ values: [Value]) -> PolicyCondition {
    PolicyCondition(boxes.map { $0.and(values) })
  }

  /// The condition that holds when this one or another does.
  public func or(_ other: PolicyCondition) -> PolicyCondition { PolicyCondition(boxes + other.boxes) }

  /// Whether the condition holds for an input.
  public func holds(for input: PolicyInput) -> Bool { holds(for: PolicyBox(input)) }

  /// Whether the condition holds for the one input of a box.
  func holds(for input: PolicyBox) -> Bool { boxes.contains { $0.contains(input) } }

  /// The condition in words, boxes joined by semicolons, or `never`.
  public var text: String { boxes.isEmpty ? "never" : boxes.map { $0.text }.joined(separator: "; or ") }
}
