import ShieldModel

/// `shieldsim policy`: what policies decide, and proofs about all their inputs.
enum PolicyCommand {
  static let policies = Argument(
    repeating: "POLICY", .text("POLICY"), isRequired: false,
    "The policies, each by name or as the path of a file; all that go by name when left out.")
  static let policy = Argument("POLICY", .text("POLICY"), "The policy, by name or as the path of a file.")
  static let first = Argument(
    "FIRST", .text("FIRST"), "The policy that should be no weaker, by name or as the path of a file.")
  static let second = Argument(
    "SECOND", .text("SECOND"), "The policy that it is compared with, by name or as the path of a file.")
  static let part = Option(
    "part", .words("PART", PolicyPart.allCases.map { ChoiceWord($0.word, $0.phrase) }),
    "Shows the table of one part of the decision only.")
  static let report = Option(
    repeating: "report", .wordsWithPath("KIND", of: PolicyReportKind.self),
    "Writes a report to the path, or to standard output; without it the text report goes to standard output.")
  static let folder = Option(
    "policies", .folder(), "Adds the policies of a folder; they come before presets of the same name.")

  static let command = Command(
    CommandSpecification(
      "policy", in: .judge, "Shows what policies decide, and proves what holds for all their inputs.",
      discussion: [
        "The inputs of a policy are finitely many, so nothing is sampled: every figure counts all inputs, and a promise "
          + "that is kept is kept for each of them. Inputs that no device shows are left out and named.",
        "A policy is a file named *\(PolicyFormat.fileNameSuffix). Those that come with the tool go by name: "
          + "\(UsageError.list(Policy.presets.map(\.name), joinedBy: "and")).",
      ]), subcommands: [check, table, analyze, compare, show])

  private static let check = Command(
    CommandSpecification(
      "check", in: .judge, "Proves the promises of policies, or shows what breaks them.",
      discussion: [
        "The command ends with 1 when a promise is broken. It then shows the plainest input that breaks it, where the "
          + "promise is made, and where the rules are that decide.",
        "It ends with 2 when a promise speaks about no input that occurs: such a promise is kept and says nothing.",
      ],
      arguments: [policies], options: [report, folder],
      examples: [
        CommandExample("shieldsim policy check", "Proves the promises of all presets."),
        CommandExample("shieldsim policy check wallet", "Proves the promises of one policy."),
        CommandExample("shieldsim policy check my.policy.jsonc", "Reads a file and proves its promises."),
      ])
  ) { arguments, console in
    let finder = try PolicyFinder(arguments, console: console)
    var files: [PolicyFile] = []
    for name in try arguments[policies] { files.append(try finder.policy(name)) }
    let examined = (files.isEmpty ? finder.all : files).map { ExaminedPolicy($0) }
    let status = try write(
      .check(examined), PolicyDocument.Check(examined), summary: examined.map(\.summary), arguments: arguments,
      console: console)
    return ExitStatus.combined(examined.map(\.status)).combined(with: status)
  }

  private static let table = Command(
    CommandSpecification(
      "table", in: .judge, "Shows what a policy decides, as short tables for each part of the decision.",
      arguments: [policy], options: [part, report, folder],
      examples: [
        CommandExample("shieldsim policy table standard", "Shows all tables of a policy."),
        CommandExample("shieldsim policy table wallet --part cover", "Shows when a cover goes up."),
      ])
  ) { arguments, console in
    let analysis = PolicyAnalysis(
      try PolicyFinder(arguments, console: console).policy(try arguments[policy]).policy)
    let chosen = arguments[part].flatMap { PolicyPart(word: $0) }
    return try write(
      .tables(analysis, part: chosen), PolicyDocument.Tables(analysis, part: chosen), summary: [],
      arguments: arguments, console: console)
  }

  private static let analyze = Command(
    CommandSpecification(
      "analyze", in: .judge, "Says everything about a policy: promises, rules, conflicts, gaps, mutants, decisions.",
      discussion: [
        "A mutant is the policy with one rule dropped, turned round or weakened. It is caught when it breaks a promise, "
          + "or, for a preset, when it is weaker than the next weaker one or stricter than the next stricter one.",
        "The command ends with 1 when a promise is broken, with 2 when one speaks about no input that occurs. What it "
          + "finds besides is for reading.",
      ],
      arguments: [policy], options: [report, folder],
      examples: [
        CommandExample("shieldsim policy analyze standard", "Shows the analysis in the terminal."),
        CommandExample("shieldsim policy analyze wallet --report html=wallet.html", "Writes it as a page."),
      ])
  ) { arguments, console in
    let examined = ExaminedPolicy(try PolicyFinder(arguments, console: console).policy(try arguments[policy]))
    let mutation = examined.mutation
    let status = try write(
      .analysis(examined, mutation: mutation), PolicyDocument.Analysis(examined, mutation: mutation),
      summary: [examined.summary], arguments: arguments, console: console)
    return examined.status.combined(with: status)
  }

  private static let compare = Command(
    CommandSpecification(
      "diff", in: .judge, "Compares two policies over all inputs.",
      discussion: [
        "The command ends with 1 when the first policy is weaker for some input, and shows the plainest such input."
      ],
      arguments: [first, second], options: [report, folder],
      examples: [
        CommandExample("shieldsim policy diff wallet standard", "Proves that one policy is never weaker."),
        CommandExample("shieldsim policy diff my.policy.jsonc standard", "Shows where one policy is weaker."),
      ])
  ) { arguments, console in
    let finder = try PolicyFinder(arguments, console: console)
    let comparison = PolicyComparison(
      try finder.policy(try arguments[first]).policy, try finder.policy(try arguments[second]).policy)
    let status = try write(
      .comparison(comparison), PolicyDocument.Comparison(comparison), summary: [comparison.direction],
      arguments: arguments, console: console)
    return (comparison.isNeverWeaker ? .holds : ExitStatus.finding).combined(with: status)
  }

  private static let show = Command(
    CommandSpecification(
      "show", in: .judge, "Prints a policy as a file of its own, to start from.",
      discussion: ["What the policy includes is written out; comments are not kept."],
      arguments: [policy], options: [folder],
      examples: [CommandExample("shieldsim policy show standard", "Prints a preset as a file.")])
  ) { arguments, console in
    let file = try PolicyFinder(arguments, console: console).policy(try arguments[policy])
    console.write(PolicyFileText.text(of: file.policy))
    return .holds
  }

  private static func write(
    _ page: PolicyPage, _ document: some Encodable, summary: [String], arguments: ParsedArguments, console: Console
  ) throws -> ExitStatus {
    let reports = arguments[report].isEmpty ? [WordWithPath(PolicyReportKind.text)] : arguments[report]
    try ReportWriter.check(reports)
    return ReportWriter(reports, console: console).write(summary: summary) { kind, style in
      try kind.text(of: page, document: document, style: style)
    }
  }
}

extension PolicyPart {
  /// What is decided, as a phrase without a full stop.
  fileprivate var phrase: String {
    let text = summary.dropLast()
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension ExaminedPolicy {
  /// Finding when a promise is broken, undecided when one says nothing, since it was meant to say something.
  fileprivate var status: ExitStatus {
    if !analysis.keepsPromises { return .finding }
    return analysis.vacuousPromises.isEmpty ? .holds : .undecided
  }

  /// What came of the promises, in one line.
  fileprivate var summary: String {
    let promises = analysis.promises.count.counting("promise")
    let broken = analysis.promises.filter { !$0.holds }.map(\.invariant.id)
    let name = QuotedText.bare(policy.name)
    let vacuous = analysis.vacuousPromises.map(\.invariant.id)
    if broken.isEmpty, !vacuous.isEmpty {
      return
        "\(name): \(vacuous.count) of \(promises) about inputs that do not occur: \(vacuous.joined(separator: ", "))"
    }
    return broken.isEmpty
      ? "\(name): \(promises) kept for every input that occurs"
      : "\(name): \(broken.count) of \(promises) broken: \(broken.joined(separator: ", "))"
  }
}

extension PolicyComparison {
  /// Which policy is weaker, in one line.
  fileprivate var direction: String {
    switch (weaker, stricter) {
    case (nil, nil): "\(first.name) decides like \(second.name)"
    case (nil, _): "\(first.name) is never weaker than \(second.name), and stricter for some inputs"
    case (_, nil): "\(first.name) is never stricter than \(second.name), and weaker for some inputs"
    case (_, _): "\(first.name) is weaker than \(second.name) for some inputs and stricter for others"
    }
  }
}
