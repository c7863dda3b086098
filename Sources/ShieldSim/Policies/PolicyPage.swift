/// A report about policies as headings, paragraphs and tables, before it becomes text, Markdown or HTML.
struct PolicyPage {
  /// One piece of a page.
  enum Block {
    case heading(String)
    case paragraph(String, TextStyle?)
    case table(TextTable)
  }

  /// What the page is about.
  let title: String
  /// The pieces in their order.
  private(set) var blocks: [Block] = []

  /// Begins a page.
  init(_ title: String) { self.title = title }

  /// Adds a heading.
  mutating func heading(_ text: String) { blocks.append(.heading(text)) }

  /// Adds a paragraph.
  mutating func paragraph(_ text: String, _ style: TextStyle? = nil) { blocks.append(.paragraph(text, style)) }

  /// Adds a table, unless it has no rows.
  mutating func table(_ table: TextTable) {
    if !table.rows.isEmpty { blocks.append(.table(table)) }
  }

  /// Adds the pieces of another page below a heading with its title.
  mutating func add(_ page: PolicyPage) {
    heading(page.title)
    blocks += page.blocks
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  var grouped: String {
    let digits = Array(String(magnitude))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }

  /// The number with a word that agrees with it, such as `1 input` or `2 inputs`.
  func counting(_ word: String) -> String { "\(grouped) \(word)\(self == 1 ? "" : "s")" }
}
