/// The value of a JSON document, as Foundation's decoder reads it.
///
/// The members of an object have no order here; `SourceIndex` knows the order of the file.
public enum JSONValue: Hashable, Sendable {
  /// The word `null`.
  case null

  /// The word `true` or `false`.
  case boolean(Bool)

  /// A finite number.
  case number(Double)

  /// A string.
  case string(String)

  /// A list of values.
  case array([JSONValue])

  /// Values by key.
  case object([String: JSONValue])

  /// The kind of the value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

extension JSONValue: Encodable {
  /// Writes the value to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
