/// A value of a dimension as data.
public struct PolicyDimensionValue: Hashable, Sendable {
  /// The word that files and reports use.
  public var word: String
  /// The value as one sentence.
  public var summary: String

  static func all<Value: PolicyValue>(_ type: Value.Type) -> [PolicyDimensionValue] {
    Value.allCases.map { PolicyDimensionValue(word: $0.word, summary: $0.summary) }
  }
}
