/// Writes a table of shapes as reference text in Markdown.
struct ShapeReference {
  /// The table.
  let table: ShapeTable

  /// The whole reference: the title and every shape that documents can use.
  func text() -> String {
    let head = "# \(table.title)\n\n\(table.summary)\n\nKeys that start with `x-` are free notes everywhere.\n"
    return ([head] + table.reachableEntries.map { section($0) }).joined(separator: "\n")
  }

  /// The section of one shape.
  func section(_ entry: ShapeTable.Entry) -> String {
    var blocks = ["## \(entry.name)", entry.summary]
    if case .object = entry.shape {} else { blocks.append("Value: \(cell(entry.shape)).") }
    let words = Self.words(in: entry.shape)
    if !words.isEmpty { blocks.append(bullets(words)) }
    for part in entry.shape.parts {
      guard case .object(let object) = part else { continue }
      if part != entry.shape { blocks += ["### \(Self.heading(object.name))", object.summary] }
      blocks += objectBlocks(object)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func objectBlocks(_ object: ObjectShape) -> [String] {
    var blocks = [keyTable(object)]
    if !object.exactlyOneOf.isEmpty {
      let keys = object.exactlyOneOf.map { "`\($0)`" }
      blocks.append(
        keys.count == object.keys.count
          ? "Exactly one key must be present."
          : "Exactly one of these keys must be present: \(keys.joined(separator: ", ")).")
    }
    for key in object.keys {
      let words = Self.words(in: key.shape)
      if !words.isEmpty { blocks.append("Words of `\(key.name)`:\n\n\(bullets(words))") }
    }
    return blocks
  }

  private func keyTable(_ object: ObjectShape) -> String {
    var rows = ["| key | value | meaning |", "|---|---|---|"]
    for key in object.keys {
      var meaning = key.summary
      if let text = key.defaultText { meaning += " Default: \(Self.code(text))." }
      if let example = key.example { meaning += " Example: \(Self.code(example))." }
      let name = "`\(key.name)`" + (key.isRequired ? ", required" : "")
      rows.append("| \(Self.escaped(name)) | \(Self.escaped(cell(key.shape))) | \(Self.escaped(meaning)) |")
    }
    return rows.joined(separator: "\n")
  }

  /// The shape as a phrase in Markdown, with links to named shapes.
  private func cell(_ shape: Shape) -> String {
    switch shape {
    case .named(let name): return "[\(name)](#\(name.lowercased()))"
    case .anyOf(let shapes) where shapes.count == 2 && Self.isList(shapes[1], of: shapes[0]):
      return "\(cell(shapes[0])), or an array of such values"
    case .anyOf(let shapes): return Shape.list(shapes.map { cell($0) }, joint: "or")
    case .words(let words): return Shape.list(words.map { Self.code("\"\($0.text)\"") }, joint: "or")
    case .array(let array):
      let count = shape.phrase(in: table)
      return array.element == .anything ? count : "\(count): \(cell(array.element))"
    case .map(let map): return "\(shape.phrase(in: table)) and \(cell(map.value)) as value"
    case .string(let text):
      return shape.phrase(in: table) + (text.example.map { ", such as \(Self.code("\"\($0)\""))" } ?? "")
    case .object(let object): return object.name
    case .boolean: return "`true` or `false`"
    case .null: return "`null`"
    case .number, .integer, .anything: return shape.phrase(in: table)
    }
  }

  private func bullets(_ words: [Word]) -> String {
    words.map { "- `\"\($0.text)\"`: \($0.summary)" }.joined(separator: "\n")
  }

  /// The words that a value may be, not those of parts deeper inside of objects.
  private static func words(in shape: Shape) -> [Word] {
    switch shape {
    case .words(let words): words
    case .anyOf(let shapes): shapes.flatMap { words(in: $0) }
    case .array(let array): words(in: array.element)
    case .map(let map): words(in: map.value)
    default: []
    }
  }

  private static func isList(_ shape: Shape, of element: Shape) -> Bool {
    if case .array(let array) = shape { array.element == element } else { false }
  }

  private static func heading(_ name: String) -> String {
    for article in ["a ", "an ", "the "] where name.hasPrefix(article) { return String(name.dropFirst(article.count)) }
    return name
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}

extension ShapeTable {
  /// The whole table as reference text in Markdown.
  public func referenceText() -> String { ShapeReference(table: self).text() }

  /// The reference text of one shape in Markdown; nil when the table has no such shape.
  public func referenceText(of name: String) -> String? {
    entries.first { $0.name == name }.map { ShapeReference(table: self).section($0) }
  }
}
