/// One mistake in a command line, as data; `UsageError+Words.swift` has the sentences.
enum UsageError: Error, Hashable, Sendable {
  /// A command that only holds others was called alone.
  case missingCommand(known: [String])
  /// No command has this name.
  case unknownCommand(String, known: [String])
  /// The command has no such flag; `known` are its flags with their hyphens.
  case unknownOption(String, known: [String])
  /// A flag that belongs to these commands stands before the command.
  case misplacedOption(flag: String, commands: [String])
  /// A flag stands at the end, or before another flag, where its value should stand.
  case missingValue(flag: String, ValueExpectation, next: String?)
  /// A flag that stands alone was given a value.
  case unwantedValue(flag: String, value: String)
  /// A text is not a value of its kind.
  case badValue(ValueOwner, text: String, ValueProblem)
  /// A positional argument is missing.
  case missingArgument(String)
  /// There are more positional arguments than the command takes.
  case unexpectedArgument(String)
  /// A flag that may stand once was given several times.
  case repeatedOption(flag: String)
  /// Two flags that exclude each other were both given.
  case conflict(flag: String, other: String)
  /// A mistake that only the command itself can see, in its own words.
  case stated(String)
}

/// Whose value a text was meant to be.
enum ValueOwner: Hashable, Sendable {
  /// The flag with its hyphens.
  case option(flag: String)
  /// The positional argument's name.
  case argument(name: String)
  /// A variable that stands in for a flag.
  case environment(variable: String, flag: String)
}

/// What a value should have been, in the data that a sentence needs.
enum ValueExpectation: Hashable, Sendable {
  case text(placeholder: String)
  case path
  case integer(ClosedRange<Int>)
  case words([String])
  case form(String)
}
