import Foundation

/// An error number of the operating system.
struct SystemError: Error, Hashable, Sendable {
  /// The number, such as `ENOENT`.
  let code: Int32

  /// The number of the last call that failed on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The operating system's own words: "No such file or directory".
  var words: String { String(cString: strerror(code)) }
}
