/// A value that is decoded along the index: its kind is known before, and members come in the order of the file.
struct GuidedValue: Decodable {
  /// A key that is any string.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The decoded value.
  let value: JSONValue

  /// Decodes the value at which the decoder's guide stands.
  init(from decoder: any Decoder) throws {
    guard let key = DecodingGuide.userInfoKey, let guide = decoder.userInfo[key] as? DecodingGuide else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no guide"))
    }
    let node = guide.node
    switch guide.index.kind(of: node) {
    case .object: value = .object(try Self.members(of: node, decoder.container(keyedBy: Key.self), guide))
    case .array: value = .array(try Self.elements(of: node, decoder.unkeyedContainer(), guide))
    default: value = try Self.scalar(guide.index.kind(of: node), decoder.singleValueContainer())
    }
  }

  private static func members(
    of node: SourceNode, _ container: KeyedDecodingContainer<Key>, _ guide: DecodingGuide
  ) throws -> [String: JSONValue] {
    let children = guide.index.children(of: node)
    var members: [String: JSONValue] = [:]
    members.reserveCapacity(children.count)
    for child in children {
      guard let name = guide.index.key(of: child) else { continue }
      let key = Key(stringValue: name)
      switch guide.index.kind(of: child) {
      case .string: members[name] = .string(try container.decode(String.self, forKey: key))
      case .number: members[name] = .number(try container.decode(Double.self, forKey: key))
      case .boolean: members[name] = .boolean(try container.decode(Bool.self, forKey: key))
      default:
        guide.node = child
        members[name] = try container.decode(GuidedValue.self, forKey: key).value
      }
    }
    return members
  }

  private static func elements(
    of node: SourceNode, _ container: any UnkeyedDecodingContainer, _ guide: DecodingGuide
  ) throws -> [JSONValue] {
    var container = container
    let children = guide.index.children(of: node)
    var elements: [JSONValue] = []
    elements.reserveCapacity(children.count)
    for child in children {
      switch guide.index.kind(of: child) {
      case .string: elements.append(.string(try container.decode(String.self)))
      case .number: elements.append(.number(try container.decode(Double.self)))
      case .boolean: elements.append(.boolean(try container.decode(Bool.self)))
      default:
        guide.node = child
        elements.append(try container.decode(GuidedValue.self).value)
      }
    }
    return elements
  }

  private static func scalar(_ kind: JSONKind?, _ container: any SingleValueDecodingContainer) throws -> JSONValue {
    switch kind {
    case .string: return .string(try container.decode(String.self))
    case .number: return .number(try container.decode(Double.self))
    case .boolean: return .boolean(try container.decode(Bool.self))
    default:
      guard container.decodeNil() else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "null was expected")
      }
      return .null
    }
  }
}
