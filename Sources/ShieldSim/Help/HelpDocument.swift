import Foundation

/// The whole command line as JSON, for editors, documentation and other programs.
///
/// Keys are sorted and `formatVersion` grows when a key changes its meaning or goes away; new keys may come without.
struct HelpDocument: Encodable {
  /// The version of this document's own form.
  let formatVersion = 1
  let tool: String
  let toolVersion = Version.tool
  let summary: String
  let commands: [CommandEntry]
  let commonOptions: [OptionEntry]
  let exitStatuses: [StatusEntry]
  let examples: [ExampleEntry]

  init(_ table: CommandTable) {
    tool = table.tool
    summary = table.summary
    commands = table.commands.map { CommandEntry($0, path: [$0.name]) }
    commonOptions = CommonOptions.all.map(OptionEntry.init)
    exitStatuses = ExitStatus.allCases.map { StatusEntry(status: $0.rawValue, summary: $0.summary) }
    examples = table.examples.map(ExampleEntry.init)
  }

  /// The document with an end of line.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// One command with all that its table says.
  struct CommandEntry: Encodable {
    let name: String
    let path: [String]
    let group: String
    let summary: String
    let discussion: [String]
    let arguments: [ArgumentEntry]
    let options: [OptionEntry]
    let exclusions: [[String]]
    let examples: [ExampleEntry]
    let commands: [CommandEntry]

    init(_ command: Command, path: [String]) {
      let specification = command.specification
      name = specification.name
      self.path = path
      group = specification.group.rawValue
      summary = specification.summary
      discussion = specification.discussion
      arguments = specification.arguments.map(ArgumentEntry.init)
      options = specification.options.map(OptionEntry.init)
      exclusions = specification.exclusions
      examples = specification.examples.map(ExampleEntry.init)
      commands = command.subcommands.map { CommandEntry($0, path: path + [$0.name]) }
    }
  }

  /// One positional argument.
  struct ArgumentEntry: Encodable {
    let name: String
    let summary: String
    let isRequired: Bool
    let isRepeating: Bool
    let value: ValueEntry

    init(_ argument: ArgumentSpecification) {
      name = argument.name
      summary = argument.summary
      isRequired = argument.isRequired
      isRepeating = argument.isRepeating
      value = ValueEntry(argument.value)
    }
  }

  /// One option.
  struct OptionEntry: Encodable {
    let name: String
    let short: String?
    let summary: String
    let isRepeatable: Bool
    let defaultValue: String?
    let environment: String?
    /// Absent for a flag that stands alone.
    let value: ValueEntry?

    init(_ option: OptionSpecification) {
      name = option.name
      short = option.short.map(String.init)
      summary = option.summary
      isRepeatable = option.isRepeatable
      defaultValue = option.defaultText
      environment = option.environment
      value = option.value.map(ValueEntry.init)
    }
  }

  /// What a value may look like.
  struct ValueEntry: Encodable {
    let kind: String
    let placeholder: String
    var extensions: [String]?
    var minimum: Int?
    var maximum: Int?
    var words: [ChoiceWord]?
    var expectation: String?

    init(_ value: ValueSpecification) {
      placeholder = value.placeholder
      switch value {
      case .text: kind = "text"
      case .file(_, let extensions):
        kind = "file"
        self.extensions = extensions
      case .folder: kind = "folder"
      case .path: kind = "path"
      case .integer(_, let range):
        kind = "integer"
        minimum = range.lowerBound
        maximum = range.upperBound
      case .words(_, let words):
        kind = "words"
        self.words = words
      case .wordsWithPath(_, let words):
        kind = "wordsWithPath"
        self.words = words
      case .form(let form):
        kind = "form"
        expectation = form.expectation
      }
    }
  }

  /// One exit status.
  struct StatusEntry: Encodable {
    let status: Int32
    let summary: String
  }

  /// One example.
  struct ExampleEntry: Encodable {
    let line: String
    let summary: String

    init(_ example: CommandExample) {
      line = example.line
      summary = example.summary
    }
  }
}
