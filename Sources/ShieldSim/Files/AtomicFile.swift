import Foundation

/// Writing of whole files: a reader sees the old file or the new one, never a part.
///
/// The bytes go to a new file in the same folder, which then takes the place of the old one. Foundation's atomic
/// writing is not used because on Linux it forgets permissions, replaces symbolic links and even replaces devices such
/// as `/dev/null`.
enum AtomicFile {
  /// The paths that mean standard output.
  static let standardOutput: Set = ["-", "/dev/stdout"]

  /// Writes text to a path, or to the console's output for `-` and `/dev/stdout`.
  static func write(_ text: String, to path: String, console: Console) throws(FileError) {
    try write(Array(text.utf8), to: path, console: console)
  }

  /// Writes bytes to a path, or to the console's output for `-` and `/dev/stdout`.
  static func write(_ bytes: [UInt8], to path: String, console: Console) throws(FileError) {
    guard !standardOutput.contains(path) else { return console.write(bytes: bytes) }
    try write(bytes, to: path)
  }

  /// Writes bytes to a path.
  ///
  /// An existing file keeps its permissions, a symbolic link stays and its target is written, and a device or a pipe
  /// is written into. Throws `outputIsFolder` for a folder, else `cannotWrite`; the old file is untouched then.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(SystemError) {
      let target = try FileTarget(path)
      switch target.kind {
      case .folder: throw SystemError(code: EISDIR)
      case .stream:
        let file = try OpenFile(target.path, flags: O_WRONLY)
        try FileDescriptorSink(descriptor: file.descriptor).write(bytes)
        try file.close()
      case .missing: try replace(target, with: bytes, like: nil)
      case .file(let status): try replace(target, with: bytes, like: status)
      }
    } catch {
      throw error.code == EISDIR ? .outputIsFolder(path: path) : .cannotWrite(path: path, error)
    }
  }

  /// Writes a new file beside the target and moves it over the target.
  private static func replace(_ target: FileTarget, with bytes: [UInt8], like old: stat?) throws(SystemError) {
    // A file that may not be written stays, though its folder would allow replacing it.
    if old != nil, access(target.path, W_OK) != 0 { throw .last }
    let name = ".shieldsim-\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp"
    let temporary = target.folder + name
    let file = try OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
    do throws(SystemError) {
      try FileDescriptorSink(descriptor: file.descriptor).write(bytes)
      if let old {
        // Only root may give a file away; for others it already belongs to them.
        _ = fchown(file.descriptor, old.st_uid, old.st_gid)
        guard fchmod(file.descriptor, old.st_mode & 0o7777) == 0 else { throw .last }
      }
      // Some file systems have nothing to synchronize and say so.
      guard fsync(file.descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .last }
      try file.close()
      guard rename(temporary, target.path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }
}
