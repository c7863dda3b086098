/// What the bytes of a dump are.
enum DumpBytes {
  /// Whether a byte is a space or a tab.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte can be part of the name of a property.
  static func isKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte can be part of the name of a class, in a module or mangled.
  static func isTypeName(_ byte: UInt8) -> Bool {
    isKey(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// The bytes without spaces at both ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }

  /// The place after the first occurrence of some bytes, or nil.
  ///
  /// Complexity: the count of bytes times the length of the word.
  static func end(of word: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - wanted.count)
    where bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start + wanted.count
    }
    return nil
  }

  /// Whether some bytes begin with a word.
  static func begins(_ bytes: ArraySlice<UInt8>, with word: StaticString) -> Bool {
    bytes.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// The text of some bytes.
  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
