/// A text file that has been read: the name to show to people and its UTF-8 bytes.
public struct SourceFile: Sendable {
  /// The largest file that is read, in bytes (64 MB).
  public static let maximumSize = 64 * 1024 * 1024

  /// The name that messages show, usually the path as the user wrote it.
  public let name: String

  /// The whole content as valid UTF-8, with a byte order mark if the file has one.
  public let bytes: [UInt8]

  /// The table of line starts.
  let lines: SourceLines

  /// Makes a file from text that is in memory.
  public init(name: String, text: String) {
    self.init(name: name, validBytes: Array(text.utf8))
  }

  /// Makes a file from bytes that are in memory.
  ///
  /// - Throws: `DocumentError` of category `badData` when the bytes are more than `maximumSize`, are not UTF-8 or
  ///   hold a NUL byte.
  public init(name: String, bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= Self.maximumSize else {
      throw DocumentError(.badData, Diagnostic(file: name, problem: .fileTooLarge(limit: Self.maximumSize)))
    }
    if let encoding = TextEncodingCheck.otherEncoding(of: bytes) {
      throw DocumentError(.badData, Diagnostic(file: name, problem: .otherEncoding(encoding), expected: "UTF-8"))
    }
    if let offset = TextEncodingCheck.firstBadOffset(in: bytes) {
      let position = SourceLines(bytes).position(at: offset, in: bytes)
      throw DocumentError(
        .badData,
        Diagnostic(
          file: name, position: position, problem: .notText(byte: bytes[offset], offset: offset),
          expected: "text in UTF-8"))
    }
    self.init(name: name, validBytes: bytes)
  }

  private init(name: String, validBytes: [UInt8]) {
    self.name = name
    self.bytes = validBytes
    self.lines = SourceLines(validBytes)
  }

  /// The position of a byte offset; an offset outside of the file counts as the nearest end.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }

  /// The text of one line without its end, for an excerpt; nil when there is no such line.
  ///
  /// - Parameter number: The line, counted from 1.
  public func line(_ number: Int) -> String? {
    guard let start = lines.start(ofLine: number) else { return nil }
    let rest = bytes[min(start, bytes.count)...]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
