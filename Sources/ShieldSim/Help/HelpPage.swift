/// The page that `--help` shows: of the tool, of a command, or of a command that holds others.
struct HelpPage {
  private let table: CommandTable
  private let path: [String]

  /// The page of the command at a path; of the whole tool when the path leads nowhere.
  init(_ table: CommandTable, path: [String]) {
    self.table = table
    self.path = path
  }

  /// Writes the page as data.
  func write(to console: Console) {
    let settings = console.settings
    for line in lines(width: settings.width, hasColor: settings.outputHasColor) { console.writeLine(line) }
  }

  /// The lines of the page.
  func lines(width: Int, hasColor: Bool = false) -> [String] {
    var text = HelpText(width: width, hasColor: hasColor)
    if let command = table.command(at: path) {
      addPage(of: command, to: &text)
    } else {
      addOverview(to: &text)
    }
    return text.lines
  }

  // MARK: The tool

  private func addOverview(to text: inout HelpText) {
    text.addParagraph(table.summary)
    text.addHeading("Usage")
    text.addLine("  \(table.tool) COMMAND [OPTIONS] [ARGUMENTS]")
    for group in CommandGroup.allCases {
      let commands = table.commands.filter { $0.specification.group == group }
      guard !commands.isEmpty else { continue }
      text.addHeading(group.title)
      text.addTerms(commands.map { HelpTerm(term: $0.name, meaning: $0.specification.summary) })
    }
    text.addHeading("Options of every command")
    addOptions(CommonOptions.all, to: &text)
    text.addHeading("Exit status")
    text.addTerms(ExitStatus.allCases.map { HelpTerm(term: Self.aligned($0.rawValue), meaning: $0.summary) })
    addExamples(table.examples, to: &text)
    text.addLine()
    text.addParagraph("'\(table.tool) help COMMAND' explains one command.")
  }

  // MARK: One command

  private func addPage(of command: Command, to text: inout HelpText) {
    let specification = command.specification
    text.addParagraph(specification.summary)
    text.addHeading("Usage")
    text.addParagraph(UsageLine(command, at: path, of: table.tool).text, indent: 2)
    if !command.subcommands.isEmpty {
      text.addHeading("Commands")
      text.addTerms(command.subcommands.map { HelpTerm(term: $0.name, meaning: $0.specification.summary) })
    }
    if !specification.arguments.isEmpty {
      text.addHeading("Arguments")
      text.addTerms(
        specification.arguments.map { argument in
          HelpTerm(term: argument.usage, meaning: argument.summary, details: Self.details(argument.value))
        })
    }
    if !specification.options.isEmpty {
      text.addHeading("Options")
      addOptions(specification.options, to: &text)
    }
    for names in specification.exclusions {
      text.addLine()
      text.addParagraph("At most one of \(UsageError.list(names.map { "--\($0)" }, joinedBy: "and")) may be given.")
    }
    text.addHeading("Options of every command")
    addOptions(CommonOptions.all, to: &text)
    if !specification.discussion.isEmpty {
      text.addHeading("More")
      for (index, paragraph) in specification.discussion.enumerated() {
        if index > 0 { text.addLine() }
        text.addParagraph(paragraph, indent: 2)
      }
    }
    addExamples(specification.examples, to: &text)
    if !command.subcommands.isEmpty {
      text.addLine()
      text.addParagraph("'\((["\(table.tool) help"] + path).joined(separator: " ")) COMMAND' explains one of them.")
    }
  }

  // MARK: Parts

  private func addOptions(_ options: [OptionSpecification], to text: inout HelpText) {
    text.addTerms(
      options.map { option in
        HelpTerm(
          term: Self.term(option), meaning: Self.meaning(option), details: option.value.map(Self.details) ?? [])
      })
  }

  private func addExamples(_ examples: [CommandExample], to text: inout HelpText) {
    guard !examples.isEmpty else { return }
    text.addHeading("Examples")
    for example in examples {
      text.addLine("  \(example.line)")
      text.addParagraph(example.summary, indent: 6)
    }
  }

  /// The flags of an option as help lists them: `-q, --quiet` or `    --jobs NUMBER`.
  private static func term(_ option: OptionSpecification) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + option.flagWithValue
  }

  private static func meaning(_ option: OptionSpecification) -> String {
    var sentences = [option.summary]
    if case .integer(_, let range)? = option.value {
      sentences.append("Takes \(ValueExpectation.integer(range).words).")
    }
    if case .form(let form)? = option.value { sentences.append("Takes \(form.expectation).") }
    if option.isRepeatable { sentences.append("May be given several times.") }
    if let text = option.defaultText { sentences.append("Default: \(text).") }
    if let variable = option.environment { sentences.append("Also read from the variable \(variable).") }
    return sentences.joined(separator: " ")
  }

  /// The words of a closed set, each with its meaning; a long set is only listed.
  private static func details(_ value: ValueSpecification) -> [String] {
    let words = value.words
    if words.count > 12 { return ["One of \(UsageError.list(words.map(\.word)))."] }
    return words.map { "\($0.word): \($0.summary)" }
  }

  private static func aligned(_ number: Int32) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }
}
