import Foundation

/// Reading of whole files.
enum InputFile {
  /// The path that means standard input.
  static let standardInput = "-"

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// Throws `tooLarge` as soon as there are more than `limit` bytes, `isFolder` for a folder, else `cannotRead`.
  static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
    let file = try open(path)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { systemRead(file.descriptor, $0) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        let error = SystemError.last
        throw error.code == EISDIR ? .isFolder(path: path) : .cannotRead(path: path, error)
      }
      guard bytes.count + count <= limit else { throw .tooLarge(path: path, limit: limit) }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  private static func open(_ path: String) throws(FileError) -> OpenFile {
    do throws(SystemError) {
      if path == standardInput { return try OpenFile(copyOf: STDIN_FILENO) }
      return try OpenFile(path, flags: O_RDONLY)
    } catch {
      throw .cannotRead(path: path, error)
    }
  }
}

/// The system's `read`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
