/// A way to point at nodes: `#name`, `.tag`, `Class`, combined as `Class#name.tag`, `A B` (below) and `A > B` (child).
public struct Selector: Hashable, Sendable {
  /// The parts from the outermost to the innermost.
  public var parts: [Part]
  /// The spelling in the file.
  public var text: String

  /// One compound of a selector and how it relates to the part before it.
  public struct Part: Hashable, Sendable {
    /// A class name, or nil for any.
    public var typeName: String?
    /// A name, or nil for any.
    public var name: String?
    /// Tags that must all be there.
    public var tags: [String]
    /// Whether the node must be a child of what the previous part matched, rather than anywhere below.
    public var isChild: Bool
  }

  /// Makes a selector that points at one name.
  public init(name: String) {
    parts = [Part(typeName: nil, name: name, tags: [], isChild: false)]
    text = "#" + name
  }

  /// Reads a selector; nil when the spelling is not one.
  public init?(_ text: String) {
    var parts: [Part] = []
    var isChild = false
    for word in text.split(separator: " ") {
      if word == ">" {
        if isChild || parts.isEmpty { return nil }
        isChild = true
        continue
      }
      guard var part = Selector.part(String(word)) else { return nil }
      part.isChild = isChild
      isChild = false
      parts.append(part)
    }
    if parts.isEmpty || isChild { return nil }
    self.parts = parts
    self.text = text
  }

  /// The name when the selector is nothing but `#name`.
  public var soleName: String? {
    guard parts.count == 1, let part = parts.first, part.typeName == nil, part.tags.isEmpty else { return nil }
    return part.name
  }

  private static func part(_ word: String) -> Part? {
    var part = Part(typeName: nil, name: nil, tags: [], isChild: false)
    var kind: Character = " "
    var current = ""
    func isComplete() -> Bool {
      if current.isEmpty { return kind == " " }
      switch kind {
      case " ": part.typeName = current
      case "#":
        if part.name != nil { return false }
        part.name = current
      default: part.tags.append(current)
      }
      return true
    }
    for character in word {
      if character == "#" || character == "." {
        guard isComplete() else { return nil }
        kind = character
        current = ""
      } else if character == "_" || character == "-" || character == "/" || character.isASCIILetterOrDigit {
        current.append(character)
      } else {
        return nil
      }
    }
    guard !current.isEmpty, isComplete() else { return nil }
    return part
  }

  /// Whether a view matches the innermost part and its ancestors match the others.
  public func matches(_ view: ViewID, in hierarchy: Hierarchy) -> Bool {
    guard let last = parts.last, last.matches(hierarchy[view]) else { return false }
    var index = parts.count - 1
    var current = view
    // Greedy from the inside: the nearest matching ancestor is always as good as a farther one, except below `>`.
    while index > 0 {
      let isChild = parts[index].isChild
      var next = hierarchy[current].superview
      var found = false
      while let ancestor = next {
        if parts[index - 1].matches(hierarchy[ancestor]) {
          current = ancestor
          found = true
          break
        }
        if isChild { break }
        next = hierarchy[ancestor].superview
      }
      if !found { return false }
      index -= 1
    }
    return true
  }
}

extension Selector.Part {
  func matches(_ node: ViewNode) -> Bool {
    if let typeName, node.typeName != typeName { return false }
    if let name, node.name != name { return false }
    return tags.allSatisfy { node.tags.contains($0) }
  }
}

extension Character {
  var isASCIILetterOrDigit: Bool {
    guard let value = asciiValue else { return false }
    return (0x30...0x39).contains(value) || (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }
}
