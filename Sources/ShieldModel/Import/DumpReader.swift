/// Reads dumps of real screens.
public enum DumpReader {
  /// Reads a dump whose kind is found from its content.
  ///
  /// A file whose first character is an opening brace is a shield dump; anything else is `recursiveDescription` text.
  ///
  /// Complexity: linear in the size of the file.
  ///
  /// - Throws: ``DocumentError`` of category `badData`.
  public static func read(_ file: SourceFile) throws(DocumentError) -> ImportedTree {
    switch kind(of: file) {
    case .shieldDump: try ShieldDumpReader.read(file)
    case .recursiveDescription: try RecursiveDescriptionReader.read(file)
    }
  }

  /// The kind of a dump, from its first character that is no space.
  public static func kind(of file: SourceFile) -> DumpKind {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = file.bytes.starts(with: mark) ? file.bytes.dropFirst(mark.count) : file.bytes[...]
    let first = text.first { !DumpBytes.isSpace($0) && $0 != 0x0A && $0 != 0x0D }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .shieldDump : .recursiveDescription
  }
}
