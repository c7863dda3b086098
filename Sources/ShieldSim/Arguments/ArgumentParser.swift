/// Turns the words of a command line into what they ask for, by a command table.
///
/// The command comes first and its options and arguments follow in any order. `--` ends the options. `--flag value`,
/// `--flag=value`, `-f value`, `-fvalue` and `-f=value` are the same, and short flags that stand alone may share one
/// hyphen. A value that begins with a hyphen needs the form with `=`, except `-` alone and negative numbers.
/// A call for help or for the version is answered even if the rest is wrong.
struct ArgumentParser: Sendable {
  /// The table that says what is right.
  let table: CommandTable
  /// The variables that options may fall back on.
  let environment: [String: String]

  init(_ table: CommandTable, environment: [String: String] = [:]) {
    self.table = table
    self.environment = environment
  }

  /// What the words ask for, or everything that is wrong with them; the tool's own name is not among the words.
  func parse(_ words: [String]) -> Result<Invocation, UsageFailure> {
    var reader = ArgumentReader(words)
    var path: [String] = []
    var level = table.commands
    var command: Command?

    while command == nil || !level.isEmpty {
      guard let word = reader.nextPositional(options: CommonOptions.all) else { break }
      guard let next = level.first(where: { $0.name == word }) else {
        // Behind a flag that is not known here, the word may be that flag's value and no command at all.
        let misplaced = misplacedOptions(in: reader.errors)
        return failure(misplaced.isEmpty ? [.unknownCommand(word, known: level.map(\.name))] : misplaced, at: path)
      }
      path.append(word)
      command = next
      level = next.subcommands
    }
    guard let command, case .run = command.body else {
      return groupInvocation(reader, path: path, known: level.map(\.name))
    }
    return invocation(of: command, at: path, reading: &reader)
  }

  /// What is asked for when the words end before a command that works.
  private func groupInvocation(
    _ reader: ArgumentReader, path: [String], known: [String]
  ) -> Result<Invocation, UsageFailure> {
    if reader.asksForHelp { return .success(.help(path)) }
    if reader.asksForVersion { return .success(.version) }
    if !reader.errors.isEmpty { return failure(misplacedOptions(in: reader.errors), at: path) }
    return path.isEmpty ? .success(.welcome) : failure([.missingCommand(known: known)], at: path)
  }

  /// The same mistakes, where flags that some command has are called misplaced instead of unknown.
  private func misplacedOptions(in errors: [UsageError]) -> [UsageError] {
    errors.map { error in
      guard case .unknownOption(let flag, _) = error else { return error }
      let owners = table.paths.filter { path in
        table.command(at: path)?.specification.options.contains { $0.flag == flag } == true
      }
      return owners.isEmpty ? error : .misplacedOption(flag: flag, commands: owners.map { $0.joined(separator: " ") })
    }
  }

  /// Reads what follows the words of a command.
  private func invocation(
    of command: Command, at path: [String], reading reader: inout ArgumentReader
  ) -> Result<Invocation, UsageFailure> {
    let specification = command.specification
    let known = specification.options + CommonOptions.all
    var arguments = ParsedArguments(command: path)
    var errors: [UsageError] = []
    var index = 0
    while let text = reader.nextPositional(options: known) {
      guard index < specification.arguments.count else {
        errors.append(.unexpectedArgument(text))
        continue
      }
      let argument = specification.arguments[index]
      if let problem = argument.value.problem(with: text) {
        errors.append(.badValue(.argument(name: argument.name), text: text, problem))
      }
      arguments.add(text, to: argument)
      if !argument.isRepeating { index += 1 }
    }
    if reader.asksForHelp { return .success(.help(path)) }
    if reader.asksForVersion { return .success(.version) }

    for argument in specification.arguments where argument.isRequired && arguments.positionals[argument.name] == nil {
      errors.append(.missingArgument(argument.name))
    }
    take(reader.options, into: &arguments, known: known, errors: &errors)
    takeEnvironment(into: &arguments, specification: specification, errors: &errors)
    errors.append(contentsOf: conflicts(in: arguments, specification: specification))
    errors = reader.errors + errors
    return errors.isEmpty ? .success(.run(command, arguments)) : failure(errors, at: path)
  }

  /// Stores what the flags brought.
  private func take(
    _ given: [ArgumentReader.GivenOption], into arguments: inout ParsedArguments, known: [OptionSpecification],
    errors: inout [UsageError]
  ) {
    var repeated: Set<String> = []
    for option in given {
      let specification = option.specification
      if let problem = specification.value?.problem(with: option.text) {
        errors.append(.badValue(.option(flag: specification.flag), text: option.text, problem))
      }
      let isRepeated = arguments.options[specification.name] != nil && !specification.isRepeatable
      if isRepeated, repeated.insert(specification.name).inserted {
        errors.append(.repeatedOption(flag: specification.flag))
      }
      arguments.add(option.text, to: specification)
    }
  }

  /// Fills options that were not given from their variables; an empty variable counts as unset.
  ///
  /// A variable does not step in for an option that is excluded by a given one: a flag is meant, a variable may be
  /// left over.
  private func takeEnvironment(
    into arguments: inout ParsedArguments, specification: CommandSpecification, errors: inout [UsageError]
  ) {
    let given = Set(arguments.options.keys)
    let excluded = Set(specification.exclusions.filter { !given.isDisjoint(with: $0) }.flatMap(\.self))
    for option in specification.options where !given.contains(option.name) && !excluded.contains(option.name) {
      guard let variable = option.environment, let text = environment[variable], !text.isEmpty else { continue }
      if let problem = option.value?.problem(with: text) {
        errors.append(.badValue(.environment(variable: variable, flag: option.flag), text: text, problem))
      }
      arguments.add(text, to: option, environment: variable)
    }
  }

  private func conflicts(in arguments: ParsedArguments, specification: CommandSpecification) -> [UsageError] {
    specification.exclusions.compactMap { names in
      let given = names.filter { arguments.options[$0] != nil }
      return given.count > 1 ? .conflict(flag: "--\(given[0])", other: "--\(given[1])") : nil
    }
  }

  private func failure(_ errors: [UsageError], at path: [String]) -> Result<Invocation, UsageFailure> {
    .failure(UsageFailure(errors: errors, command: path))
  }
}
