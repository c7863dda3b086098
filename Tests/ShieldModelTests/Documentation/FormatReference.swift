import ShieldModel

/// The reference of a file format as a part of a page.
enum FormatReference {
  /// The reference text of a table without its title and with headings one level lower.
  static func text(_ table: ShapeTable) -> String {
    var lines = ProjectFiles.lines(table.referenceText())
    if lines.first?.hasPrefix("# ") == true { lines.removeFirst() }
    lines = lines.map { $0.hasPrefix("##") ? "#" + $0 : $0 }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
