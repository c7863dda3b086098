import ShieldModel

/// Arguments and options that several commands of the group "look closer" share.
enum LookOptions {
  static let file = Argument(
    "FILE", .file(extensions: [ScenarioSuffix.text]), "The scenario to look at; - reads standard input.")

  static let systems = Option(
    "os", .text("SYSTEMS"),
    "Looks at these systems instead of the scenario's own: names and ranges such as 16,17 or 13...26.")

  static let system = Option(
    "os", .text("SYSTEM"),
    "Looks at this system; the first one of the scenario when left out.")

  static let platform = Option(
    "platform", .form("WORD", UsageError.list(Platform.allCases.map(\.word))) { Platform(word: $0) },
    "Looks at this platform only.")

  static let step = Option(
    "step", short: "s", .integer("N", in: 0...1_000_000),
    "Looks at the state after step N; 0 is the state after the launch, the last step when left out.")

  static let root = Option(
    "root", .folder(), "Is the folder that included files must lie below and that shown paths are relative to.")

  static let recipes = Option(
    "recipes", .folder(), "Takes recipes from the files *.recipe.jsonc of a folder before the built-in ones.")
}

/// The ending of scenario files as completions write it, without the leading point.
enum ScenarioSuffix {
  static let text = String(ScenarioFormat.fileNameSuffix.dropFirst())
}
