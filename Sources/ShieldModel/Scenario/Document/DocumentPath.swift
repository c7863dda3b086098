/// The way from the top of a document to one of its values.
///
/// It prints as `windows[0].root.children[2].frame`; keys that are not identifiers stand in brackets and quotes,
/// as in `steps[3].set["#shield/field.isSecureTextEntry"]`. The top itself prints as nothing.
public struct DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of a path.
  public enum Component: Hashable, Sendable {
    /// Into the member of an object with this key.
    case key(String)

    /// Into the element of an array at this index, counted from 0.
    case index(Int)
  }

  /// The steps from the top, outermost first.
  public var components: [Component]

  /// Makes a path from its steps; none is the top of the document.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path of a member of the object at this path.
  public func appending(_ key: String) -> DocumentPath { DocumentPath(components + [.key(key)]) }

  /// The path of an element of the array at this path.
  public func appending(_ index: Int) -> DocumentPath { DocumentPath(components + [.index(index)]) }

  /// The path as text.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where Self.isIdentifier(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(QuotedText.full(key))]"
      }
    }
    return text
  }

  /// Tells whether a key can stand in a path without quotes: letters, digits, `_`, `$`, and no digit first.
  static func isIdentifier(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
      default: false
      }
    }
  }
}

extension DocumentPath: ExpressibleByArrayLiteral {
  /// Makes a path from a literal list of steps.
  public init(arrayLiteral elements: Component...) { self.init(elements) }
}

extension DocumentPath.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Makes a step into a member.
  public init(stringLiteral value: String) { self = .key(value) }

  /// Makes a step into an element.
  public init(integerLiteral value: Int) { self = .index(value) }
}
