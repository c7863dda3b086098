@testable import ShieldSim

/// A command line with an option and an argument of every kind.
enum SampleTable {
  enum Shape: String, ChoiceValue {
    case box
    case line
    case tree

    var summary: String { "drawn as a \(rawValue)" }
  }

  static let quick = Option(flag: "quick", short: "Q", "Hurries.")
  static let all = Option(flag: "all", short: "a", "Takes everything.")
  static let jobs = Option(
    "jobs", short: "j", .integer(in: 1...64), default: 4, environment: "SAMPLE_JOBS", "Says how many run at once.")
  static let step = Option("step", .integer("STEP", in: -5...Int.max), "Says at which step.")
  static let shape = Option("shape", .words("SHAPE", of: Shape.self), default: .box, "Says how it is drawn.")
  static let filter = Option(repeating: "filter", short: "f", .text("TEXT"), "Keeps what holds the text.")
  static let report = Option(repeating: "report", .wordsWithPath("KIND", of: Shape.self), "Writes a report.")
  static let point = Option(
    "at",
    .form("X,Y", "two whole numbers such as 200,132") { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil as [Int]? }
      return [x, y]
    }, "Says where.")
  static let output = Option("output", short: "o", .file("PATH"), "Says where to write.")
  static let folder = Option("root", .folder(), "Says where paths begin.")

  static let first = Argument("FIRST", .file(extensions: ["shield.jsonc"]), "The first file.")
  static let rest = Argument(repeating: "REST", .path(), isRequired: false, "More files.")
  static let name = Argument(optional: "NAME", .text("NAME"), "A name.")
  static let word = Argument("WORD", .words("WORD", of: Shape.self), "A word.")

  static let options: [any OptionDescribing] = [
    quick, all, jobs, step, shape, filter, report, point, output, folder,
  ]

  static let work = Command(
    CommandSpecification(
      "work", in: .judge, "Does the work.", discussion: ["It is hard work.", "It is done here."],
      arguments: [first, rest], options: options, exclusions: [[quick, all, output]],
      examples: [CommandExample("sample work a.shield.jsonc --jobs 2", "Works on one file.")])
  ) { arguments, console in
    console.writeLine(try arguments[first])
    return .finding
  }

  static let draw = Command(
    CommandSpecification("draw", in: .look, "Draws something.", arguments: [word, name], options: [shape])
  ) { _, _ in .holds }

  static let shelf = Command(
    CommandSpecification("shelf", in: .workshop, "Holds other commands."),
    subcommands: [
      Command(CommandSpecification("put-up", in: .workshop, "Puts something up.", arguments: [name], options: [jobs])) {
        _, _ in .holds
      },
      Command(CommandSpecification("take-down", in: .workshop, "Takes something down.")) { _, _ in .undecided },
    ])

  static let table = CommandTable(
    tool: "sample", summary: "Shows what a command line may hold.", commands: [work, draw, shelf],
    examples: [CommandExample("sample work a.shield.jsonc", "Works.")])

  /// What the words ask for.
  static func parse(
    _ words: [String], environment: [String: String] = [:]
  ) -> Result<Invocation, UsageFailure> {
    ArgumentParser(table, environment: environment).parse(words)
  }

  /// The arguments of a command line that is right.
  static func arguments(_ words: [String], environment: [String: String] = [:]) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try parse(words, environment: environment).get() else {
      throw InternalError("not a command: \(words)")
    }
    return arguments
  }

  /// The sentences about a command line that is wrong; empty when it is right.
  static func sentences(_ words: [String], environment: [String: String] = [:]) -> [String] {
    guard case .failure(let failure) = parse(words, environment: environment) else { return [] }
    return failure.errors.map(\.message)
  }
}
