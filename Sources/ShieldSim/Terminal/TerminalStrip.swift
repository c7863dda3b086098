/// Pictures side by side in a terminal, each with a heading above and a caption below.
struct TerminalStrip {
  /// A picture with its words.
  struct Item {
    /// The line above the picture.
    let heading: String
    /// The picture.
    let picture: CellPicture
    /// Whether rows with secret content are marked at the right edge.
    let marksTaint: Bool
    /// The paragraphs below, each with its style.
    let caption: [TextTable.Cell]
  }

  /// The sign at the right edge of a row in which secret content shows.
  static let taintMark = "◀"

  /// The pictures.
  let items: [Item]
  /// How many columns there are.
  let width: Int
  /// How many spaces stand before everything.
  var indent = 0

  private static let gap = 2

  /// The lines, as many pictures in a line as fit, without spaces at their ends.
  func lines(palette: TerminalPalette) -> [String] {
    var lines: [String] = []
    var rest = items[...]
    while let first = rest.first {
      var count = 1
      var used = indent + Self.width(of: first)
      for item in rest.dropFirst() {
        used += Self.gap + Self.width(of: item)
        if used > width { break }
        count += 1
      }
      if !lines.isEmpty { lines.append("") }
      lines += block(Array(rest.prefix(count)), palette: palette)
      rest = rest.dropFirst(count)
    }
    return lines
  }

  /// A picture has one more column for marks.
  private static func width(of item: Item) -> Int { item.picture.columns + 1 }

  private func block(_ items: [Item], palette: TerminalPalette) -> [String] {
    let shown = palette == .none ? Self.shownRows(of: items) : nil
    let columns = items.map { column(of: $0, rows: shown, palette: palette) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      var missing = indent
      for (item, cells) in zip(items, columns) {
        let cell = row < cells.count ? cells[row] : (text: "", width: 0)
        if cell.width > 0 {
          line += String(repeating: " ", count: missing) + cell.text
          missing = 0
        }
        missing += Self.width(of: item) - cell.width + Self.gap
      }
      return line
    }
  }

  /// The rows to show of pictures of equal height, with nil for a long stretch that is empty in all of them; nil when
  /// every row of every picture is shown.
  private static func shownRows(of items: [Item]) -> [Int?]? {
    guard let height = items.first?.picture.rows.count, items.allSatisfy({ $0.picture.rows.count == height }) else {
      return nil
    }
    var shown: [Int?] = []
    var row = 0
    while row < height {
      let stretch = (row..<height).prefix { row in items.allSatisfy { $0.picture.isEmpty(row: row) } }.count
      if stretch > longestEmptyStretch {
        shown.append(nil)
        row += stretch
      } else {
        shown.append(row)
        row += 1
      }
    }
    return shown
  }

  /// Longer stretches of empty rows become one line.
  private static let longestEmptyStretch = 4

  /// The lines of one picture with how many columns each takes.
  private func column(of item: Item, rows: [Int?]?, palette: TerminalPalette) -> [(text: String, width: Int)] {
    func styled(_ text: String, _ style: TextStyle?) -> (text: String, width: Int) {
      (palette == .none ? text : style?.painted(text) ?? text, DisplayWidth.of(text))
    }
    let width = item.picture.columns
    var lines = [styled(DisplayWidth.truncated(item.heading, to: width), .heading)]
    let pictureLines = item.picture.lines(palette: palette)
    for row in rows ?? pictureLines.indices.map(Optional.some) {
      guard let row else {
        lines.append(("⋮", 1))
        continue
      }
      let line = pictureLines[row]
      let isMarked = item.marksTaint && item.picture.taintedRows.contains(row)
      let mark = palette == .none ? Self.taintMark : TextStyle.bad.painted(Self.taintMark)
      let text = isMarked ? line + mark : palette == .none ? Self.trimmed(line) : line
      lines.append((text, isMarked ? width + 1 : palette == .none ? DisplayWidth.of(text) : width))
    }
    for paragraph in item.caption {
      for line in TextWrapping.lines(of: paragraph.text, width: width) { lines.append(styled(line, paragraph.style)) }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end])
  }
}
