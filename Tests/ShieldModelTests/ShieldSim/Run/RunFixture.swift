import Foundation

@testable import ShieldSim

/// A folder with small scenarios, and runs of `shieldsim run` in it.
final class RunFixture {
  let folder: TemporaryFolder

  /// Makes a folder with files, given by their paths within it.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws {
    let path = folder.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  func path(_ name: String) -> String { folder.path(name) }

  func text(_ name: String) throws -> String { try folder.text(name) }

  /// Runs everything in the folder, or the named files, with further words.
  func run(
    _ words: String..., files: [String] = [""], environment: [String: String] = [:],
    settings: ConsoleSettings = ConsoleSettings()
  ) async -> ProgramRun {
    let paths = files.map { $0.isEmpty ? folder.path : $0 == "-" ? $0 : folder.path($0) }
    return await ProgramRun(
      ["run"] + paths + ["--root", folder.path] + words, table: .shieldsim, environment: environment,
      settings: settings)
  }

  /// The JSON report of such a run.
  func report(
    _ words: String..., files: [String] = [""], environment: [String: String] = [:]
  ) async throws -> Report {
    let paths = files.map { $0.isEmpty ? folder.path : folder.path($0) }
    let run = await ProgramRun(
      ["run"] + paths + ["--root", folder.path, "--report", "json"] + words, table: .shieldsim,
      environment: environment)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }
}

extension Report {
  /// The cases of all scenarios.
  var cases: [CaseReport] { scenarios.flatMap(\.cases) }
}

/// Small scenarios, one for each way in which a run can end.
enum SampleScenario {
  /// A scenario on a small screen with a field, a secret beside it, some steps and some expectations.
  static func text(
    title: String = "A sample", systems: String = #"["17"]"#, platforms: String? = nil, more: String = "",
    steps: [String], expect: [String] = []
  ) -> String {
    let platform = platforms.map { #", "platform": \#($0)"# } ?? ""
    let expectations =
      expect.isEmpty ? "" : ",\n  \"expect\": [\n    \(expect.joined(separator: ",\n    "))\n  ]"
    return """
      {
        "version": 1,
        "title": \(quoted(title)),
        "device": { "screen": [60, 40] },
        "matrix": { "os": \(systems)\(platform) },\(more)
        "windows": [
          { "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
            { "view": "UITextField#field", "frame": [5, 5, 50, 20], "isSecureTextEntry": true, "isAccessibilityElement": false },
            { "view": "UIView#secret", "secret": true, "frame": [0, 0, 50, 20], "color": "red" }
          ] } }
        ],
        "steps": [
          \(steps.joined(separator: ",\n    "))
        ]\(expectations)
      }

      """
  }

  /// The text as a JSON string.
  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  static let byName = [
    ##"{ "lookup": { "in": "#field", "by": "name", "as": "host" } }"##,
    ##"{ "addSubview": { "view": "#secret", "to": "#host" } }"##, ##"{ "capture": "screenshot" }"##,
  ]

  static let byPosition = [
    ##"{ "lookup": { "in": "#field", "by": "firstSubview", "as": "host" } }"##,
    ##"{ "addSubview": { "view": "#secret", "to": "#host" } }"##, ##"{ "capture": "screenshot" }"##,
  ]

  /// Holds on 17 and 26.
  static let holding = text(
    title: "Found by name", systems: #"["17", "26"]"#, steps: byName,
    expect: [##"{ "in": "screenshot", "hides": "#secret" }"##])

  /// Holds on 15 and 16, fails in the same way on 17, 18 and 26.
  static let failing = text(
    title: "Found by position", systems: #"["15...26"]"#, steps: byPosition,
    expect: [##"{ "in": "screenshot", "hides": "#secret" }"##, ##"{ "fault": "none" }"##])

  /// Expects what the failing one runs into.
  static let twin = text(
    title: "Found by position, as known", systems: #"["17", "18"]"#, steps: byPosition,
    expect: [##"{ "in": "screenshot", "shows": "#secret" }"##, ##"{ "fault": "anotherView" }"##])

  /// Rests on whether the app switcher honours masks.
  static let undecided = text(
    title: "To the background", systems: #"["17"]"#,
    steps: Array(byName.prefix(2)) + [##"{ "event": "willResignActive" }"##, ##"{ "event": "didEnterBackground" }"##])

  /// Has a key that does not exist.
  static let misspelt = ##"{ "version": 1, "title": "Misspelt", "widnows": [] }"##

  /// Has a mistake that only running finds.
  static let lost = text(title: "Lost", systems: #"["17", "18"]"#, steps: [##"{ "set": { "#secert.hidden": true } }"##])

  /// Every sample under a name.
  static let all: [String: String] = [
    "holding.shield.jsonc": holding, "failing.shield.jsonc": failing, "twin.shield.jsonc": twin,
    "undecided.shield.jsonc": undecided,
  ]
}
