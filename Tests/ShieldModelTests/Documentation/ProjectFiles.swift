import Foundation

/// The project's own files, for tests that read what people read.
enum ProjectFiles {
  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the documentation's pages, from the root.
  static let catalogue = "Sources/ShieldModel/ShieldModel.docc"

  /// The files below a folder whose names end so, as sorted paths from the root; hidden files are left out.
  static func paths(below folder: String, endingIn endings: [String]) -> [String] {
    let base = root.appendingPathComponent(folder).path
    guard let found = FileManager.default.enumerator(atPath: base) else { return [] }
    var paths: [String] = []
    for case let path as String in found {
      guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
      if endings.contains(where: path.hasSuffix) { paths.append(folder.isEmpty ? path : "\(folder)/\(path)") }
    }
    return paths.sorted()
  }

  /// The names of the folders directly inside of one.
  static func folders(in folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path, isDirectory: &isFolder)
      return isFolder.boolValue && !name.hasPrefix(".")
    }
  }

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every Swift file of the sources with its lines.
  static let sources: [(path: String, lines: [String])] = paths(below: "Sources", endingIn: [".swift"]).map { path in
    (path, lines((try? text(path)) ?? ""))
  }

  /// A text as lines.
  static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
