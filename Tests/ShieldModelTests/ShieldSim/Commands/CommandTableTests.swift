import Testing

@testable import ShieldSim

/// What must be true of every table, that of `shieldsim` first of all.
@Suite struct CommandTableTests {
  static let tables = [CommandTable.shieldsim, SampleTable.table]

  /// Every command of a table with its path.
  static func commands(of table: CommandTable) -> [(path: [String], command: Command)] {
    var found: [(path: [String], command: Command)] = []
    var open = table.commands.map { (path: [$0.name], command: $0) }
    while let next = open.popLast() {
      found.append(next)
      open += next.command.subcommands.map { (path: next.path + [$0.name], command: $0) }
    }
    return found
  }

  @Test(arguments: tables)
  func `names are lower case words and stand once`(table: CommandTable) {
    func check(_ names: [String], _ place: String) {
      #expect(Set(names).count == names.count, "\(place)")
      for name in names { #expect(name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(place): \(name)") }
    }
    check(table.commands.map(\.name), table.tool)
    for (path, command) in Self.commands(of: table) {
      let options = command.specification.options + CommonOptions.all
      check(options.map(\.name), path.joined(separator: " "))
      check(command.subcommands.map(\.name), path.joined(separator: " "))
      let shorts = options.compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(path)")
      #expect(shorts.allSatisfy { $0.isASCII && $0.isLetter }, "\(path)")
      #expect(path != ["root"], "completion scripts call the tool itself so")
    }
  }

  @Test(arguments: tables)
  func `summaries are one sentence and words of a choice have no full stop`(table: CommandTable) {
    func isSentence(_ text: String) -> Bool {
      text.hasSuffix(".") && text.first?.isUppercase == true && !text.contains("\n")
    }
    #expect(isSentence(table.summary))
    for (path, command) in Self.commands(of: table) {
      let specification = command.specification
      #expect(isSentence(specification.summary), "\(path)")
      for option in specification.options { #expect(isSentence(option.summary), "\(path): \(option.flag)") }
      for argument in specification.arguments { #expect(isSentence(argument.summary), "\(path): \(argument.name)") }
      for example in specification.examples { #expect(isSentence(example.summary), "\(path): \(example.line)") }
      let values = specification.options.compactMap(\.value) + specification.arguments.map(\.value)
      for word in values.flatMap(\.words) {
        #expect(!word.summary.isEmpty && !word.summary.hasSuffix("."), "\(path): \(word.word)")
        #expect(!word.word.contains { $0.isWhitespace || "=:'\"".contains($0) }, "\(path): \(word.word)")
      }
    }
  }

  @Test(arguments: tables)
  func `only the last argument repeats and none that is needed follows one that is not`(table: CommandTable) {
    for (path, command) in Self.commands(of: table) {
      let arguments = command.specification.arguments
      #expect(arguments.dropLast().allSatisfy { !$0.isRepeating }, "\(path)")
      let required = arguments.map(\.isRequired)
      #expect(required == required.sorted { $0 && !$1 }, "\(path)")
      #expect(Set(arguments.map(\.name)).count == arguments.count, "\(path)")
    }
  }

  @Test(arguments: tables)
  func `options that exclude each other are options of the command`(table: CommandTable) {
    for (path, command) in Self.commands(of: table) {
      let names = Set(command.specification.options.map(\.name))
      for exclusion in command.specification.exclusions {
        #expect(exclusion.count > 1 && names.isSuperset(of: exclusion), "\(path): \(exclusion)")
      }
    }
  }

  @Test(arguments: tables)
  func `every example is a command line that is right`(table: CommandTable) throws {
    for (path, command) in Self.commands(of: table) + [(path: [], command: table.commands[0])] {
      for example in path.isEmpty ? table.examples : command.specification.examples {
        let words = try #require(shellWords(in: example.line))
        #expect(words.first == table.tool, "\(example.line)")
        switch ArgumentParser(table).parse(Array(words.dropFirst())) {
        case .success(.run(let called, _)):
          if !path.isEmpty { #expect(called.name == command.name, "\(example.line)") }
        case .success: break
        case .failure(let failure): Issue.record("\(example.line): \(failure.errors.map(\.message))")
        }
      }
    }
  }

  @Test func `a path of words leads to a command, and nothing else does`() {
    #expect(SampleTable.table.command(at: ["shelf", "put-up"])?.name == "put-up")
    #expect(SampleTable.table.command(at: ["work", "put-up"]) == nil)
    #expect(SampleTable.table.command(at: []) == nil)
    #expect(SampleTable.table.paths == [["work"], ["draw"], ["shelf", "put-up"], ["shelf", "take-down"]])
  }
}

/// The words of a simple command line: spaces part words, quotes of both kinds keep them together.
private func shellWords(in line: String) -> [String]? {
  var words: [String] = []
  var word: String?
  var quote: Character?
  for character in line {
    if character == quote {
      quote = nil
    } else if quote != nil {
      word?.append(character)
    } else if character == "'" || character == "\"" {
      quote = character
      word = word ?? ""
    } else if character == " " {
      if let finished = word { words.append(finished) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let finished = word { words.append(finished) }
  return quote == nil ? words : nil
}
