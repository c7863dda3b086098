/// The properties of a view in `recursiveDescription` text: what stands between semicolons, outside of brackets and
/// quotes.
struct DescriptionProperties {
  /// The properties, each without spaces around it.
  private var pieces: [ArraySlice<UInt8>] = []

  /// The farthest that a name of a property is looked for behind a quote.
  private static let keyLimit = 64

  /// Splits the text behind the class name and the address, up to the bracket that closes the view.
  ///
  /// Complexity: linear in the length of the text.
  init(_ text: ArraySlice<UInt8>) {
    var depth = 0
    var start = text.startIndex
    var index = text.startIndex
    loop: while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where depth == 0: break loop
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "'") where depth == 0 && Self.opensQuote(text, at: index):
        index = Self.closingQuote(of: text, after: index)
        continue
      case UInt8(ascii: ";") where depth == 0:
        add(text[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
    add(text[start..<min(index, text.endIndex)])
  }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    let piece = DumpBytes.trimmed(piece)
    if !piece.isEmpty { pieces.append(piece) }
  }

  /// Whether a quote stands behind `= `, where a quoted value begins.
  private static func opensQuote(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    DumpBytes.begins(text[max(text.startIndex, index - 2)...], with: "= '")
  }

  /// The place of the quote that closes a value, or the end of the text.
  ///
  /// Texts are not escaped, so only a quote closes a value that stands before another property or at the end.
  private static func closingQuote(of text: ArraySlice<UInt8>, after open: Int) -> Int {
    var index = open + 1
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "'"), closes(text[(index + 1)...]) { return index + 1 }
      index += 1
    }
    return text.endIndex
  }

  private static func closes(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.isEmpty || DumpBytes.begins(rest, with: ">") { return true }
    guard DumpBytes.begins(rest, with: "; ") else { return false }
    let behind = rest.dropFirst(2)
    let key = behind.prefix(keyLimit).prefix { DumpBytes.isKey($0) }
    if key.endIndex == rest.endIndex { return true }
    let after = rest[key.endIndex...]
    return !key.isEmpty && (DumpBytes.begins(after, with: " =") || DumpBytes.begins(after, with: ":"))
  }

  // MARK: Reading

  /// Whether there is a frame.
  var hasFrame: Bool { pieces.contains { DumpBytes.end(of: "frame = (", in: $0) != nil } }

  /// Sets what the properties say.
  func apply(to node: inout ImportedNode) {
    for piece in pieces {
      let key = DumpBytes.text(piece.prefix { DumpBytes.isKey($0) })
      guard let value = Self.value(of: piece, key: key) else { continue }
      switch key {
      case "frame": node.frame = Self.frame(value)
      case "baseClass": node.baseTypeName = DumpBytes.text(value.prefix { DumpBytes.isTypeName($0) })
      case "alpha": node.opacity = Self.number(value) ?? node.opacity
      case "hidden": node.isHidden = Self.isYes(value)
      case "opaque": node.isOpaque = Self.isYes(value)
      case "clipsToBounds": node.clips = Self.isYes(value)
      case "userInteractionEnabled": node.isInteractionEnabled = Self.isYes(value)
      case "layer": node.layerTypeName = Self.typeName(value)
      case "placeholder": node.changeField { $0.hasPlaceholder = !value.isEmpty }
      case "borderStyle": node.changeField { $0.borderStyle = Self.borderStyle(value) }
      case "text" where node.frame == nil && value.first != UInt8(ascii: "'"):
        // React Native leaves the semicolon out before the frame.
        if let frame = Self.lastFrame(in: value) { node.frame = frame }
      case "text":
        let isEmpty = value.elementsEqual("''".utf8)
        if node.field != nil || node.isTextField { node.changeField { $0.hasText = !isEmpty } }
      default: break
      }
    }
  }

  /// The value behind the key's equals sign or colon; nil when there is neither.
  private static func value(of piece: ArraySlice<UInt8>, key: String) -> ArraySlice<UInt8>? {
    let rest = piece.dropFirst(key.utf8.count)
    if DumpBytes.begins(rest, with: " = ") { return rest.dropFirst(3) }
    return DumpBytes.begins(rest, with: ":") ? rest.dropFirst() : nil
  }

  private static func isYes(_ value: ArraySlice<UInt8>) -> Bool { DumpBytes.begins(value, with: "YES") }

  private static func number(_ value: ArraySlice<UInt8>) -> Double? {
    guard let number = Double(DumpBytes.text(value.prefix(keyLimit))), number.isFinite else { return nil }
    return number
  }

  private static func typeName(_ value: ArraySlice<UInt8>) -> String {
    DumpBytes.text(value.drop { $0 == UInt8(ascii: "<") }.prefix { DumpBytes.isTypeName($0) })
  }

  private static func borderStyle(_ value: ArraySlice<UInt8>) -> BorderStyle? {
    switch DumpBytes.text(value.prefix(keyLimit)) {
    case "None": BorderStyle.none
    case "Line": .line
    case "Bezel": .bezel
    case "RoundedRect": .roundedRect
    default: nil
    }
  }

  private static func lastFrame(in value: ArraySlice<UInt8>) -> Rect? {
    var rest = value
    var found: Rect?
    while let end = DumpBytes.end(of: " frame = (", in: rest) {
      found = frame(rest[(end - 1)...])
      rest = rest[end...]
    }
    return found
  }

  /// Reads `(x y; w h)`.
  private static func frame(_ value: ArraySlice<UInt8>) -> Rect? {
    guard value.first == UInt8(ascii: "("), let close = value.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let inside = value[(value.startIndex + 1)..<close]
    let parts = inside.split { DumpBytes.isSpace($0) || $0 == UInt8(ascii: ";") }
    guard inside.count < 200, parts.count == 4 else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ImportedNode {
  /// Changes what is known about the node as a text field.
  fileprivate mutating func changeField(_ change: (inout ImportedField) -> Void) {
    var field = self.field ?? ImportedField()
    change(&field)
    self.field = field
  }
}
