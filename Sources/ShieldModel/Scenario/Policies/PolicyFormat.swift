/// The format of policy files.
public enum PolicyFormat {
  /// The ending of the names of policy files.
  public static let fileNameSuffix = ".policy.jsonc"

  /// The longest title, statement or reason.
  public static let sentenceLimit = 300

  /// The most rules that a policy has, included ones counted; promises have the same limit.
  public static let ruleLimit = 200

  /// The most boxes of one condition.
  public static let boxLimit = 32

  /// The table that drives keys, types, schema and reference of policy files.
  public static let table = ShapeTable(
    identifier: "urn:shieldmodel:policy:\(FormatVersion.current)", title: "Policy",
    summary: "When an app shields, covers, withholds, warns and logs, and what that promises.", root: "policy",
    entries: PolicyShapes.entries(root: "policy", requiringHead: true))
}
