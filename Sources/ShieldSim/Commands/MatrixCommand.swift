import Foundation
import ShieldModel

/// `shieldsim matrix`: what recipes come to on every system, in every situation.
enum MatrixCommand {
  static let recipeNames = Argument(
    repeating: "RECIPE", .text("RECIPE"), isRequired: false, "A recipe by its name; all of them when left out.")

  static let systems = Option(
    "os", .text("RANGE"),
    "Looks at these systems, such as 13...26 or 17,next-renamed; without it at iPhone 13 to 26.5, the made-up next "
      + "systems, the Mac and the Simulator.")
  static let platform = Option(
    "platform", .form("WORD", UsageError.list(Platform.allCases.map(\.word))) { Platform(word: $0) },
    "Looks at this platform only.")
  static let channel = Option(
    repeating: "channel", .words("KEY", CaptureKind.allCases.flatMap(\.choiceWords)),
    "Adds a way of capturing to the screenshot and the recording.")
  static let unfold = Option(
    repeating: "by", .words("AXIS", of: MatrixUnfolding.self), "Unfolds an axis into lines of its own.")
  static let whenMissing = Option(
    "when-missing", .words("MODE", of: WhenMissing.self),
    "Says what recipes that ask do when they find no canvas; without it each does what it does by itself.")
  static let cases = Option(
    "cases", .folder(), "Writes the smallest scenario of every failing cell to this folder.")
  static let failOn = Option(
    repeating: "fail-on", .words("VERDICT", MatrixVerdict.judged.map { ChoiceWord($0.key, $0.meaning) }),
    "Ends with 1 when any situation comes to this verdict, else with 2 when any is unknown.")
  static let report = Option(
    repeating: "report", .wordsWithPath("KIND", of: MatrixReportKind.self),
    "Writes a report to the path, or to standard output; without it the text report goes to standard output.")
  static let jobs = Option(
    "jobs", short: "j", .integer("N", in: 1...512), default: ProcessInfo.processInfo.activeProcessorCount,
    shown: "one for each processor", "Says how many situations run at the same time; the output does not depend on it.")
  static let root = Option("root", .folder(), "Says to which folder shown paths are relative.")
  static let recipes = Option(
    "recipes", .folder(), "Adds the recipes of a folder; they come before built-in ones of the same name.")

  static let command = Command(
    CommandSpecification(
      "matrix", in: .judge, "Shows what recipes come to on every system and in every situation.",
      discussion: [
        "A situation is what the recipe's text field holds, when the shield is built, and when its content is set. Each "
          + "is written down as a scenario and run like any other, so the files that --cases writes are what was judged.",
        "A cell shows the worst that any of its situations comes to: in capitals when all of them do, else in small "
          + "letters. What decides stands below the table.",
        "Faults of lookups belong to the cells here; they are not told one by one on standard error.",
        "The files that --cases writes expect nothing, so shieldsim run fails on them, or stays undecided where the cell "
          + "is unknown.",
      ],
      arguments: [recipeNames],
      options: [
        systems, platform, channel, unfold, RecipeParameters.option, whenMissing, cases, failOn, report, jobs, root,
        recipes,
      ],
      examples: [
        CommandExample("shieldsim matrix", "Compares all recipes."),
        CommandExample(
          "shieldsim matrix make-secure --parameter pick=last --by moment",
          "Shows when the lookup of one variant matters."),
        CommandExample(
          "shieldsim matrix reference --platform iPad --fail-on leaks", "Fails when a recipe leaks on an iPad."),
        CommandExample(
          "shieldsim matrix --report html=matrix.html --cases cases", "Writes a page and the failing scenarios."),
      ])
  ) { arguments, console in
    let request = try MatrixRequest(arguments, console: console)
    let reports = arguments[report].isEmpty ? [WordWithPath(MatrixReportKind.text)] : arguments[report]
    try ReportWriter.check(reports)
    let result = try await MatrixRun(request: request, console: console).report()
    if let folder = arguments[cases] { try write(result.cases, to: folder, console: console) }
    let written = ReportWriter(reports, console: console).write(summary: MatrixText(result).summary) { kind, style in
      try kind.text(of: result, style: style)
    }
    return (ExitStatus(rawValue: result.status) ?? .internal).combined(with: written)
  }

  private static func write(
    _ cases: [MatrixReport.SmallestCase], to folder: String, console: Console
  ) throws(FileError) {
    try PictureFiles.makeFolder(folder)
    for item in cases { try AtomicFile.write(item.text, to: folder + "/" + item.file, console: console) }
    console.say("\(cases.count == 1 ? "1 scenario" : "\(cases.count) scenarios") written to \(QuotedText.bare(folder))")
  }

  /// What recipes do when they find no canvas.
  enum WhenMissing: String, ChoiceValue {
    case failOpen
    case failClosed
    case both

    /// What the word means.
    var summary: String {
      switch self {
      case .failOpen: "the content shows unshielded"
      case .failClosed: "a placeholder shows instead"
      case .both: "a row for each"
      }
    }

    /// The modes that it stands for.
    var modes: [FailMode] {
      switch self {
      case .failOpen: [.failOpen]
      case .failClosed: [.failClosed]
      case .both: [.failOpen, .failClosed]
      }
    }
  }
}

extension MatrixVerdict {
  /// The verdicts that a person can ask about.
  fileprivate static var judged: [MatrixVerdict] { allCases.filter(\.isFailure) }
}

extension MatrixRequest {
  /// Reads and checks what a command line asks for.
  init(_ arguments: ParsedArguments, console: Console) throws {
    let folder = arguments[MatrixCommand.recipes]
    let root = try RootFolder.given(arguments[MatrixCommand.root])
    var library = try RecipeLibrary.builtIn()
    if let folder {
      library = try library.overridden(byFolder: folder, name: root.name(of: folder))
      for override in library.overrides {
        console.say(
          "recipe \(QuotedText.bare(override.recipe)): \(QuotedText.bare(override.file)) is used, "
            + "not the one that is built in")
      }
    }
    var chosen: [Recipe] = []
    for name in try arguments[MatrixCommand.recipeNames] {
      guard let recipe = library.recipe(name) else {
        let names = library.recipes.map(\.name)
        throw UsageError.stated(
          "RECIPE: there is no recipe \(QuotedText.short(name))"
            + (UsageError.suggestion(for: name, among: names) ?? "; expected \(UsageError.list(names))"))
      }
      if !chosen.contains(recipe) { chosen.append(recipe) }
    }
    let parameters = arguments[RecipeParameters.option]
    guard parameters.isEmpty || chosen.count == 1 else {
      throw UsageError.stated("--parameter belongs to one recipe; expected the name of one as RECIPE")
    }
    let values = try chosen.first.map { try RecipeParameters.values(parameters, of: $0) } ?? [:]
    if arguments[MatrixCommand.platform] == .android {
      throw UsageError.stated("--platform: recipes use a text field of Apple's systems, which Android does not have")
    }
    let modes = arguments[MatrixCommand.whenMissing]?.modes ?? []
    let added = arguments[MatrixCommand.channel].compactMap { CaptureKind(key: $0) }
    let kinds: [CaptureKind] = [.hardwareScreenshot, .screenRecording]
    self.init(
      variants: (chosen.isEmpty ? library.recipes : chosen).flatMap { RecipeVariant.all(of: $0, failModes: modes) }
        .filter { variant in
          values.allSatisfy { name, value in variant.arguments.contains(Step.Argument(name: name, value: value)) }
        },
      systems: try Self.systems(arguments[MatrixCommand.systems], platform: arguments[MatrixCommand.platform]),
      kinds: kinds + CaptureKind.allCases.filter { added.contains($0) && !kinds.contains($0) }, library: library,
      recipes: folder.map { root.name(of: $0) }, unfolded: Set(arguments[MatrixCommand.unfold]),
      failOn: MatrixVerdict.allCases.filter { arguments[MatrixCommand.failOn].contains($0.key) },
      jobs: arguments[MatrixCommand.jobs])
  }
}
