import Foundation

extension SourceFile {
  /// Reads a file from disk.
  ///
  /// Pipes and devices are read too, up to the limit.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - name: The name that messages show; the path when nil.
  /// - Throws: `DocumentError`, of category `noInput` when the file is missing, is a folder or cannot be read, of
  ///   category `badData` when it is larger than `maximumSize` or is not text in UTF-8.
  public static func read(path: String, name: String? = nil) throws(DocumentError) -> SourceFile {
    let name = name ?? path
    var isDirectory: ObjCBool = false
    guard !path.isEmpty, !path.utf8.contains(0),
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    else { throw DocumentError(.noInput, Diagnostic(file: name, problem: .missingFile)) }
    if isDirectory.boolValue {
      throw DocumentError(.noInput, Diagnostic(file: name, problem: .isDirectory, expected: "a file"))
    }
    let bytes: [UInt8]
    do {
      bytes = try firstBytes(of: URL(fileURLWithPath: path), limit: maximumSize + 1)
    } catch {
      throw DocumentError(.noInput, Diagnostic(file: name, problem: problem(for: error)))
    }
    return try SourceFile(name: name, bytes: bytes)
  }

  /// The first bytes of a file, not more than a limit.
  static func firstBytes(of url: URL, limit: Int) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let chunk = try handle.read(upToCount: min(1 << 20, limit - bytes.count))
      guard let chunk, !chunk.isEmpty else { break }
      bytes.append(contentsOf: chunk)
    }
    return bytes
  }

  /// The problem that stands for an error of the file system.
  static func problem(for error: any Error) -> DiagnosticProblem {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: .missingFile
    case .fileReadNoPermission?: .unreadableFile(reason: "permission denied")
    default: .unreadableFile(reason: (error as NSError).localizedDescription)
    }
  }
}
