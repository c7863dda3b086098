import Foundation

/// Paths as text and on the disk.
enum FilePath {
  /// The path that a relative path means inside of a file, without `.` and `..` as far as they can be resolved.
  static func resolve(_ text: String, from file: String) -> String {
    var parts = file.components(separatedBy: "/").dropLast().map { $0 }
    parts.append(contentsOf: text.components(separatedBy: "/"))
    let isAbsolute = file.hasPrefix("/")
    var result: [String] = []
    for part in parts where !part.isEmpty && part != "." {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else if part != ".." || !isAbsolute {
        result.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + result.joined(separator: "/")
  }

  /// The path without symbolic links; nil when nothing is there.
  static func real(_ path: String) -> String? {
    guard let buffer = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The real path, or what it would be if the missing part were there.
  static func realOrSupposed(_ path: String) -> String {
    var rest: [String] = []
    var current = path
    while true {
      if let real = real(current) { return resolve(rest.reversed().joined(separator: "/"), from: real + "/") }
      let parts = current.components(separatedBy: "/")
      guard let last = parts.last, parts.count > 1 else {
        return resolve((rest + [current]).joined(separator: "/"), from: (real(".") ?? "") + "/")
      }
      rest.append(last)
      current = parts.dropLast().joined(separator: "/")
      if current.isEmpty { current = path.hasPrefix("/") ? "/" : "." }
    }
  }

  /// Tells whether a real path lies below a real folder.
  static func isBelow(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Tells whether a real path is a file, and not a folder, a pipe or a device.
  static func isRegularFile(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    return type as? FileAttributeType == .typeRegular
  }
}
