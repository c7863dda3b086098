import Foundation

/// Writes a table of shapes as a JSON Schema of draft 07.
///
/// The schema never refuses what `ShapeTable.check` accepts. It uses standard keywords only, and the same table
/// always gives the same bytes.
struct JSONSchemaWriter {
  /// The table.
  let table: ShapeTable

  /// The schema as text: keys sorted, indented, with a line end at the end.
  func text() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(schema()) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The schema as a value.
  func schema() -> JSONValue {
    var definitions: [String: JSONValue] = [:]
    for entry in table.reachableEntries {
      definitions[entry.name] = Self.described(
        schema(of: entry.shape, isTop: entry.name == table.root), [("description", .string(entry.summary))])
    }
    return .object([
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "$id": .string(table.identifier),
      "title": .string(table.title),
      "description": .string(table.summary),
      "allOf": .array([Self.reference(table.root)]),
      "definitions": .object(definitions),
    ])
  }

  private func schema(of shape: Shape, isTop: Bool = false) -> JSONValue {
    switch shape {
    case .string(let text): return schema(of: text)
    case .words(let words):
      let choices = words.map {
        JSONValue.object(["const": .string($0.text), "description": .string($0.summary)])
      }
      return choices.count == 1 ? choices[0] : .object(["anyOf": .array(choices)])
    case .number(let bounds): return schema("number", bounds)
    case .integer(let bounds): return schema("integer", bounds)
    case .boolean: return .object(["type": .string("boolean")])
    case .null: return .object(["type": .string("null")])
    case .array(let array): return schema(of: array)
    case .object(let object): return schema(of: object, isTop: isTop)
    case .map(let map): return schema(of: map)
    case .anyOf(let shapes): return .object(["anyOf": .array(shapes.map { schema(of: $0, isTop: isTop) })])
    case .named(let name): return Self.reference(name)
    case .anything: return .boolean(true)
    }
  }

  private func schema(of text: TextShape) -> JSONValue {
    var members: [String: JSONValue] = ["type": .string("string")]
    if let pattern = text.pattern { members["pattern"] = .string(pattern) }
    if text.minimumLength > 0 { members["minLength"] = .number(Double(text.minimumLength)) }
    if let maximum = text.maximumLength { members["maxLength"] = .number(Double(maximum)) }
    if let example = text.example { members["examples"] = .array([.string(example)]) }
    return .object(members)
  }

  private func schema(_ type: String, _ bounds: NumberShape) -> JSONValue {
    var members: [String: JSONValue] = ["type": .string(type)]
    if let minimum = bounds.minimum { members["minimum"] = .number(minimum) }
    if let maximum = bounds.maximum { members["maximum"] = .number(maximum) }
    return .object(members)
  }

  private func schema(of array: ArrayShape) -> JSONValue {
    var members: [String: JSONValue] = ["type": .string("array"), "items": schema(of: array.element)]
    if array.minimumCount > 0 { members["minItems"] = .number(Double(array.minimumCount)) }
    if let maximum = array.maximumCount { members["maxItems"] = .number(Double(maximum)) }
    return .object(members)
  }

  private func schema(of object: ObjectShape, isTop: Bool) -> JSONValue {
    var properties: [String: JSONValue] = isTop ? ["$schema": .object(["type": .string("string")])] : [:]
    for key in object.keys where properties[key.name] == nil { properties[key.name] = schema(of: key) }
    var members: [String: JSONValue] = [
      "type": .string("object"),
      "description": .string(object.summary),
      "properties": .object(properties),
      "patternProperties": Self.notes,
      "additionalProperties": .boolean(false),
    ]
    let required = object.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    if !object.exactlyOneOf.isEmpty {
      let choices = object.exactlyOneOf.map { JSONValue.object(["required": .array([.string($0)])]) }
      members["oneOf"] = .array(choices)
    }
    return .object(members)
  }

  private func schema(of key: KeyShape) -> JSONValue {
    var description = key.summary
    var remarks: [(String, JSONValue)] = []
    if let text = key.defaultText {
      if let value = Self.value(text) {
        remarks.append(("default", value))
      } else {
        description += " Default: \(text)."
      }
    }
    if let text = key.example { remarks.append(("examples", .array([Self.value(text) ?? .string(text)]))) }
    return Self.described(schema(of: key.shape), [("description", .string(description))] + remarks)
  }

  private func schema(of map: MapShape) -> JSONValue {
    var members: [String: JSONValue] = [
      "type": .string("object"),
      "patternProperties": Self.notes,
      "additionalProperties": schema(of: map.value),
    ]
    // An upper bound would count notes too and refuse what the check accepts.
    if map.minimumCount > 0 { members["minProperties"] = .number(Double(map.minimumCount)) }
    return .object(members)
  }

  private static let notes = JSONValue.object(["^x-": .boolean(true)])

  private static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/definitions/\(name)")]) }

  /// A schema with remarks; draft 07 ignores what stands beside a reference, so a reference is wrapped.
  private static func described(_ schema: JSONValue, _ remarks: [(String, JSONValue)]) -> JSONValue {
    guard case .object(let members) = schema else {
      return .object(Dictionary(remarks) { first, _ in first })
    }
    let base = members["$ref"] == nil ? members : ["allOf": .array([schema])]
    return .object(base.merging(remarks) { _, remark in remark })
  }

  /// The value that a text of the table stands for; nil when it is not JSON.
  private static func value(_ text: String) -> JSONValue? {
    try? DocumentReader.read(SourceFile(name: "", text: text)).value
  }
}

extension ShapeTable {
  /// The table as a JSON Schema of draft 07: keys sorted, indented, with a line end at the end.
  public func schemaText() -> String { JSONSchemaWriter(table: self).text() }
}
