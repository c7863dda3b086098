import ShieldModel

/// Rows of text in columns that line up.
///
/// Columns are as wide as their widest cell. When that is wider than the terminal, the columns that may give way
/// shrink, widest first, and their cells wrap onto further lines or are cut, as the column says.
struct TextTable {
  /// One column of a table.
  struct Column: Sendable {
    /// The heading; a table whose headings are all empty has no heading line.
    let heading: String
    /// On which side the cells line up.
    var alignment: Alignment = .left
    /// What happens to cells that are too wide.
    var overflow: Overflow = .wrap

    init(_ heading: String = "", alignment: Alignment = .left, overflow: Overflow = .wrap) {
      self.heading = heading
      self.alignment = alignment
      self.overflow = overflow
    }
  }

  /// The side on which cells line up.
  enum Alignment: Sendable {
    case left
    case right
  }

  /// What happens to a cell that is wider than its column.
  enum Overflow: Sendable {
    /// The column is never narrower than its widest cell.
    case keep
    /// The cell goes on in the next line.
    case wrap
    /// The cell ends with an ellipsis.
    case cut
  }

  /// One cell: its text and how it is painted when there are colors.
  struct Cell: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// The text; control characters in it are shown escaped, line ends begin a further line.
    let text: String
    /// The style of the whole cell.
    let style: TextStyle?

    init(_ text: String, _ style: TextStyle? = nil) {
      self.text = text
      self.style = style
    }

    init(stringLiteral value: String) {
      self.init(value)
    }
  }

  /// The columns from left to right.
  let columns: [Column]
  /// The rows from top to bottom; cells that a row lacks are empty, cells beyond the last column are left out.
  private(set) var rows: [[Cell]] = []
  /// How many spaces stand before the first column.
  var indent = 0
  /// How many spaces stand between two columns.
  var gap = 2

  init(_ columns: [Column], indent: Int = 0) {
    self.columns = columns
    self.indent = indent
  }

  /// Adds a row below the others.
  mutating func add(_ cells: [Cell]) {
    rows.append(Array(cells.prefix(columns.count)))
  }

  /// The lines of the table for a width in columns, without spaces at their ends; `hasColor` paints them.
  func lines(width: Int, hasColor: Bool = false) -> [String] {
    var all = rows
    if columns.contains(where: { !$0.heading.isEmpty }) {
      all.insert(columns.map { Cell($0.heading, .heading) }, at: 0)
    }
    let texts = all.map { $0.map { Self.parts(of: $0.text) } }
    let widths = columnWidths(of: texts, within: width)
    return zip(all, texts).flatMap { row, parts in
      lines(of: row, texts: parts, widths: widths, hasColor: hasColor)
    }
  }

  /// The lines that a cell's text has by itself, safe to show and without spaces at their ends.
  private static func parts(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
      return QuotedText.bare(String(line[..<end]))
    }
  }

  /// How wide each column is, given the parts of every cell.
  private func columnWidths(of texts: [[[String]]], within width: Int) -> [Int] {
    var widths = columns.indices.map { column in
      texts.map { row in column < row.count ? row[column].map(DisplayWidth.of).max() ?? 0 : 0 }.max() ?? 0
    }
    let room = width - indent - gap * max(0, columns.count - 1)
    var excess = widths.reduce(0, +) - room
    // The widest column that may give way shrinks to the next narrower one, then both, and so on.
    while excess > 0 {
      let flexible = columns.indices.filter { columns[$0].overflow != .keep && widths[$0] > Self.smallest }
      guard let widest = flexible.map({ widths[$0] }).max() else { break }
      let wide = flexible.filter { widths[$0] == widest }
      let next = flexible.map { widths[$0] }.filter { $0 < widest }.max() ?? Self.smallest
      let step = min(widest - next, max(1, excess / wide.count))
      for column in wide where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
    return widths
  }

  /// No column shrinks below this.
  private static let smallest = 6

  private func lines(of row: [Cell], texts: [[String]], widths: [Int], hasColor: Bool) -> [String] {
    let cells = zip(columns.indices, texts).map { column, parts in
      fitted(parts, column: columns[column], width: widths[column])
    }
    // A row without cells is an empty line.
    let height = max(1, cells.map(\.count).max() ?? 0)
    return (0..<height).map { line in
      var text = ""
      var missing = indent
      for (column, parts) in cells.enumerated() {
        let part = line < parts.count ? parts[line] : ""
        let space = max(0, widths[column] - DisplayWidth.of(part))
        let before = columns[column].alignment == .right ? space : 0
        missing += before
        if !part.isEmpty {
          text += String(repeating: " ", count: missing)
          text += hasColor ? row[column].style?.painted(part) ?? part : part
          missing = 0
        } else {
          missing += DisplayWidth.of(part)
        }
        missing += space - before + gap
      }
      return text
    }
  }

  /// The lines of one cell within its column.
  private func fitted(_ parts: [String], column: Column, width: Int) -> [String] {
    switch column.overflow {
    case .keep: parts
    case .wrap: parts.flatMap { DisplayWidth.of($0) <= width ? [$0] : TextWrapping.lines(of: $0, width: width) }
    case .cut: parts.map { DisplayWidth.truncated($0, to: width) }
    }
  }
}
