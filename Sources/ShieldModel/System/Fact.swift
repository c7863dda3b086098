/// A value together with what supports it.
///
/// When the grade is ``Grade/contested`` the value is only the parameter that the model runs with (its best guess), and
/// a verdict that depends on it is *unknown*.
public struct Fact<Value> {
  /// What the fact says, or the model's parameter when the grade is contested.
  public var value: Value
  /// How well the fact is supported.
  public var grade: Grade
  /// The id of the rule that the fact belongs to, for example "F1".
  public var rule: String
  /// Who published it: an address or a short description.
  public var source: String
  /// A remark for the reader, or the empty string.
  public var note: String

  /// Makes a fact from its parts.
  public init(value: Value, grade: Grade, rule: String, source: String, note: String = "") {
    self.value = value
    self.grade = grade
    self.rule = rule
    self.source = source
    self.note = note
  }

  /// Everything but the value.
  public var evidence: Evidence { Evidence(grade: grade, rule: rule, source: source, note: note) }

  /// Tells whether a verdict that depends on this fact is unknown.
  public var isContested: Bool { grade == .contested }

  /// Replaces the value and what supports it, and keeps the rule.
  public mutating func state(_ value: Value, _ grade: Grade, _ source: String, note: String = "") {
    self.value = value
    self.grade = grade
    self.source = source
    self.note = note
  }

  /// Lowers the grade to the given one unless it is weaker already, and replaces the source and the remark.
  ///
  /// Used where one system is taken to behave like another: the value stays, its support does not.
  public mutating func weaken(to limit: Grade, source: String, note: String) {
    guard grade < limit else { return }
    grade = limit
    self.source = source
    self.note = note
  }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
extension Fact: Sendable where Value: Sendable {}
