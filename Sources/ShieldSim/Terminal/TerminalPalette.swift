import Foundation
import ShieldModel

/// Which colours a terminal can show.
enum TerminalPalette: Sendable, Hashable {
  /// None: pictures are drawn with letters and lines.
  case none
  /// The 256 numbered colours of xterm.
  case indexed
  /// Every colour.
  case full

  /// The palette for a console: what the person asked for, else what the terminal says about itself.
  init(_ choice: Choice, console: Console) {
    guard console.settings.outputHasColor else {
      self = .none
      return
    }
    switch choice {
    case .full: self = .full
    case .indexed: self = .indexed
    case .auto:
      let word = ProcessInfo.processInfo.environment["COLORTERM"] ?? ""
      self = ["truecolor", "24bit"].contains(word) ? .full : .indexed
    }
  }

  /// What a person may ask for.
  enum Choice: String, ChoiceValue {
    case auto
    case indexed = "256"
    case full

    /// What the word means.
    var summary: String {
      switch self {
      case .auto: "what the terminal says in the variable COLORTERM"
      case .indexed: "the 256 numbered colors"
      case .full: "every color"
      }
    }
  }

  /// The option that lets a person choose.
  static let option = Option(
    "palette", .words("COLORS", of: Choice.self), default: .auto,
    "Says which colors pictures in the terminal have where there is color at all.")

  /// The code that sets the colour of letters; empty without colours.
  func foreground(_ color: Color) -> String { code(38, color) }

  /// The code that sets the colour of the ground; empty without colours.
  func background(_ color: Color) -> String { code(48, color) }

  private func code(_ target: Int, _ color: Color) -> String {
    switch self {
    case .none: ""
    case .indexed: "\u{1B}[\(target);5;\(Self.index(of: color))m"
    case .full: "\u{1B}[\(target);2;\(color.red);\(color.green);\(color.blue)m"
    }
  }

  /// The number of the nearest of the 240 fixed colours of xterm: a cube of six steps and a ramp of greys.
  static func index(of color: Color) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let cube = parts.map { part in steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0 }
    let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    func distance(_ other: [Int]) -> Int { zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
    let ramp = [Int](repeating: 8 + 10 * gray, count: 3)
    if distance(ramp) < distance(cube.map { steps[$0] }) { return 232 + gray }
    return 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }
}
