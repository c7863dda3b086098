import Foundation

@testable import ShieldModel

/// A document in which some values have been replaced, dropped or put under another key.
struct StructureMutation {
  private var values: JSONValue
  private var random: DocumentFuzzGenerator
  private var left = 0

  init(values: JSONValue, using random: inout DocumentFuzzGenerator) {
    self.values = values
    self.random = DocumentFuzzGenerator(seed: random.next())
  }

  /// The changed document as text with sorted keys.
  mutating func text() -> String {
    left = Int.random(in: 1...3, using: &random)
    let changed = change(values)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(changed) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func change(_ value: JSONValue) -> JSONValue {
    if left > 0, Int.random(in: 0..<60, using: &random) == 0 {
      left -= 1
      return Self.replacements.randomElement(using: &random) ?? .null
    }
    switch value {
    case .array(let elements):
      var result: [JSONValue] = []
      for element in elements {
        switch Int.random(in: 0..<80, using: &random) {
        case 0: break
        case 1: result.append(contentsOf: [element, element])
        default: result.append(change(element))
        }
      }
      return .array(result)
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for key in members.keys.sorted() {
        guard let member = members[key] else { continue }
        switch Int.random(in: 0..<80, using: &random) {
        case 0: break
        case 1: result[Self.keys.randomElement(using: &random) ?? key] = member
        case 2: result[String(key.dropLast())] = member
        default: result[key] = change(member)
        }
      }
      return .object(result)
    default: return value
    }
  }

  private static let replacements: [JSONValue] = [
    .null, .boolean(true), .number(-1), .number(0.5), .number(1e300), .number(4_294_967_296), .string(""),
    .string("#a"),
    .string("none"), .string(String(repeating: "a ", count: 3_000)), .array([]), .object([:]),
    .array([.null, .object([:]), .string("#b")]), .object(["view": .string("UIView")]), .object(["turn": .number(1)]),
    .array(Array(repeating: .array([]), count: 40)), .string("17..."), .string("\u{1}\u{202E}"),
  ]

  private static let keys = [
    "view", "layer", "children", "frame", "under", "steps", "expect", "turn", "in", "of", "as", "count", "kind", "os",
    "include", "", "x-note", "recipe", "do", "shadow", "at", "to",
  ]
}
