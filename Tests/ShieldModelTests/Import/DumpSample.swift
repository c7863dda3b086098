import Foundation

@testable import ShieldModel

/// Dumps for tests: those in the repository, and small ones made up on the spot.
enum DumpSample {
  /// The folder of the repository's dumps, from its root.
  private static let folder = "Tests/Dumps"

  /// The names of the repository's dumps, without the ending.
  static let names: [String] = ProjectFiles.paths(below: folder, endingIn: [".txt"]).map {
    String($0.dropFirst(folder.count + 1).dropLast(4))
  }

  /// The text of a dump of the repository.
  static func text(_ name: String) throws -> String { try ProjectFiles.text("\(folder)/\(name).txt") }

  /// The tree that a dump of the repository holds, in the compact form.
  static func tree(_ name: String) throws -> String {
    try ProjectFiles.text("\(folder)/\(name).tree").trimmingCharacters(in: .newlines)
  }

  /// A dump of the repository whose name begins so, read.
  static func read(beginning prefix: String) throws -> ImportedTree {
    try read(try text(names.first { $0.hasPrefix(prefix) } ?? prefix))
  }

  /// A dump, read.
  static func read(_ text: String) throws -> ImportedTree {
    try DumpReader.read(SourceFile(name: "d", text: text))
  }

  /// What is wrong with a dump; empty when it can be read.
  static func mistakes(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as DocumentError {
      return error.diagnostics.lines
    } catch {
      return ["\(error)"]
    }
  }

  /// A window with a text field in `recursiveDescription` text.
  ///
  /// - Parameter children: The lines of the field's subviews, each from the bracket on.
  static func field(_ children: String..., in window: String = "UIWindow", properties: String = "") -> String {
    let head = "<\(window): 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>\n"
    let field =
      "   | <UITextField: 0x3; frame = (0 0; 100 20)\(properties); borderStyle = None; layer = <CALayer: 0x4>>\n"
    return head + field + children.map { "   |    | \($0)\n" }.joined()
  }

  /// A canvas of the newest name that fills the field.
  static let canvas = "<_UITextLayoutCanvasView: 0x5; frame = (0 0; 100 20); layer = <CALayer: 0x6>>"

  /// A shield dump of a field in a window.
  ///
  /// - Parameters:
  ///   - mask: The canvas's capture mask; nil when it was not read.
  ///   - canvas: The canvas's class.
  static func shieldDump(
    version: String = "17.4.1", isSecure: Bool = true, mask: Int? = 18, canvas: String = "_UITextLayoutCanvasView"
  ) -> String {
    let maskText = mask.map { ", \"captureMask\": \($0)" } ?? ""
    return """
      {
        "shieldDump": 1,
        "system": { "platform": "iPhone", "name": "iOS", "version": "\(version)" },
        "screen": { "size": [390, 844], "scale": 3 },
        "windows": [{ "layer": 0, "level": 0, "key": true }],
        "layers": [
          { "class": "UIWindowLayer", "frame": [0, 0, 390, 844], "bounds": [0, 0, 390, 844],
            "view": { "class": "UIWindow", "base": "UIWindow" } },
          { "class": "CALayer", "superlayer": 0, "frame": [20, 60, 200, 20], "bounds": [0, 0, 200, 20],
            "view": { "class": "UITextField", "superview": 0,
                      "field": { "secure": \(isSecure), "editing": false, "border": "none" } } },
          { "class": "CALayer", "superlayer": 1, "frame": [0, 0, 200, 20], "bounds": [0, 0, 200, 20]\(maskText),
            "view": { "class": "\(canvas)", "superview": 1, "place": 1 } },
          { "class": "CALayer", "superlayer": 1, "frame": [0, 0, 200, 20], "bounds": [0, 0, 200, 20],
            "view": { "class": "_UITouchPassthroughView", "superview": 1, "interaction": false } }
        ]
      }
      """
  }
}
