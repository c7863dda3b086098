import ShieldModel

/// The reference of a file format as a part of a page.
enum FormatReference {
  /// The reference text of a table without its title and with headings one level lower.
  ///
  /// Shapes that another table has as well are left to that table's page, and links to them lead there.
  static func text(_ table: ShapeTable, without other: (table: ShapeTable, page: String, files: String)? = nil)
    -> String
  {
    var text = table.referenceText()
    var shared: [String] = []
    for entry in table.entries {
      guard let other, other.table.entries.contains(entry), let section = table.referenceText(of: entry.name),
        text.contains(section)
      else { continue }
      let address = "<doc:\(other.page)#\(entry.name)>"
      text = text.replacing(section, with: "")
        .replacing("[\(entry.name)](#\(entry.name.lowercased()))", with: address)
      shared.append(address)
    }
    var lines = ProjectFiles.lines(text)
    if lines.first?.hasPrefix("# ") == true { lines.removeFirst() }
    lines = lines.map { $0.hasPrefix("##") ? "#" + $0 : $0 }
    if let other, !shared.isEmpty {
      lines += ["", "As in \(other.files): \(shared.joined(separator: ", "))."]
    }
    return withoutDoubledEmptyLines(lines).joined(separator: "\n")
  }

  private static func withoutDoubledEmptyLines(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines where !line.isEmpty || kept.last?.isEmpty == false { kept.append(line) }
    if kept.last?.isEmpty == true { kept.removeLast() }
    return kept
  }
}
