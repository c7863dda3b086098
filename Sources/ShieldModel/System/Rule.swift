/// One rule that the model goes by.
public struct Rule: Hashable, Sendable {
  /// The rule's id, for example "F2".
  public var id: String
  /// A heading of a few words.
  public var title: String
  /// What the rule says, in one sentence or two.
  public var summary: String
  /// How well the rule as a whole is supported; a fact that belongs to it may be supported better or worse.
  public var grade: Grade
  /// Whether the rule says how the model works rather than how a system behaves.
  ///
  /// Such a rule is a choice, not a claim: a verdict is not weakened by its grade.
  public var isDefinition: Bool

  /// Makes a rule from its parts.
  public init(id: String, title: String, summary: String, grade: Grade, isDefinition: Bool = false) {
    self.id = id
    self.title = title
    self.summary = summary
    self.grade = grade
    self.isDefinition = isDefinition
  }
}
