import Testing

@testable import ShieldSim

/// Reading a rendered command line gives back what was rendered.
@Suite struct ParsedArgumentsRenderingTests {
  @Test func `options come by name, then arguments`() throws {
    let arguments = try SampleTable.arguments([
      "work", "x", "-j3", "--filter", "b", "-f", "a", "-Q", "--color", "never",
    ])
    let words = arguments.words(for: SampleTable.work.specification)
    #expect(words == ["work", "--color=never", "--filter=b", "--filter=a", "--jobs=3", "--quick", "x"])
  }

  @Test func `arguments that look like options stand behind two hyphens`() throws {
    let arguments = try SampleTable.arguments(["work", "--", "-", "--jobs"])
    #expect(arguments.words(for: SampleTable.work.specification) == ["work", "--", "-", "--jobs"])
  }

  @Test func `a value from a variable is written out`() throws {
    let arguments = try SampleTable.arguments(["work", "x"], environment: ["SAMPLE_JOBS": "9"])
    #expect(arguments.words(for: SampleTable.work.specification) == ["work", "--jobs=9", "x"])
  }

  @Test func `the command line can be pasted into a shell`() throws {
    let arguments = try SampleTable.arguments(["work", "it's here.jsonc", "--filter", "", "--output=~"])
    let line = arguments.commandLine(for: SampleTable.work.specification, of: "sample")
    #expect(line == #"sample work --filter= '--output=~' 'it'\''s here.jsonc'"#)
  }

  @Test func `reading a rendered line of a random table gives the same arguments`() throws {
    var random = LawGenerator(seed: 2_026)
    for round in 0..<300 {
      var maker = RandomTable(random: random)
      let table = maker.table()
      let (command, words) = maker.line(in: table)
      random = maker.random
      guard case .run(_, let first) = try ArgumentParser(table).parse(words).get() else {
        Issue.record("round \(round): no command in \(words)")
        continue
      }
      let rendered = first.words(for: command.specification)
      guard case .run(_, let second) = try ArgumentParser(table).parse(rendered).get() else {
        Issue.record("round \(round): no command in \(rendered)")
        continue
      }
      #expect(first == second, "round \(round): \(words) became \(rendered)")
      #expect(second.words(for: command.specification) == rendered)
    }
  }
}

/// Makes random tables and random command lines that are right for them.
private struct RandomTable {
  var random: LawGenerator

  private static let texts = [
    "", "x", "-x", "--x", "--", "-", "a b", "=", "a=b", "é", "e\u{301}", "👩‍👧", "\n", "'", "\\", "--help", "-5", "$HOME",
  ]

  mutating func table() -> CommandTable {
    let commands = (0..<Int.random(in: 1...4, using: &random)).map { command(named: "command-\($0)") }
    return CommandTable(tool: "tool", summary: "Is random.", commands: commands)
  }

  private mutating func command(named name: String) -> Command {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let below = (0..<Int.random(in: 1...3, using: &random)).map { leaf(named: "below-\($0)") }
      return Command(CommandSpecification(name, in: .look, "Holds others."), subcommands: below)
    }
    return leaf(named: name)
  }

  private mutating func leaf(named name: String) -> Command {
    let shorts = Array("abcdefgijk")
    let options: [any OptionDescribing] = (0..<Int.random(in: 0...6, using: &random)).map { index in
      let short = Bool.random(using: &random) ? shorts[index] : nil
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return Option(flag: "option-\(index)", short: short, "Is a flag.")
      case 1: return Option("option-\(index)", short: short, .text("TEXT"), "Is a text.")
      case 2: return Option(repeating: "option-\(index)", short: short, .text("TEXT"), "Is many texts.")
      case 3: return Option("option-\(index)", short: short, .integer(in: -9...9), default: 0, "Is a number.")
      default: return Option("option-\(index)", short: short, .words("W", of: SampleTable.Shape.self), "Is a word.")
      }
    }
    var arguments: [any ArgumentDescribing] = (0..<Int.random(in: 0...2, using: &random)).map { index in
      Argument("ARGUMENT-\(index)", .text("TEXT"), "Is a text.")
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: arguments.append(Argument(optional: "LAST", .text("TEXT"), "Is a text."))
    case 1: arguments.append(Argument(repeating: "LAST", .text("TEXT"), isRequired: false, "Is many texts."))
    default: break
    }
    return Command(CommandSpecification(name, in: .look, "Is one.", arguments: arguments, options: options)) { _, _ in
      .holds
    }
  }

  /// A command of the table and the words of a line that calls it.
  mutating func line(in table: CommandTable) -> (Command, [String]) {
    let path = table.paths.randomElement(using: &random) ?? []
    let command = table.command(at: path) ?? table.commands[0]
    var words = path
    for option in command.specification.options.shuffled(using: &random) where Bool.random(using: &random) {
      for _ in 0..<(option.isRepeatable ? Int.random(in: 1...3, using: &random) : 1) { words += spelling(of: option) }
    }
    var values: [String] = []
    for argument in command.specification.arguments {
      let least = argument.isRequired ? 1 : 0
      let most = argument.isRepeating ? 4 : 1
      for _ in 0..<Int.random(in: least...most, using: &random) { values.append(text()) }
    }
    return (command, words + ["--"] + values)
  }

  private mutating func spelling(of option: OptionSpecification) -> [String] {
    guard let value = option.value else {
      return [Bool.random(using: &random) ? option.short.map { "-\($0)" } ?? option.flag : option.flag]
    }
    let text =
      switch value {
      case .integer(_, let range): String(Int.random(in: range, using: &random))
      case .words(_, let words): words.randomElement(using: &random)?.word ?? ""
      default: text()
      }
    if Bool.random(using: &random), !text.hasPrefix("-") { return [option.flag, text] }
    if let short = option.short, Bool.random(using: &random) { return ["-\(short)=\(text)"] }
    return ["\(option.flag)=\(text)"]
  }

  private mutating func text() -> String {
    Self.texts.randomElement(using: &random) ?? ""
  }
}
