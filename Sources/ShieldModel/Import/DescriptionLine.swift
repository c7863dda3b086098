/// One line of `recursiveDescription` text, taken apart.
struct DescriptionLine {
  /// How many bars stand before the node.
  let depth: Int
  /// The node; its frame is nil for a layer without view and for a line that was cut.
  let node: ImportedNode

  /// Reads a line; nil when it describes no node.
  ///
  /// A line whose text does not begin with `<` is a node only below another one, where a view may have written a
  /// description of its own. Where something else than bars stands before the node, as a log's prefix, the node must
  /// have an address and properties.
  ///
  /// Complexity: linear in the length of the line.
  init?(_ line: ArraySlice<UInt8>, position: () -> SourcePosition) {
    var rest = line
    while let last = rest.last, DumpBytes.isSpace(last) || last == UInt8(ascii: "`") { rest.removeLast() }
    var depth = 0
    var start = rest.startIndex
    while start < rest.endIndex, rest[start] == UInt8(ascii: "|") || Self.isLead(rest[start]) {
      if rest[start] == UInt8(ascii: "|") { depth += 1 }
      start += 1
    }
    guard start < rest.endIndex else { return nil }
    if rest[start] == UInt8(ascii: "<") {
      guard let node = Self.node(rest[start...], isAlone: true, position: position) else { return nil }
      self.depth = depth
      self.node = node
      return
    }
    if let open = rest[start...].firstIndex(of: UInt8(ascii: "<")),
      let node = Self.node(rest[open...], isAlone: false, position: position)
    {
      self.depth = rest[..<open].count { $0 == UInt8(ascii: "|") }
      self.node = node
      return
    }
    guard depth > 0 else { return nil }
    self.depth = depth
    let text = DumpBytes.text(rest[start...].prefix(Self.textLimit))
    self.node = ImportedNode(kind: .described, typeName: text, position: position())
  }

  /// How much of a view's own description is kept.
  private static let textLimit = 200

  private static func isLead(_ byte: UInt8) -> Bool { DumpBytes.isSpace(byte) || byte == UInt8(ascii: "`") }

  /// Reads a node that begins with `<`, or with `<<` where a view puts a frame around its superclass's text.
  private static func node(
    _ text: ArraySlice<UInt8>, isAlone: Bool, position: () -> SourcePosition
  ) -> ImportedNode? {
    var start = text.startIndex + 1
    if start < text.endIndex, text[start] == UInt8(ascii: "<") { start += 1 }
    guard let end = text[start...].firstIndex(where: { !DumpBytes.isTypeName($0) }), end > start else { return nil }
    let name = DumpBytes.text(text[start..<end])
    var rest = text[end...]
    let hasAddress = DumpBytes.begins(rest, with: ": 0x")
    if hasAddress {
      rest = rest.dropFirst(4).drop { DumpBytes.isKey($0) }
    } else {
      // Snapshot files have their addresses taken out.
      guard isAlone, DumpBytes.begins(rest, with: "; ") else { return nil }
    }
    if DumpBytes.begins(rest, with: ">") {
      guard isAlone else { return nil }
      let isLayer = DumpBytes.begins(rest, with: "> (layer)")
      return ImportedNode(kind: isLayer ? .layer : .view, typeName: name, position: position())
    }
    guard DumpBytes.begins(rest, with: "; ") else { return nil }
    let properties = DescriptionProperties(rest.dropFirst(2))
    guard hasAddress || properties.hasFrame else { return nil }
    var node = ImportedNode(kind: .view, typeName: name, position: position())
    properties.apply(to: &node)
    return node
  }
}
