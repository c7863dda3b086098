/// A command line after parsing: which command, and what was given to it.
struct ParsedArguments: Sendable, Hashable {
  /// The words that lead to the command: `["policy", "check"]`.
  let command: [String]
  /// The texts given to each option, by its name; a flag that stands alone has one empty text.
  private(set) var options: [String: GivenTexts] = [:]
  /// The texts given to each positional argument, by its name.
  private(set) var positionals: [String: [String]] = [:]

  /// The texts of one option and where they were found.
  struct GivenTexts: Sendable, Hashable {
    /// The texts in their order.
    var texts: [String]
    /// The variable they were read from; nil for the command line.
    var environment: String?
  }

  init(command: [String]) {
    self.command = command
  }

  /// The value of an option: what was given, else its variable, else its default.
  subscript<Value>(option: Option<Value>) -> Value {
    option.read(options[option.specification.name]?.texts ?? [])
  }

  /// The value of a positional argument.
  ///
  /// Throws `InternalError` when the command does not list the argument in its specification.
  subscript<Value>(argument: Argument<Value>) -> Value {
    get throws {
      let name = argument.specification.name
      guard let value = argument.read(positionals[name] ?? []) else {
        throw InternalError("the command '\(command.joined(separator: " "))' reads \(name) but does not list it")
      }
      return value
    }
  }

  /// Whether an option was given on the command line or by its variable, so that its default is not in force.
  func isGiven<Value>(_ option: Option<Value>) -> Bool {
    options[option.specification.name] != nil
  }

  /// Adds a text to an option.
  mutating func add(_ text: String, to option: OptionSpecification, environment: String? = nil) {
    options[option.name, default: GivenTexts(texts: [], environment: environment)].texts.append(text)
  }

  /// Adds a text to a positional argument.
  mutating func add(_ text: String, to argument: ArgumentSpecification) {
    positionals[argument.name, default: []].append(text)
  }
}
