/// Everything there is to say about one command: the one table behind its parser, help and completion.
struct CommandSpecification: Sendable {
  /// The word that calls it.
  let name: String
  /// Under which heading the overview lists it.
  let group: CommandGroup
  /// What it does, as one sentence with a full stop.
  let summary: String
  /// Paragraphs that say more, in plain text.
  let discussion: [String]
  /// Command lines that work, with what each shows.
  let examples: [CommandExample]
  /// The positional arguments in their order.
  let arguments: [ArgumentSpecification]
  /// The options in the order of help, without those that every command has.
  let options: [OptionSpecification]
  /// Sets of option names of which at most one may be given.
  let exclusions: [[String]]

  /// Describes a command; `exclusions` are sets of options of which at most one may be given.
  init(
    _ name: String, in group: CommandGroup, _ summary: String, discussion: [String] = [],
    arguments: [any ArgumentDescribing] = [], options: [any OptionDescribing] = [],
    exclusions: [[any OptionDescribing]] = [], examples: [CommandExample] = []
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments.map(\.specification)
    self.options = options.map(\.specification)
    self.exclusions = exclusions.map { $0.map(\.specification.name) }
  }
}

/// A command line that works, with what it shows.
struct CommandExample: Sendable {
  /// The whole line as it is typed, beginning with `shieldsim`.
  let line: String
  /// What the line does or shows, as one sentence.
  let summary: String

  init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

/// The headings under which the overview lists commands, in the order of their cases.
enum CommandGroup: String, CaseIterable, Sendable {
  case start
  case judge
  case look
  case reference
  case workshop

  /// The heading in help.
  var title: String {
    switch self {
    case .start: "Start here"
    case .judge: "Judge a screen, a recipe or a policy"
    case .look: "Look closer"
    case .reference: "Look things up"
    case .workshop: "Keep a project in order"
    }
  }
}
