@testable import ShieldModel

/// As much of JSON Schema draft 07 as the writer uses, in the plainest way: the oracle of the schema tests.
struct SchemaValidator {
  let schema: JSONValue

  func accepts(_ value: JSONValue) -> Bool { accepts(value, schema) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let rules) = schema else { return schema == .boolean(true) }
    if case .string(let reference)? = rules["$ref"] { return accepts(value, definition(reference)) }
    return rules.allSatisfy { name, rule in holds(name, rule, value, rules) }
  }

  private func holds(_ name: String, _ rule: JSONValue, _ value: JSONValue, _ rules: [String: JSONValue]) -> Bool {
    switch (name, rule, value) {
    case ("type", .string(let type), _): return Self.isOfType(value, type)
    case ("const", _, _): return value == rule
    case ("allOf", .array(let parts), _): return parts.allSatisfy { accepts(value, $0) }
    case ("anyOf", .array(let parts), _): return parts.contains { accepts(value, $0) }
    case ("oneOf", .array(let parts), _): return parts.filter { accepts(value, $0) }.count == 1
    case ("minimum", .number(let bound), .number(let number)): return number >= bound
    case ("maximum", .number(let bound), .number(let number)): return number <= bound
    case ("minLength", .number(let bound), .string(let text)): return Double(text.unicodeScalars.count) >= bound
    case ("maxLength", .number(let bound), .string(let text)): return Double(text.unicodeScalars.count) <= bound
    case ("pattern", .string(let pattern), .string(let text)):
      return (try? Regex(pattern).firstMatch(in: text)) != nil
    case ("items", _, .array(let values)): return values.allSatisfy { accepts($0, rule) }
    case ("minItems", .number(let bound), .array(let values)): return Double(values.count) >= bound
    case ("maxItems", .number(let bound), .array(let values)): return Double(values.count) <= bound
    case ("required", .array(let keys), .object(let members)):
      return keys.allSatisfy { if case .string(let key) = $0 { members[key] != nil } else { false } }
    case ("minProperties", .number(let bound), .object(let members)): return Double(members.count) >= bound
    case ("properties", .object(let shapes), .object(let members)):
      return members.allSatisfy { key, member in shapes[key].map { accepts(member, $0) } ?? true }
    case ("additionalProperties", _, .object(let members)):
      guard case .object(let known)? = rules["properties"] ?? .object([:]) else { return false }
      let rest = members.filter { known[$0.key] == nil && !$0.key.hasPrefix("x-") }
      return rule == .boolean(false) ? rest.isEmpty : rest.values.allSatisfy { accepts($0, rule) }
    default: return true
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    guard case .object(let top) = schema, case .object(let definitions)? = top["definitions"] else { return .null }
    return definitions[String(reference.dropFirst("#/definitions/".count))] ?? .null
  }

  private static func isOfType(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
