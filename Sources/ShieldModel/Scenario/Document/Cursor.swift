/// A value of a document together with its place, for reading after the shape was checked.
///
/// Every question has an answer: a cursor on a missing key or on a value of another kind gives nil.
/// Keys that start with `x-` are notes of the user; `members` and `keysInOrder` leave them out.
public struct Cursor: Sendable {
  /// The document.
  public let document: Document

  /// The handle of the value.
  public let node: SourceNode

  /// The value.
  public let value: JSONValue

  /// The kind of the value.
  public var kind: JSONKind { value.kind }

  /// The string; nil when the value is something else.
  public var string: String? { if case .string(let string) = value { string } else { nil } }

  /// The number; nil when the value is something else.
  public var number: Double? { if case .number(let number) = value { number } else { nil } }

  /// The number as a whole one; nil when it has a fraction or is not exact (beyond ±2⁵³).
  public var integer: Int? {
    guard let number, number.magnitude <= NumberShape.exactLimit else { return nil }
    return Int(exactly: number)
  }

  /// The truth value; nil when the value is something else.
  public var boolean: Bool? { if case .boolean(let boolean) = value { boolean } else { nil } }

  /// Tells whether the value is `null`.
  public var isNull: Bool { value == .null }

  /// The elements of an array in order; nil when the value is something else.
  public var elements: [Cursor]? {
    guard case .array(let values) = value else { return nil }
    return zip(document.index.children(of: node), values).map { node, value in
      Cursor(document: document, node: node, value: value)
    }
  }

  /// The elements of an array, or the value itself as the only one: for keys that take one or several.
  public var oneOrMore: [Cursor] { elements ?? [self] }

  /// The members of an object in file order without notes; nil when the value is something else.
  public var members: [(key: String, value: Cursor)]? {
    guard case .object(let values) = value else { return nil }
    return document.index.children(of: node).compactMap { child in
      guard let key = document.index.key(of: child), !isNote(key), let value = values[key] else { return nil }
      return (key, Cursor(document: document, node: child, value: value))
    }
  }

  /// The keys of an object in file order without notes; none when the value is something else.
  public var keysInOrder: [String] { document.index.keys(of: node).filter { !isNote($0) } }

  /// The keys of the notes of an object in file order.
  public var noteKeys: [String] { document.index.keys(of: node).filter { isNote($0) } }

  /// The member of an object with a key; nil when there is none.
  public func child(_ key: String) -> Cursor? {
    guard case .object(let values) = value, let value = values[key],
      let child = document.index.child(of: node, key: key)
    else { return nil }
    return Cursor(document: document, node: child, value: value)
  }

  /// The element of an array at an index counted from 0; nil when there is none.
  public func child(_ index: Int) -> Cursor? {
    guard case .array(let values) = value, let child = document.index.child(of: node, at: index),
      values.indices.contains(index)
    else { return nil }
    return Cursor(document: document, node: child, value: values[index])
  }

  private func isNote(_ key: String) -> Bool { ShapeTable.isNote(key, atTop: node == .root) }
}
