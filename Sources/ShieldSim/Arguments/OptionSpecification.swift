/// One option of a command, as data for parser, help and completion.
struct OptionSpecification: Sendable {
  /// The long flag without its hyphens: `fail-on`.
  let name: String
  /// The short flag without its hyphen, if there is one.
  let short: Character?
  /// What follows the flag; nil for a flag that stands alone.
  let value: ValueSpecification?
  /// Whether the option may be given several times.
  let isRepeatable: Bool
  /// The value that holds when nothing is given, as help shows it.
  let defaultText: String?
  /// The variable that is read when the option is not given.
  let environment: String?
  /// What the option does, as one sentence.
  let summary: String

  /// The flag as it is typed: `--fail-on`.
  var flag: String { "--\(name)" }

  /// The flag with its value's placeholder: `--jobs NUMBER`.
  var flagWithValue: String {
    value.map { "\(flag) \($0.placeholder)" } ?? flag
  }
}

/// Something that describes one option; what `CommandSpecification` lists.
protocol OptionDescribing: Sendable {
  /// The option as data.
  var specification: OptionSpecification { get }
}
