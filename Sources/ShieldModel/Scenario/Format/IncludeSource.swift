import Foundation

/// Where the files come from that a scenario includes.
enum IncludeSource {
  /// The disk, below a folder given by its real path.
  case disk(root: String)
  /// Memory, by name.
  case memory([String: SourceFile])

  /// A file that was found.
  struct Found {
    /// What tells it from other files, whatever way leads to it.
    let identity: String
    /// The path to open; the name in memory.
    let path: String
    /// The name that messages show.
    let name: String
  }

  /// Why a path leads to no file.
  enum Failure: Error {
    /// The path does not start at the including file.
    case notRelative
    /// The path leads out of the root folder.
    case outside
    /// There is no such file.
    case missing(name: String)
    /// It is a folder, a device or something else.
    case notAFile(name: String)
  }

  /// The disk below a folder; when nil below the working directory if a file lies there, else below the file's folder.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - file: The real path of the file from which everything is included.
  /// - Throws: ``DocumentError`` when there is no such folder.
  static func onDisk(root: String?, holding file: String) throws(DocumentError) -> IncludeSource {
    if let root {
      if let real = FilePath.real(root) { return .disk(root: real) }
      throw DocumentError(.noInput, Diagnostic(file: root, problem: .missingFile, expected: "the root folder"))
    }
    if let working = FilePath.real("."), FilePath.isBelow(working, file) { return .disk(root: working) }
    return .disk(root: FilePath.resolve(".", from: file))
  }

  /// Finds the file of a path that is written in another file.
  ///
  /// - Parameters:
  ///   - text: The path as it is written.
  ///   - path: The path of the file in which it is written.
  ///   - name: The name of that file in messages.
  func find(_ text: String, from path: String, named name: String) throws(Failure) -> Found {
    guard !text.isEmpty, !text.hasPrefix("/"), !text.utf8.contains(0) else { throw .notRelative }
    let shownName = FilePath.resolve(text, from: name)
    let target = FilePath.resolve(text, from: path)
    switch self {
    case .memory(let files):
      if target.hasPrefix("../") || target == ".." || target.hasPrefix("/") { throw .outside }
      guard files[target] != nil else { throw .missing(name: shownName) }
      return Found(identity: target, path: target, name: shownName)
    case .disk(let root):
      guard FilePath.isBelow(root, FilePath.realOrSupposed(target)) else { throw .outside }
      guard let real = FilePath.real(target) else { throw .missing(name: shownName) }
      guard FilePath.isBelow(root, real) else { throw .outside }
      guard FilePath.isRegularFile(real) else { throw .notAFile(name: shownName) }
      return Found(identity: real, path: target, name: shownName)
    }
  }

  /// Reads the first bytes of a file that was found, text or not.
  func readBytes(_ found: Found, limit: Int) throws -> [UInt8] {
    switch self {
    case .memory(let files): Array(files[found.identity]?.bytes.prefix(limit) ?? [])
    case .disk: try SourceFile.firstBytes(of: URL(fileURLWithPath: found.identity), limit: limit)
    }
  }

  /// Reads a file that was found.
  func read(_ found: Found) throws(DocumentError) -> Document {
    switch self {
    case .memory(let files):
      guard let file = files[found.identity] else {
        throw DocumentError(.noInput, Diagnostic(file: found.name, problem: .missingFile))
      }
      return try DocumentReader.read(file)
    case .disk:
      // The real path is opened, so that what was checked is what is read.
      return try DocumentReader.read(path: found.identity, name: found.name)
    }
  }
}
