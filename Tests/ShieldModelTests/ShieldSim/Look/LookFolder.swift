@testable import ShieldSim

/// A folder with a small scenario: a secret over half of a box, left out of screenshots but not of recordings.
final class LookFolder {
  private let folder: TemporaryFolder

  /// A screen of 40 × 30 points; the recording starts before the mask is set.
  static let small = """
    { "version": 1, "title": "Small", "device": { "os": "17", "screen": [40, 30] },
      "windows": [{ "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
        { "view": "UIView#box", "frame": [4, 4, 20, 10], "color": "#0000ff" },
        { "view": "UIView#secret", "secret": true, "frame": [10, 8, 20, 10], "color": "#ff0000" } ] } }],
      "steps": [
        { "record": { "start": "recording", "as": "film" } },
        { "turn": 2 },
        { "set": { "#secret.captureMask": ["still"] } },
        { "capture": "screenshot", "as": "shot" }
      ],
      "expect": [{ "in": "shot", "hides": "#secret" }, { "in": "film", "shows": "#secret" }]
    }
    """

  /// A screen that fails: nobody expects its leak, and one expectation is not met.
  static let failing = """
    { "version": 1, "title": "Failing", "device": { "os": "17", "screen": [40, 30] }, "because": ["C3"],
      "windows": [{ "id": "main", "color": "white", "root":
        { "view": "UIView#secret", "secret": true, "color": "red" } }],
      "steps": [{ "capture": "screenshot", "as": "shot" }],
      "expect": [
        { "in": "shot", "hides": "#secret" }
      ]
    }
    """

  init(_ files: [String: String] = ["a.shield.jsonc": LookFolder.small]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try AtomicFile.write(Array(text.utf8), to: folder.path(name)) }
  }

  /// The path of something within the folder.
  func path(_ name: String) -> String { folder.path(name) }

  /// Runs a command on a file of the folder; paths in what it says are relative to the folder.
  func run(
    _ command: String, _ options: String..., file: String = "a.shield.jsonc",
    settings: ConsoleSettings = ConsoleSettings()
  ) async -> ProgramRun {
    await ProgramRun(
      [command, folder.path(file), "--root", folder.path("")] + options, table: .shieldsim, settings: settings)
  }

  /// A text with the folder's own path taken out.
  func withoutPath(_ text: String) -> String { text.split(separator: folder.path("")).joined() }

  /// A picture of the folder, read by the tests' own decoder.
  func picture(_ name: String) throws -> PNGReader { try PNGReader(InputFile.read(folder.path(name))) }
}

extension PNGReader {
  /// The colour of a pixel as `#rrggbb`, with its opacity where it is not opaque.
  func color(_ x: Int, _ y: Int) -> String {
    let start = (y * width + x) * 4
    let bytes = pixels[start..<start + 4]
    return "#" + bytes.dropLast(bytes.last == 255 ? 1 : 0).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension String {
  /// The text without the codes that paint it in a terminal.
  var withoutCodes: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
