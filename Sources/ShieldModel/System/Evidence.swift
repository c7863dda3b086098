/// What supports a fact: its grade, the rule it belongs to, where it comes from, and a remark.
public struct Evidence: Hashable, Sendable {
  /// How well the fact is supported.
  public var grade: Grade
  /// The id of the rule that the fact belongs to, for example "F1".
  public var rule: String
  /// Who published it: an address or a short description, never empty in the catalogue.
  public var source: String
  /// A remark for the reader, or the empty string.
  public var note: String

  /// Makes evidence from its four parts.
  public init(grade: Grade, rule: String, source: String, note: String = "") {
    self.grade = grade
    self.rule = rule
    self.source = source
    self.note = note
  }
}
