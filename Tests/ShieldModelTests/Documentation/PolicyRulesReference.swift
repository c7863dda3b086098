import ShieldModel

/// Built-in rules, inputs and decisions of policies as part of a page.
enum PolicyRulesReference {
  private static let folder = "Sources/ShieldModel/Policy/Rules/"

  /// The whole part.
  static func text(of sources: [(path: String, lines: [String])] = ProjectFiles.sources) -> String {
    let files = sources.filter { $0.path.hasPrefix(folder) }
    var blocks = ["## The built-in rules"]
    blocks += BuiltInPolicyRule.allCases.map { section($0, files: files) }
    blocks += ["## Parameters", parameters(files)]
    blocks += ["## Inputs", inputs(), "## Decisions", decisions()]
    blocks += ["## Inputs that do not occur", impossible(), "## Promises", promises()]
    return blocks.joined(separator: "\n\n")
  }

  /// A rule: its comment, and what it says under the parameters of the preset `standard`.
  private static func section(_ rule: BuiltInPolicyRule, files: [(path: String, lines: [String])]) -> String {
    let made = rule.rule(PolicyParameters())
    let name = "\(rule)".prefix(1).uppercased() + "\(rule)".dropFirst() + "Rule"
    let lines = files.first { $0.path == "\(folder)\(name).swift" }?.lines ?? []
    let presets = Policy.presets.filter { $0.entries.contains(.builtIn(rule)) }.map { "`\($0.name)`" }
    var blocks = ["### \(rule.id)", comment(above: "enum \(name) {", in: lines) ?? "Its file has no comment."]
    let effects = made.effects.map(\.text).joined(separator: ", ")
    blocks.append(
      """
      - When: \(made.condition == .never ? "never under the usual parameters" : made.condition.text).
      - Then: \(effects).
      - Reason in decisions: “\(made.reason)”
      - Presets: \(presets.joined(separator: ", ")).
      """)
    return blocks.joined(separator: "\n\n")
  }

  /// The comment above a line as Markdown, each paragraph in one line; nil when there is none.
  private static func comment(above line: String, in lines: [String]) -> String? {
    guard let end = lines.firstIndex(of: line) else { return nil }
    var paragraphs: [[String]] = [[]]
    for text in lines[..<end].compactMap(DocumentationComment.text(ofLine:)) {
      if text.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(text) }
    }
    let text = paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    return text.isEmpty ? nil : text
  }

  /// The stored properties of the parameters with the first sentences of their comments.
  private static func parameters(_ files: [(path: String, lines: [String])]) -> String {
    let lines = files.first { $0.path == "\(folder)PolicyParameters.swift" }?.lines ?? []
    var rows = ["| parameter | type | meaning |", "|---|---|---|"]
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("  public var "), line.hasSuffix("{") == false,
        let meaning = DocumentationComment.abstract(above: index, in: lines)
      else { continue }
      let parts = line.dropFirst("  public var ".count).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      rows.append("| `\(parts[0])` | `\(parts[1].drop { $0 == " " })` | \(meaning) |")
    }
    return rows.joined(separator: "\n")
  }

  private static func inputs() -> String {
    let tables = PolicyDimension.allCases.map { dimension in
      let rows = dimension.values.map { "| `\($0.word)` | \($0.summary) |" }
      let head = "### \(dimension.word)\n\n\(dimension.summary)\n\n| value | meaning |\n|---|---|\n"
      return head + rows.joined(separator: "\n")
    }
    return (["The first value of each is the usual one."] + tables).joined(separator: "\n\n")
  }

  private static func decisions() -> String {
    let tables = PolicyPart.allCases.map { part in
      let rows = part.levels.map { "| `\($0.word)` | \($0.summary) |" }
      // The word stands for an input too in some cases, and headings of a page must differ.
      return "### Decision: \(part.word)\n\n\(part.summary)\n\n| level | meaning |\n|---|---|\n"
        + rows.joined(separator: "\n")
    }
    let guarantees = PolicyGuarantee.allCases.map { "- `\($0.word)`: \($0.reason)" }.joined(separator: "\n")
    let head = "The levels of each part go from the weakest to the strictest."
    let tail = "Whatever the rules say, two guarantees turn content into a placeholder:\n\n\(guarantees)"
    return ([head] + tables + [tail]).joined(separator: "\n\n")
  }

  private static func impossible() -> String {
    let rows = PolicyDomain.impossible.map { exclusion in
      "| \(exclusion.condition.text) | \(exclusion.reason) | <doc:Rules#\(exclusion.rule)> | \(exclusion.grade.word) |"
    }
    return (["| inputs | reason | rule | grade |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func promises() -> String {
    let rows = PolicyInvariant.builtIn.map { invariant in
      let presets = Policy.presets.filter { $0.promises.contains(invariant) }.map { "`\($0.name)`" }
      return "| `\(invariant.id)` | \(invariant.statement) | \(presets.joined(separator: ", ")) |"
    }
    return (["| promise | statement | presets |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}
