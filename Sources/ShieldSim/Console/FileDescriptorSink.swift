import Foundation

/// A sink that writes to an open file descriptor, without a buffer of its own.
struct FileDescriptorSink: ByteSink {
  /// The descriptor, which somebody else opens and closes.
  let descriptor: Int32

  /// Writes all bytes, as often as the system takes only a part of them.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // A pipe whose other end made it non-blocking is full; wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}

/// The system's `write`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
