import Foundation

/// Where a path to write leads: the place behind all symbolic links and what stands there now.
struct FileTarget {
  /// What stands at a path.
  enum Kind {
    case missing
    case file(stat)
    case folder
    /// A device, a pipe or a socket.
    case stream
  }

  /// The path behind all symbolic links.
  let path: String
  /// What stands there.
  let kind: Kind

  /// How many links are followed, as many as Linux follows.
  private static let linkLimit = 40

  /// Follows a path; throws `ELOOP` for a circle of links and what the system says for a folder that is not there.
  init(_ path: String) throws(SystemError) {
    guard !path.isEmpty else { throw SystemError(code: ENOENT) }
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: kind = .file(status)
      case S_IFDIR: kind = .folder
      default:
        // The links below /dev and /proc do not lead to a path, so the path itself is opened.
        self.path = path
        kind = .stream
        return
      }
    } else {
      guard errno == ENOENT else { throw .last }
      kind = path.hasSuffix("/") ? .folder : .missing
    }
    self.path = try Self.end(ofLinksAt: path)
  }

  /// The first path in a chain of symbolic links that is no link itself; nothing need stand there.
  private static func end(ofLinksAt path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<linkLimit {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      let target = try target(ofLink: path)
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw SystemError(code: ELOOP)
  }

  /// The folder of the path with a slash at its end; empty for the folder in which the tool runs.
  var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func target(ofLink path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw .last }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
