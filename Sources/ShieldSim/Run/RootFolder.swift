import Foundation
import ShieldModel

/// The folder that names of files in reports are relative to.
struct RootFolder: Sendable {
  /// The folder as it was given; nil when it is the one in which the tool runs.
  let given: String?
  /// Ways to write the folder as an absolute path with a slash at its end, the way it was written first.
  private let prefixes: [String]

  /// Makes the root of a folder; nil for the folder in which the tool runs.
  init(_ folder: String?) {
    given = folder
    let written = Self.absolute(folder ?? ".")
    var prefixes = [written]
    if let real = Self.real(written), real != written { prefixes.append(real) }
    self.prefixes = prefixes.map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// The root that the `--root` option names; nil for the folder in which the tool runs.
  ///
  /// Throws a usage error when there is no such folder.
  static func given(_ folder: String?) throws(UsageError) -> RootFolder {
    if let folder {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw .stated(
          "--root: there is no folder \(QuotedText.short(folder)); expected the folder that holds the files")
      }
    }
    return RootFolder(folder)
  }

  /// The path as reports show it: relative to the root where it lies below, else as it was written.
  func name(of path: String) -> String {
    let absolute = Self.absolute(path)
    // A link in a folder of test inputs leads anywhere, so the way as it was written comes first.
    for candidate in [absolute, Self.real(absolute)].compactMap({ $0 }) {
      for prefix in prefixes where candidate.utf8.count > prefix.utf8.count && candidate.hasPrefix(prefix) {
        return String(candidate.dropFirst(prefix.count))
      }
    }
    if prefixes.contains(absolute + "/") { return "." }
    return path
  }

  /// The path without links; nil when nothing is there.
  static func real(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The path from the top, without `.`, `..` and doubled slashes, without following links.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
