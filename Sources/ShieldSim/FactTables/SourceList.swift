import ShieldModel

/// Sources of facts with numbers, so that a table holds a number instead of an address.
struct SourceList {
  private struct Entry: Hashable {
    let source: String
    let note: String
  }

  private var numbers: [Entry: Int] = [:]
  private var entries: [Entry] = []

  /// The number of a fact's source and remark, such as `[3]`.
  mutating func number(of fact: FactLine) -> String {
    let entry = Entry(source: fact.source, note: fact.note)
    if let known = numbers[entry] { return "[\(known)]" }
    entries.append(entry)
    numbers[entry] = entries.count
    return "[\(entries.count)]"
  }

  /// Adds the list.
  func add(to text: inout ExplanationText) {
    guard !entries.isEmpty else { return }
    text.heading("Sources")
    let width = "[\(entries.count)]".count
    for (index, entry) in entries.enumerated() {
      let number = "[\(index + 1)]"
      let space = String(repeating: " ", count: width - number.count)
      // The number is part of the first line, so that the lines after it hang below the address.
      text.paragraph("\(space)\(number) \(entry.source)", hanging: width + 1)
      if !entry.note.isEmpty { text.paragraph(entry.note, indent: 3 + width, style: .faint) }
    }
  }
}
