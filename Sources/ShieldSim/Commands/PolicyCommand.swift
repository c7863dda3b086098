import ShieldModel

/// `shieldsim policy`: what policies decide, and proofs about all their inputs.
enum PolicyCommand {
  static let policies = Argument(
    repeating: "POLICY", .text("POLICY"), isRequired: false, "The policies by name; all presets when left out.")
  static let policy = Argument("POLICY", .text("POLICY"), "The policy by name.")
  static let first = Argument("FIRST", .text("FIRST"), "The policy that should be no weaker, by name.")
  static let second = Argument("SECOND", .text("SECOND"), "The policy that it is compared with, by name.")
  static let part = Option(
    "part", .words("PART", PolicyPart.allCases.map { ChoiceWord($0.word, $0.phrase) }),
    "Shows the table of one part of the decision only.")
  static let format = Option(
    "format", short: "f", .words("FORMAT", of: PolicyFormat.self), default: .text, "Says how the report is written.")
  static let output = Option(
    "out", short: "o", .file("PATH"), "Writes the report to a file instead of standard output.")

  static let command = Command(
    CommandSpecification(
      "policy", in: .judge, "Shows what policies decide, and proves what holds for all their inputs.",
      discussion: [
        "The inputs of a policy are finitely many, so nothing is sampled: every figure counts all inputs, and a promise "
          + "that is kept is kept for each of them. Inputs that no device shows are left out and named.",
        "Policies go by name: \(UsageError.list(Policy.presets.map(\.name), joinedBy: "and")).",
      ]), subcommands: [check, table, analyze, compare])

  private static let check = Command(
    CommandSpecification(
      "check", in: .judge, "Proves the promises of policies, or shows what breaks them.",
      discussion: ["The command ends with 1 when a promise is broken, and shows the plainest input that breaks it."],
      arguments: [policies], options: [format, output],
      examples: [
        CommandExample("shieldsim policy check", "Proves the promises of all presets."),
        CommandExample("shieldsim policy check wallet", "Proves the promises of one policy."),
      ])
  ) { arguments, console in
    let names = try arguments[policies]
    var chosen: [Policy] = []
    for name in names { chosen.append(try PolicyName.policy(name)) }
    if chosen.isEmpty { chosen = Policy.presets }
    let analyses = chosen.map { PolicyAnalysis($0) }
    try write(.check(analyses), PolicyDocument.Check(analyses), arguments: arguments, console: console)
    return analyses.allSatisfy(\.keepsPromises) ? .holds : .finding
  }

  private static let table = Command(
    CommandSpecification(
      "table", in: .judge, "Shows what a policy decides, as short tables for each part of the decision.",
      arguments: [policy], options: [part, format, output],
      examples: [
        CommandExample("shieldsim policy table standard", "Shows all tables of a policy."),
        CommandExample("shieldsim policy table wallet --part cover", "Shows when a cover goes up."),
      ])
  ) { arguments, console in
    let analysis = PolicyAnalysis(try PolicyName.policy(try arguments[policy]))
    let chosen = arguments[part].flatMap { PolicyPart(word: $0) }
    try write(
      .tables(analysis, part: chosen), PolicyDocument.Tables(analysis, part: chosen), arguments: arguments,
      console: console)
    return .holds
  }

  private static let analyze = Command(
    CommandSpecification(
      "analyze", in: .judge, "Says everything about a policy: promises, rules, conflicts, gaps, mutants, decisions.",
      discussion: [
        "A mutant is the policy with one rule dropped, turned round or weakened. It is caught when it breaks a promise, "
          + "or when it is weaker than the next weaker preset or stricter than the next stricter one.",
        "The command ends with 1 when a promise is broken. What it finds besides is for reading.",
      ],
      arguments: [policy], options: [format, output],
      examples: [
        CommandExample("shieldsim policy analyze standard", "Shows the analysis in the terminal."),
        CommandExample(
          "shieldsim policy analyze wallet --format html --out wallet.html", "Writes it as a page for a browser."),
      ])
  ) { arguments, console in
    let policy = try PolicyName.policy(try arguments[policy])
    let analysis = PolicyAnalysis(policy)
    let mutation = PolicyName.mutation(of: policy)
    try write(
      .analysis(analysis, mutation: mutation), PolicyDocument.Analysis(analysis, mutation: mutation),
      arguments: arguments, console: console)
    return analysis.keepsPromises ? .holds : .finding
  }

  private static let compare = Command(
    CommandSpecification(
      "diff", in: .judge, "Compares two policies over all inputs.",
      discussion: [
        "The command ends with 1 when the first policy is weaker for some input, and shows the plainest such input."
      ],
      arguments: [first, second], options: [format, output],
      examples: [
        CommandExample("shieldsim policy diff wallet standard", "Proves that one policy is never weaker."),
        CommandExample("shieldsim policy diff relaxed standard", "Shows where one policy is weaker."),
      ])
  ) { arguments, console in
    let comparison = PolicyComparison(
      try PolicyName.policy(try arguments[first]), try PolicyName.policy(try arguments[second]))
    try write(
      .comparison(comparison), PolicyDocument.Comparison(comparison), arguments: arguments, console: console)
    return comparison.isNeverWeaker ? .holds : .finding
  }

  private static func write(
    _ page: PolicyPage, _ document: some Encodable, arguments: ParsedArguments, console: Console
  ) throws {
    let format = arguments[format]
    if format == .text, arguments[output] == nil {
      var text = ExplanationText(for: console)
      page.write(to: &text)
      return text.write(to: console)
    }
    let text = try format.text(of: page, document: document, width: 100)
    try AtomicFile.write(text, to: arguments[output] ?? "-", console: console)
  }
}

extension PolicyPart {
  /// What is decided, as a phrase without a full stop.
  fileprivate var phrase: String {
    let text = summary.dropLast()
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
