import ShieldModel

/// `shieldsim facts`: what the catalogue says about systems, how well it is supported, and by whom.
enum FactsCommand {
  static let systems = Argument(
    optional: "SYSTEMS", .text("SYSTEMS"), "One system such as 17, or several as in a matrix: 13...26 or 16,17.")
  static let platform = Option(
    "platform", .form("WORD", UsageError.list(Platform.allCases.map(\.word))) { Platform(word: $0) },
    default: .iPhone, shown: Platform.iPhone.word, "Looks at the systems of this platform.")
  static let rule = Option("rule", .text("ID"), "Shows what a rule such as F3 says and every fact that belongs to it.")
  static let grade = Option(
    "grade", .words("GRADE", Grade.allCases.map { ChoiceWord($0.word, $0.shortMeaning) }),
    "Shows only facts of this grade; contested is what nobody knows.")
  static let json = Option(flag: "json", "Prints JSON; without SYSTEMS and --platform all systems of all platforms.")
  static let check = Option(
    "check", .file("DUMP"), "Compares the facts with a dump of a real screen; - reads standard input.")
  static let checked = Option(
    "os", .text("SYSTEMS"),
    "Says on which system the dump was made; without it, and where the dump does not say, every "
      + "system of the platform is tried.")

  static let command = Command(
    CommandSpecification(
      "facts", in: .reference, "Shows what is known about each system, how well, and from whom.",
      discussion: [
        "Without arguments: one row a system with the facts that recipes stand or fall with. With one system: all its "
          + "facts. With several: for each fact which systems agree.",
        "A grade tells how well a fact is supported. A verdict that depends on a contested fact is unknown.",
        "With --check: the text fields of a dump are found, and each fact that a tree can show is confirmed, "
          + "contradicted or left open. Dumps are recursiveDescription text, or what the code of canary --snippet "
          + "writes. The command ends with 1 when the dump contradicts a fact (of every system, where several are "
          + "tried), and with 2 when it says nothing.",
      ],
      arguments: [systems],
      options: [platform, rule, grade, json, check, checked],
      exclusions: [[check, rule], [check, grade]],
      examples: [
        CommandExample("shieldsim facts", "Shows the overview."),
        CommandExample("shieldsim facts 17", "Shows all facts of iOS 17 with their sources."),
        CommandExample("shieldsim facts --rule F3", "Shows a rule and its facts on every system."),
        CommandExample("shieldsim facts --grade contested", "Shows what nobody knows."),
        CommandExample("shieldsim facts --check dump.txt --os 17", "Compares a dump with what is known of iOS 17."),
      ])
  ) { arguments, console in
    if let dump = arguments[check] { return try compare(dump, arguments, console: console) }
    if arguments[checked] != nil { throw UsageError.stated("--os belongs to --check; expected SYSTEMS without a flag") }
    let query = try query(arguments)
    if arguments[json] {
      console.write(try JSONText.of(FactDocument(query)))
      return .holds
    }
    var text = ExplanationText(for: console)
    let isFiltered = query.rule != nil || query.grade != nil
    if try arguments[systems] == nil, !isFiltered {
      FactOverview(platform: arguments[platform], profiles: query.profiles).write(to: &text)
    } else if query.profiles.count == 1, query.rule == nil, let profile = query.profiles.first {
      FactSheet(profile: profile, facts: query.facts(of: profile)).write(to: &text)
    } else {
      FactComparison(query: query).write(to: &text)
    }
    text.write(to: console)
    return .holds
  }

  private static func query(_ arguments: ParsedArguments) throws -> FactQuery {
    let profiles: [OSProfile]
    if let range = try arguments[systems] {
      profiles = try select(range, platform: arguments[platform])
    } else if arguments[json], !arguments.isGiven(platform) {
      profiles = OSCatalogue.rows
    } else {
      profiles = OSCatalogue.rows(of: arguments[platform])
    }
    return FactQuery(
      profiles: profiles, rule: try arguments[rule].map(knownRule),
      grade: arguments[grade].flatMap { Grade(word: $0) })
  }

  /// Compares a dump with the systems that a command line or the dump itself names, or with all of the platform.
  private static func compare(
    _ path: String, _ arguments: ParsedArguments, console: Console
  ) throws -> ExitStatus {
    if try arguments[systems] != nil {
      throw UsageError.stated("SYSTEMS cannot stand beside --check; expected --os to say where the dump was made")
    }
    let file =
      path == InputFile.standardInput
      ? try SourceFile(name: "standard input", bytes: try InputFile.read(path))
      : try SourceFile.read(path: path, name: RootFolder(nil).name(of: path))
    let examination = DumpExamination(try DumpReader.read(file))
    var choice = DumpComparison.Choice.all(of: arguments[platform])
    if let range = arguments[checked] {
      choice = .given(try select(range, platform: arguments[platform], owner: "--os"))
    } else if let system = examination.tree.system {
      choice = system.profile.map { .told($0) } ?? .unknown(system)
    }
    let comparison = DumpComparison(file: file.name, examination: examination, choice: choice)
    if arguments[json] {
      console.write(try JSONText.of(DumpComparisonDocument(comparison)))
    } else {
      var text = ExplanationText(for: console)
      comparison.write(to: &text)
      text.write(to: console)
    }
    return comparison.status
  }

  private static func select(
    _ range: String, platform: Platform, owner: String = "SYSTEMS"
  ) throws(UsageError) -> [OSProfile] {
    do throws(OSSelectionError) {
      return try OSCatalogue.select(range, platform: platform)
    } catch {
      let others = Platform.allCases.filter { other in
        other != platform && (try? OSCatalogue.select(range, platform: other)) != nil
      }
      let hint = others.isEmpty ? "" : "; \(UsageError.list(others.map(\.word))) has it, see --platform"
      let message = Diagnostic(file: "", problem: error.problem, expected: error.expected).message
      throw .stated("\(owner): \(message)\(hint)")
    }
  }

  private static func knownRule(_ id: String) throws(UsageError) -> Rule {
    if let rule = RuleBook.rule(id) ?? RuleBook.rule(id.uppercased()) { return rule }
    let known = RuleBook.rules.map(\.id)
    throw .stated(
      "--rule: there is no rule \(QuotedText.short(id))"
        + (UsageError.suggestion(for: id, among: known) ?? "; expected an id such as F3 or C8"))
  }
}

extension Grade {
  /// What the grade means, in a phrase without a full stop.
  fileprivate var shortMeaning: String {
    switch self {
    case .documented: "the public documentation says so"
    case .measured: "somebody ran it and published what they saw"
    case .reported: "somebody claims it"
    case .assumed: "inferred, without a source"
    case .contested: "nobody knows, or sources disagree"
    }
  }
}
