import Foundation
import Testing

@testable import ShieldModel

@Suite struct DocumentReaderTests {
  @Test func `values, places and key order come together`() throws {
    let text = "{ // c\n \"b\": [1, -2.5, true, null, \"é\\n\\ud83d\\ude00\",], /* d */ \"a\": {\"x\": {}},\n}"
    let document = try DocumentReader.read(SourceFile(name: "f", text: text))
    let list: [JSONValue] = [.number(1), .number(-2.5), .boolean(true), .null, .string("é\n😀")]
    #expect(document.value == .object(["b": .array(list), "a": .object(["x": .object([:])])]))
    #expect(document.index.keys(of: .root) == ["b", "a"])
    #expect(document.root.child("a")?.position == SourcePosition(line: 2, column: 63))
  }

  @Test(arguments: ["7", "\"a\"", "false", "null", "\u{FEFF} // c\r [0] // d"])
  func `a document may be any value`(_ text: String) throws {
    _ = try DocumentReader.read(SourceFile(name: "f", text: text))
  }

  @Test(arguments: [
    "0e5", "0.00e1", "0E9", "-0e5", "0e+5", "0.00000e-1", "0e99999999999", "1e0", "10e-05", "4.9e-324",
    "1.7976931348623157e308",
  ])
  func `numbers with an exponent are read`(_ text: String) throws {
    let document = try DocumentReader.read(SourceFile(name: "f", text: "{\"a\":[\(text),\(text)],\"b\":\(text)}"))
    let number = try #require(Double(text))
    #expect(document.root.array("a")?.map(\.number) == [number, number])
    #expect(document.root.number("b") == number)
  }

  @Test func `a number that ends the file is read whatever lies behind it in memory`() throws {
    for length in 0..<600 {
      let text = "/*" + String(repeating: "1", count: length) + "*/7"
      #expect(try DocumentReader.read(SourceFile(name: "f", text: text)).value == .number(7))
    }
  }

  @Test func `mistakes are bad data`() {
    let error = #expect(throws: DocumentError.self) {
      try DocumentReader.read(SourceFile(name: "f", text: "{\"a\":1,\"a\":2}"))
    }
    #expect(error?.category == .badData)
    #expect(error?.diagnostics.count == 1)
  }

  @Test(arguments: [1, 64, 65, 511, 512])
  func `deep documents are read on a thread with a small stack`(_ depth: Int) throws {
    let objects = String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    for text in [objects, arrays] {
      let document = try onSmallStack { try DocumentReader.read(SourceFile(name: "f", text: text)) }
      #expect(document.index.depth == depth)
      var cursor: Cursor? = document.root
      var steps = 0
      while let next = cursor?.child("a") ?? cursor?.child(0) {
        cursor = next
        steps += 1
      }
      #expect(steps == (text == objects ? depth : depth - 1))
    }
  }

  @Test func `what an encoder writes reads back the same`() throws {
    var random = DocumentFuzzGenerator(seed: 3)
    for _ in 0..<150 {
      let value = Self.randomValue(depth: 0, using: &random)
      let bytes = [UInt8](try JSONEncoder().encode(value))
      #expect(try DocumentReader.read(SourceFile(name: "f", bytes: bytes)).value == value)
    }
  }

  private static func randomValue(depth: Int, using random: inout DocumentFuzzGenerator) -> JSONValue {
    let keys = ["a", "b\"\\", "é", "", "\u{1F600}", "x/y", "long key that does not fit inline \n\t"]
    switch Int.random(in: 0...(depth > 4 ? 4 : 7), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(Double(Int.random(in: -1000...1000, using: &random)) / 8)
    case 3: return .number(Double.random(in: -1e300...1e300, using: &random))
    case 4: return .string(keys.randomElement(using: &random) ?? "")
    case 5:
      let count = Int.random(in: 0...5, using: &random)
      return .array((0..<count).map { _ in randomValue(depth: depth + 1, using: &random) })
    default:
      let chosen = keys.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
      return .object(
        Dictionary(uniqueKeysWithValues: chosen.map { ($0, randomValue(depth: depth + 1, using: &random)) }))
    }
  }

  private final class Box: @unchecked Sendable {
    var result: Result<Document, any Error>?
  }

  private func onSmallStack(_ work: @escaping @Sendable () throws -> Document) throws -> Document {
    let box = Box()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = Result { try work() }
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
    return try #require(box.result).get()
  }
}
