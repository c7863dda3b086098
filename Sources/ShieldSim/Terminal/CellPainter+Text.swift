import ShieldModel

extension CellPainter {
  /// Writes a node's text, line by line.
  mutating func paintText(_ node: RenderNode, context: (opacity: Double, area: CellArea)) {
    guard let text = node.text, text.color.alpha > 0, context.opacity > 0.04, text.size > 0 else { return }
    let lines = text.string.split(omittingEmptySubsequences: false) { $0.isNewline }
    let unit = text.size / Double(TextMetrics.rowsPerLine)
    let advance = Double(TextMetrics.columnsPerCharacter) * unit
    let longest = Double(lines.map(\.count).max() ?? 0) * advance
    let top = (node.size.height - Double(lines.count) * text.size) / 2
    for (number, line) in lines.enumerated() {
      let y = top + (Double(number) + 0.5) * text.size
      guard y >= 0, y < node.size.height else { continue }
      // Letters beyond the node's own edge are not drawn.
      let letters = line.prefix(max(0, Self.whole((node.size.width / advance).rounded(.up))))
      let start: Double
      switch text.alignment {
      case _ where longest > node.size.width: start = 0
      case .natural, .left: start = 0
      case .center: start = (node.size.width - Double(line.count) * advance) / 2
      case .right: start = node.size.width - Double(line.count) * advance
      }
      write(letters, node: node, from: start, to: start + Double(line.count) * advance, y: y, text, context)
    }
  }

  /// Writes a line of letters: from its left edge, its middle or its right edge, as it is aligned.
  private mutating func write(
    _ letters: Substring, node: RenderNode, from start: Double, to end: Double, y: Double, _ text: RenderText,
    _ context: (opacity: Double, area: CellArea)
  ) {
    let width = letters.reduce(0) { $0 + DisplayWidth.of($1) }
    let left = node.map.apply(Point(x: start, y: y))
    let right = node.map.apply(Point(x: end, y: y))
    let row = Self.whole((left.y / cellHeight).rounded(.down))
    var column: Int
    switch text.alignment {
    case .right: column = Self.whole((right.x / cellWidth).rounded()) - width
    case .center: column = Self.whole(((left.x + right.x) / 2 / cellWidth - Double(width) / 2).rounded())
    default: column = Self.whole((left.x / cellWidth).rounded())
    }
    // Letters are wider here than in the picture, so a long line may have to begin farther to the left.
    column = max(min(column, columns - width), min(column, 0))
    for letter in letters {
      let room = DisplayWidth.of(letter)
      guard room > 0 else { continue }
      if context.area.contains(row: row, column: column), column + room <= columns {
        rows[row][column].letter = letter
        rows[row][column].ink = text.color
        rows[row][column].isLetterLow = left.y / cellHeight - Double(row) >= 0.5
        rows[row][column].isTaken = false
        for extra in 1..<max(1, room) { rows[row][column + extra].isTaken = true }
      }
      column += room
    }
  }
}
