import Foundation
import Testing

@testable import ShieldModel

/// Changed copies of a few documents: whatever the scanner accepts, the decoder must accept and read the same way as
/// an independent reading does.
@Suite struct DocumentReaderFuzzTests {
  private static let seeds = [
    "{ \"version\": 1, // one\n \"list\": [1, -2.5e3, 0.0e1, \"a\\u00e9\\n\", true, null,], "
      + "/* two */ \"o\": {\"k\": {}, \"\": [[]]}, }",
    "\u{FEFF}/*a*//*b*/[0, 0.5, 10, 1E+2, \"\\ud83d\\ude00\\/\\\"\", \"//\", \"/*\", {\"é\": \"\u{2028}\"}]//end",
    "[[[[[[1],2],[3,]],{\"a\":{\"a\":{\"a\":false}}}],\"x\"],/**/-0]\r//c\r\n",
  ]

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "/", "//", "/*", "*/", "\n", "\r", "\t", " ", "0", "1", "-", ".",
    "e", "E+", "e1", "null", "true", "'", "\\u", "\\ud83d", "a", "\"a\"", "\"a\":", "\u{FEFF}", "\u{A0}", "é", "\0",
    "*", "+", "1e999", "1e-400", "0x1", "NaN", "\\u0000", "\u{1}", "$",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<seeds.count)
  func `the decoder accepts what the scanner accepts and both read the same`(_ seed: Int) throws {
    var random = DocumentFuzzGenerator(seed: UInt64(seed) + 1)
    var accepted = 0
    for _ in 0..<2500 {
      let bytes = Self.changed(Array(Self.seeds[seed].utf8), using: &random)
      guard let file = try? SourceFile(name: "f", bytes: bytes) else { continue }
      guard (try? SourceScanner.scan(file)) != nil else { continue }
      accepted += 1
      let text = String(decoding: bytes, as: UTF8.self)
      let document = try DocumentReader.read(file)
      let plain = Data(Self.plain(bytes))
      let reference = try JSONDecoder().decode(TriedValue.self, from: plain)
      #expect(document.value == reference.value, "\(text.debugDescription)")
      #expect(Self.placesAgree(document), "\(text.debugDescription)")
    }
    #expect(accepted > 100)
  }

  private static func changed(_ bytes: [UInt8], using random: inout DocumentFuzzGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.replaceSubrange(place..<end, with: pieces.randomElement(using: &random) ?? [])
      default:
        let from = Int.random(in: 0...bytes.count, using: &random)
        let slice = bytes[from..<min(bytes.count, from + 12)]
        bytes.insert(contentsOf: Array(slice), at: place)
      }
    }
    return bytes
  }

  /// The text without comments, trailing commas and byte order mark, made in the plainest way.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isInString = false
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if isInString {
        result.append(byte)
        if byte == UInt8(ascii: "\\") {
          result.append(next)
          place += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        continue
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        place += 2
        while !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/")) { place += 1 }
        place += 1
      } else if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        let closes = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        if closes, result.last == UInt8(ascii: ",") { result.removeLast() }
        isInString = byte == UInt8(ascii: "\"")
        result.append(byte)
      }
      place += 1
    }
    return result
  }

  /// Tells whether every value is of the kind that stands at its place in the file.
  private static func placesAgree(_ document: Document) -> Bool {
    var waiting = [document.root]
    var count = 0
    while let cursor = waiting.popLast() {
      count += 1
      guard let offset = document.index.offset(of: cursor.node), offset < document.file.bytes.count,
        document.index.kind(of: cursor.node) == cursor.kind
      else { return false }
      let byte = document.file.bytes[offset]
      let kind: JSONKind =
        switch byte {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
      if kind != cursor.kind { return false }
      waiting.append(contentsOf: cursor.elements ?? [])
      waiting.append(contentsOf: document.index.keys(of: cursor.node).compactMap { cursor.child($0) })
    }
    return count == document.index.count
  }
}

/// A value of strict JSON, decoded by trying one kind after the other.
private struct TriedValue: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let number = try? container.decode(Decimal.self) {
      // Foundation takes some zeros with an exponent for numbers that do not fit into a Double.
      value = .number(NSDecimalNumber(decimal: number).doubleValue)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let elements = try? container.decode([TriedValue].self) {
      value = .array(elements.map(\.value))
    } else {
      value = .object(try container.decode([String: TriedValue].self).mapValues(\.value))
    }
  }
}
