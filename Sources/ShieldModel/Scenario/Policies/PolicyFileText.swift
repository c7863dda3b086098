/// Policies as the text of policy files.
///
/// What was included is written out. Reading the text gives the same policy, except that of two effects of a rule on
/// the same part and of the same kind, which decide like the stricter demand or the weaker permission alone, only that
/// one is left, and that effects come grouped by kind.
public enum PolicyFileText {
  /// The text of a policy, with a line end.
  ///
  /// Parameters that have their default value are left out.
  public static func text(of policy: Policy) -> String {
    var members = [
      "\"version\": \(FormatVersion.current)", "\"policy\": \(JSONValue.quoted(policy.name))",
      "\"title\": \(JSONValue.quoted(policy.title))",
    ]
    let parameters = parameters(policy.parameters)
    if !parameters.isEmpty { members.append("\"parameters\": \(block("{", parameters, "}"))") }
    if !policy.entries.isEmpty { members.append("\"rules\": \(block("[", policy.entries.map { rule($0) }, "]"))") }
    if !policy.promises.isEmpty {
      members.append("\"promises\": \(block("[", policy.promises.map { promise($0) }, "]"))")
    }
    return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  /// Brackets around pieces, each on a line of its own.
  private static func block(_ opening: String, _ pieces: [String], _ closing: String) -> String {
    opening + "\n" + pieces.map { "    " + $0 }.joined(separator: ",\n") + "\n  " + closing
  }

  /// The parameters that differ from the default, one piece for each.
  private static func parameters(_ parameters: PolicyParameters) -> [String] {
    var pieces: [(key: String, members: [String])] = []
    for setting in PolicySetting.allCases {
      let word = setting.word(in: parameters)
      guard let key = setting.keys.first, word != setting.word(in: PolicyParameters()) else { continue }
      let text = setting.text(of: word)
      if setting.keys.count == 1 {
        pieces.append((key, ["\"\(key)\": \(text)"]))
        continue
      }
      let member = "\"\(setting.keys[1])\": \(text)"
      if pieces.last?.key == key {
        pieces[pieces.count - 1].members.append(member)
      } else {
        pieces.append((key, [member]))
      }
    }
    return pieces.map { key, members in
      PolicySetting(rawValue: key) == nil ? "\"\(key)\": { \(members.joined(separator: ", ")) }" : members[0]
    }
  }

  private static func rule(_ entry: Policy.Entry) -> String {
    switch entry {
    case .builtIn(let rule): return "{ \"rule\": \(JSONValue.quoted(rule.id)) }"
    case .custom(let rule):
      var members = ["\"id\": \(JSONValue.quoted(rule.id))", "\"reason\": \(JSONValue.quoted(rule.reason))"]
      members += condition(rule.condition)
      let demands = rule.effects.filter(\.isForbid)
      let permissions = rule.effects.filter { !$0.isForbid }
      let groups = [("forbid", demands), ("permit", permissions)].filter { !$0.1.isEmpty }
      let isPermitFirst = rule.effects.first?.isForbid == false
      members += (isPermitFirst ? groups.reversed() : groups).map { key, effects in
        "\"\(key)\": \(levels(distinct(effects)))"
      }
      return own(members)
    }
  }

  private static func promise(_ invariant: PolicyInvariant) -> String {
    if PolicyInvariant.builtIn(id: invariant.id) == invariant { return JSONValue.quoted(invariant.id) }
    var members = [
      "\"id\": \(JSONValue.quoted(invariant.id))", "\"statement\": \(JSONValue.quoted(invariant.statement))",
    ]
    members += condition(invariant.condition)
    switch invariant.requirement {
    case .allOf(let bounds): members.append("\"allOf\": [\(bounds.map { limit($0) }.joined(separator: ", "))]")
    case .anyOf(let bounds): members.append("\"anyOf\": [\(bounds.map { limit($0) }.joined(separator: ", "))]")
    case .sameWhatever(let dimension): members.append("\"sameWhatever\": \"\(dimension.word)\"")
    }
    return own(members)
  }

  /// An object in the list of rules or promises, each member on a line of its own.
  private static func own(_ members: [String]) -> String {
    "{\n" + members.map { "      " + $0 }.joined(separator: ",\n") + "\n    }"
  }

  private static func limit(_ bound: PolicyBound) -> String {
    switch bound {
    case .atLeast(let level): "{ \"atLeast\": \(levels([level])) }"
    case .atMost(let level): "{ \"atMost\": \(levels([level])) }"
    }
  }

  private static func levels(_ levels: [PolicyLevel]) -> String {
    "{ " + levels.map { "\"\($0.part.word)\": \"\($0.word)\"" }.joined(separator: ", ") + " }"
  }

  /// The levels of effects of one kind, each part once.
  private static func distinct(_ effects: [PolicyEffect]) -> [PolicyLevel] {
    var levels: [PolicyLevel] = []
    for effect in effects {
      guard let index = levels.firstIndex(where: { $0.part == effect.part }) else {
        levels.append(effect.level)
        continue
      }
      let replaces = effect.isForbid == (effect.level.place > levels[index].place)
      if replaces { levels[index] = effect.level }
    }
    return levels
  }

  /// The member that says when something holds; none for always.
  private static func condition(_ condition: PolicyCondition) -> [String] {
    if condition == .always { return [] }
    let boxes = condition.boxes.map { box($0) }
    return ["\"when\": " + (boxes.count == 1 ? boxes[0] : "[\(boxes.joined(separator: ", "))]")]
  }

  private static func box(_ box: PolicyBox) -> String {
    let members = PolicyDimension.allCases.filter { !box.isFree($0) }.map { dimension in
      let words = box.places(of: dimension).map { "\"\(dimension.values[$0].word)\"" }
      return "\"\(dimension.word)\": " + (words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]")
    }
    return members.isEmpty ? "{}" : "{ " + members.joined(separator: ", ") + " }"
  }
}
