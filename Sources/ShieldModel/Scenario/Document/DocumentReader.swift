import Foundation

/// Reads JSON with comments and trailing commas.
///
/// The scanner finds every mistake and every place first; then Foundation's decoder supplies the values.
public enum DocumentReader {
  /// The deepest nesting that is decoded on the caller's thread.
  private static let shallowDepth = 64

  /// Reads a file that is in memory.
  ///
  /// Complexity: linear in the size of the file.
  ///
  /// - Throws: `DocumentError` of category `badData` with all mistakes that the scanner found.
  public static func read(_ file: SourceFile) throws(DocumentError) -> Document {
    let index = try SourceScanner.scan(file)
    do {
      let value =
        index.depth <= shallowDepth
        ? try decode(file, index) : try RoomyThread.run { try decode(file, index) }
      return Document(file: file, index: index, value: value)
    } catch {
      throw DocumentError(
        .badData, Diagnostic(file: file.name, problem: .decoderDisagrees(String(describing: error))))
    }
  }

  /// Reads a file from disk.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - name: The name that messages show; the path when nil.
  /// - Throws: `DocumentError`.
  public static func read(path: String, name: String? = nil) throws(DocumentError) -> Document {
    try read(SourceFile.read(path: path, name: name))
  }

  private static func decode(_ file: SourceFile, _ index: SourceIndex) throws -> JSONValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    if let key = DecodingGuide.userInfoKey { decoder.userInfo[key] = DecodingGuide(index: index) }
    return try decoder.decode(GuidedValue.self, from: readableBytes(file, index)).value
  }

  /// The bytes of a file in a form that the decoder reads in full.
  ///
  /// The decoder reads a number at the very end of its input beyond that end, which can trap; so a line end is added.
  /// And it takes some zeros with an exponent (`0e5`, `0.00e1`) for numbers that are too small; so the exponents of
  /// zeros become spaces.
  private static func readableBytes(_ file: SourceFile, _ index: SourceIndex) -> Data {
    var bytes = Data(capacity: file.bytes.count + 1)
    bytes.append(contentsOf: file.bytes)
    bytes.append(UInt8(ascii: "\n"))
    for start in index.zeroExponents {
      var place = Int(start)
      while place < file.bytes.count, isPartOfExponent(bytes[place]) {
        bytes[place] = UInt8(ascii: " ")
        place += 1
      }
    }
    return bytes
  }

  private static func isPartOfExponent(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
