@testable import ShieldModel

/// The presets of the core as Swift, made from policies that were read from files.
///
/// The core reads no files, so it has the presets as tables; a test keeps them equal to the files.
enum PolicySwiftText {
  /// The whole text of a source file; nil for a policy with rules or promises that only a file can have.
  static func text(of policy: Policy, file: String, command: String) -> String? {
    var rules: [String] = []
    for entry in policy.entries {
      guard case .builtIn(let rule) = entry else { return nil }
      rules.append("      .builtIn(.\(rule)),\n")
    }
    var promises: [String] = []
    for promise in policy.promises {
      guard PolicyInvariant.builtIn(id: promise.id) == promise else { return nil }
      promises.append("      .\(memberName(promise.id)),\n")
    }
    let parameters = parameters(policy.parameters)
    let given =
      parameters.isEmpty
      ? "" : "    parameters: PolicyParameters(\n" + parameters.joined(separator: ",\n") + "\n    ),\n"
    return """
      // swift-format-ignore-file
      // Made from Scenarios/policies by `\(command)`.

      extension Policy {
        /// \(policy.title)
        ///
        /// Its file is `\(file)`.
        public static let \(memberName(policy.name)) = Policy(
          name: \(JSONValue.quoted(policy.name)),
          title: \(JSONValue.quoted(policy.title)),
      \(given)    entries: [
      \(rules.joined())    ],
          promises: [
      \(promises.joined())    ])
      }

      """
  }

  /// The name of a member for an id, such as `coverInactive` for `cover-inactive`.
  private static func memberName(_ id: String) -> String {
    let words = id.split(separator: "-").map(String.init)
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The arguments that differ from the default, a line each.
  private static func parameters(_ parameters: PolicyParameters) -> [String] {
    var lines: [String] = []
    var done: Set<String> = []
    for setting in PolicySetting.allCases {
      guard let key = setting.keys.first, !done.contains(key),
        setting.word(in: parameters) != setting.word(in: PolicyParameters())
      else { continue }
      done.insert(key)
      if setting.keys.count == 1 {
        let isBare = setting.text(of: "") == ""
        lines.append("      \(key): \(isBare ? "" : ".")\(setting.word(in: parameters))")
        continue
      }
      let classes = PolicySetting.allCases.filter { $0.keys.first == key }
        .map { "\($0.keys.last ?? ""): .\($0.word(in: parameters))" }
      lines.append("      \(key): PerSensitivity(\(classes.joined(separator: ", ")))")
    }
    return lines
  }
}
