import Foundation

/// A file descriptor that closes itself; it cannot be copied, so it is closed once.
struct OpenFile: ~Copyable {
  /// The descriptor.
  let descriptor: Int32

  /// Opens a path with the flags of `open`.
  init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    var descriptor: Int32
    repeat {
      descriptor = open(path, flags | O_CLOEXEC, mode)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  /// A second descriptor for what a descriptor refers to.
  init(copyOf original: Int32) throws(SystemError) {
    let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  /// Closes the file and throws when the system could not keep what was written.
  consuming func close() throws(SystemError) {
    let result = systemClose(descriptor)
    let error = SystemError.last
    discard self
    guard result == 0 || error.code == EINTR else { throw error }
  }

  deinit {
    _ = systemClose(descriptor)
  }
}

/// The system's `close`, which the method of the same name hides.
private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}
