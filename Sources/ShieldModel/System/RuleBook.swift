/// Every rule of the model by its id.
public enum RuleBook {
  /// The rules, by family: trees, text field, touches and focus, capture, time, lookup, shield status.
  public static let rules: [Rule] =
    treeRules + fieldRules + hitRules + captureRules + timeRules + lookupRules + statusRules

  /// The rule with that id, or nil.
  public static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// A rule about how a system behaves.
  static func claim(_ id: String, _ title: String, _ grade: Grade, _ summary: String) -> Rule {
    Rule(id: id, title: title, summary: summary, grade: grade)
  }

  /// A rule about how the model works.
  static func definition(_ id: String, _ title: String, _ summary: String) -> Rule {
    Rule(id: id, title: title, summary: summary, grade: .assumed, isDefinition: true)
  }
}
