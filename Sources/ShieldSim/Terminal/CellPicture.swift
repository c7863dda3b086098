import ShieldModel

/// A picture as a terminal shows it: a grid of cells, twice as high as they are wide.
struct CellPicture: Hashable, Sendable {
  /// One cell.
  struct Cell: Hashable, Sendable {
    /// The colour of the upper half.
    var upper = Color.black
    /// The colour of the lower half.
    var lower = Color.black
    /// A letter that stands over both halves.
    var letter: Character?
    /// The colour of the letter.
    var ink = Color.black
    /// Whether the letter's middle lies in the lower half, whose colour is its ground then.
    var isLetterLow = false
    /// A line that stands for the edge of a box where there are no colours.
    var line: Character?
    /// Whether the cell is the right half of a wide letter.
    var isTaken = false
    /// Whether the cell is dark, for where there are no colours.
    var isDark = false
  }

  /// The rows from top to bottom, all of the same length.
  var rows: [[Cell]]
  /// The rows in which secret content may show.
  var taintedRows: Set<Int> = []

  /// How many columns the picture has.
  var columns: Int { rows.first?.count ?? 0 }

  /// Whether a row holds neither letters nor lines nor dark cells.
  func isEmpty(row: Int) -> Bool { rows[row].allSatisfy { $0.letter == nil && $0.line == nil && !$0.isDark } }

  /// The rows of a range; those outside the picture are left out.
  func cropped(to range: Range<Int>) -> CellPicture {
    let held = range.clamped(to: rows.indices)
    return CellPicture(
      rows: Array(rows[held]), taintedRows: Set(taintedRows.filter(held.contains).map { $0 - held.lowerBound }))
  }

  /// The lines for a terminal, each as wide as the picture.
  func lines(palette: TerminalPalette) -> [String] {
    rows.map { palette == .none ? Self.plainLine($0) : Self.paintedLine($0, palette) }
  }

  private static func plainLine(_ cells: [Cell]) -> String {
    var line = ""
    for cell in cells where !cell.isTaken { line.append(cell.letter ?? cell.line ?? (cell.isDark ? "▒" : " ")) }
    return line
  }

  private static func paintedLine(_ cells: [Cell], _ palette: TerminalPalette) -> String {
    var line = ""
    var front: Color?
    var back: Color?
    for cell in cells where !cell.isTaken {
      let isPlain = cell.letter == nil && cell.upper == cell.lower
      let ground = cell.letter == nil || cell.isLetterLow ? cell.lower : cell.upper
      if ground != back { line += palette.background(ground) }
      back = ground
      if !isPlain {
        let ink = cell.letter == nil ? cell.upper : cell.ink
        if ink != front { line += palette.foreground(ink) }
        front = ink
      }
      line.append(cell.letter ?? (isPlain ? " " : "▀"))
    }
    return line + "\u{1B}[0m"
  }
}
