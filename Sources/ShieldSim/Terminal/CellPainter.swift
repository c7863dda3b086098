import ShieldModel

/// Turns a destination's picture into cells.
///
/// Colours come from the composed picture without its texts, a few samples a half cell. Texts are written as letters,
/// since no terminal has the pixels to draw them; where there are no colours, boxes get lines. Letters and lines
/// follow the order of drawing: what is left out, hidden or clipped writes nothing, and an opaque box wipes what lies
/// behind it.
struct CellPainter {
  private let tree: RenderTree
  private let rule: CompositionRule
  private let columns: Int
  private let rowCount: Int
  private let cellWidth: Double
  private let cellHeight: Double
  private var rows: [[CellPicture.Cell]]
  /// For each node the opacity of the groups it is in, 0…1, and the cells in which it can draw.
  private var contexts: [(opacity: Double, area: CellArea)] = []
  /// The colour of each cell as far as it has been painted, to tell whether a box stands out.
  private var grounds: [[Color]]

  /// The cells of a picture for a number of columns.
  static func picture(_ tree: RenderTree, rule: CompositionRule, columns: Int, hasColors: Bool) -> CellPicture {
    guard tree.width > 0, tree.height > 0, columns > 0 else { return CellPicture(rows: []) }
    var painter = CellPainter(tree: tree, rule: rule, columns: columns)
    for index in tree.nodes.indices { painter.paint(index) }
    if hasColors { painter.takeColors() } else { painter.takeShades() }
    return CellPicture(rows: painter.rows, taintedRows: painter.taintedRows())
  }

  private init(tree: RenderTree, rule: CompositionRule, columns: Int) {
    self.tree = tree
    self.rule = rule
    self.columns = columns
    cellWidth = Double(tree.width) / Double(columns)
    rowCount = max(1, Int((Double(tree.height) / (2 * cellWidth)).rounded()))
    cellHeight = Double(tree.height) / Double(rowCount)
    rows = [[CellPicture.Cell]](
      repeating: [CellPicture.Cell](repeating: CellPicture.Cell(), count: columns), count: rowCount)
    let base = rule.base.alpha == 255 ? rule.base.straight : Color.white
    grounds = [[Color]](repeating: [Color](repeating: base, count: columns), count: rowCount)
  }

  // MARK: Nodes

  private mutating func paint(_ index: Int) {
    let node = tree.nodes[index]
    let parent = Int(node.parent)
    var context = contexts.indices.contains(parent) ? contexts[parent] : (opacity: 1, area: wholeArea)
    context.opacity *= Double(node.opacity) / 255
    let isLeftOut = rule.leavesOut(node.effectiveMask)
    let box = area(of: node)
    if node.visibility.isDrawn, !isLeftOut {
      paintBox(node, box: box, context: context)
      paintText(node, context: context)
    } else if isLeftOut, rule.effect == .blackout, isTopOfLeftOut(index) {
      cover(box.intersection(context.area), with: .black)
    }
    if node.clips { context.area = context.area.intersection(box) }
    contexts.append(context)
  }

  private func isTopOfLeftOut(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let parent = Int(node.parent)
    return node.visibility.isDrawn && (parent < 0 || !rule.leavesOut(tree.nodes[parent].effectiveMask))
  }

  private mutating func paintBox(_ node: RenderNode, box: CellArea, context: (opacity: Double, area: CellArea)) {
    guard node.map.keepsRectanglesUpright else { return }
    let fill = node.video ?? node.fill
    let opacity = context.opacity * Double(fill.alpha) / 255
    let shown = box.intersection(context.area)
    if shown.isEmpty, box.width >= 3, opacity > 0.1 {
      return addRule(node, columns: box.columns, within: context.area)
    }
    guard !shown.isEmpty else { return }
    let hasBorder = node.borderWidth > 0 && node.borderColor.alpha > 0 && context.opacity > 0.1
    let ground = grounds[shown.top][shown.left]
    let standsOut = opacity > 0.1 && Self.differ(fill, ground)
    if opacity > 0.98 { cover(shown, with: fill) }
    guard hasBorder || standsOut, !box.contains(wholeArea) else { return }
    addLines(around: box, within: context.area, isRound: node.cornerRadius > 0)
  }

  /// Wipes letters and lines and gives the cells another ground.
  private mutating func cover(_ area: CellArea, with color: Color) {
    for row in area.rows {
      for column in area.columns {
        rows[row][column].letter = nil
        rows[row][column].line = nil
        rows[row][column].isTaken = false
        grounds[row][column] = color
      }
    }
  }

  /// Draws a line for a box that is too low for a row of cells.
  private mutating func addRule(_ node: RenderNode, columns: Range<Int>, within area: CellArea) {
    let middle = node.map.apply(Point(x: 0, y: node.size.height / 2)).y
    let row = Int((middle / cellHeight).rounded(.down))
    for column in columns where area.contains(row: row, column: column) { rows[row][column].line = "─" }
  }

  private mutating func addLines(around box: CellArea, within area: CellArea, isRound: Bool) {
    guard box.width >= 3, box.height >= 1 else { return }
    func put(_ line: Character, _ row: Int, _ column: Int) {
      guard area.contains(row: row, column: column) else { return }
      rows[row][column].line = line
    }
    if box.height == 1 {
      put("[", box.top, box.left)
      put("]", box.top, box.right - 1)
      return
    }
    for column in box.left + 1..<box.right - 1 {
      put("─", box.top, column)
      put("─", box.bottom - 1, column)
    }
    for row in box.top + 1..<max(box.top + 1, box.bottom - 1) {
      put("│", row, box.left)
      put("│", row, box.right - 1)
    }
    put(isRound ? "╭" : "┌", box.top, box.left)
    put(isRound ? "╮" : "┐", box.top, box.right - 1)
    put(isRound ? "╰" : "└", box.bottom - 1, box.left)
    put(isRound ? "╯" : "┘", box.bottom - 1, box.right - 1)
  }

  // MARK: Texts

  private mutating func paintText(_ node: RenderNode, context: (opacity: Double, area: CellArea)) {
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
      let letters = line.prefix(max(0, Int((node.size.width / advance).rounded(.up))))
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
    let row = Int((left.y / cellHeight).rounded(.down))
    var column: Int
    switch text.alignment {
    case .right: column = Int((right.x / cellWidth).rounded()) - width
    case .center: column = Int(((left.x + right.x) / 2 / cellWidth - Double(width) / 2).rounded())
    default: column = Int((left.x / cellWidth).rounded())
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

  // MARK: Colours

  /// Takes the colours of the picture without its texts.
  private mutating func takeColors() {
    var bare = tree
    for index in bare.nodes.indices { bare.nodes[index].text = nil }
    let frame = Compositor.compose(bare, rule: rule)
    for row in rows.indices {
      for column in 0..<columns {
        rows[row][column].upper = color(of: frame, row: row, column: column, half: 0)
        rows[row][column].lower = color(of: frame, row: row, column: column, half: 1)
      }
    }
  }

  /// The mean of a few samples of a half cell; transparent parts are laid over light squares.
  private func color(of frame: CompositedFrame, row: Int, column: Int, half: Int) -> Color {
    var sums = (red: 0, green: 0, blue: 0)
    let board: UInt8 = (row + column / 2) % 2 == 0 ? 255 : 226
    let behind = PremultipliedColor(red: board, green: board, blue: board, alpha: 255)
    for vertical in 0..<Self.samples {
      for horizontal in 0..<Self.samples {
        let x = (Double(column) + (Double(horizontal) + 0.5) / Double(Self.samples)) * cellWidth
        let y = (Double(row) + (Double(half) + (Double(vertical) + 0.5) / Double(Self.samples)) / 2) * cellHeight
        let sample = frame.color(x: Int32(x), y: Int32(y)).over(behind)
        sums.red += Int(sample.red)
        sums.green += Int(sample.green)
        sums.blue += Int(sample.blue)
      }
    }
    let count = Self.samples * Self.samples
    func share(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Color(red: share(sums.red), green: share(sums.green), blue: share(sums.blue))
  }

  private static let samples = 4

  /// Takes note of dark cells.
  private mutating func takeShades() {
    for row in rows.indices {
      for column in 0..<columns { rows[row][column].isDark = Self.brightness(of: grounds[row][column]) < 48 }
    }
  }

  /// The rows whose middle lies in secret content that may show, and at least one for every stretch of such content.
  private func taintedRows() -> Set<Int> {
    var stretches: [Range<Int32>] = []
    Compositor.compose(tree, rule: rule).forEachBand { band in
      guard band.runs.contains(where: \.isTainted) else { return }
      if let last = stretches.last, last.upperBound == band.rows.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<band.rows.upperBound
      } else {
        stretches.append(band.rows)
      }
    }
    var found: Set<Int> = []
    for stretch in stretches {
      let top = Double(stretch.lowerBound)
      let bottom = Double(stretch.upperBound)
      let rows = (0..<rowCount).filter { (top..<bottom).contains((Double($0) + 0.5) * cellHeight) }
      found.formUnion(rows.isEmpty ? [min(rowCount - 1, Int((top + bottom) / 2 / cellHeight))] : rows)
    }
    return found
  }

  // MARK: Cells

  private var wholeArea: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: rowCount) }

  private func area(of node: RenderNode) -> CellArea {
    let corners = [
      Point.zero, Point(x: node.size.width, y: 0), Point(x: 0, y: node.size.height),
      Point(x: node.size.width, y: node.size.height),
    ].map(node.map.apply)
    func cell(_ value: Double, _ size: Double, limit: Int) -> Int {
      let cell = (value / size).rounded()
      return cell < 0 ? -1 : cell > Double(limit) ? limit + 1 : Int(cell)
    }
    let xs = corners.map { cell($0.x, cellWidth, limit: columns) }
    let ys = corners.map { cell($0.y, cellHeight, limit: rowCount) }
    return CellArea(left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  private static func differ(_ first: Color, _ second: Color) -> Bool {
    let parts = [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
    return parts.contains { abs(Int($0.0) - Int($0.1)) > 6 }
  }

  private static func brightness(of color: Color) -> Int {
    (Int(color.red) * 299 + Int(color.green) * 587 + Int(color.blue) * 114) / 1000
  }
}

/// A rectangle of cells; edges may lie outside the picture.
struct CellArea: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }
  var rows: Range<Int> { top..<max(top, bottom) }
  var columns: Range<Int> { left..<max(left, right) }

  func intersection(_ other: CellArea) -> CellArea {
    CellArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: CellArea) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func contains(row: Int, column: Int) -> Bool { rows.contains(row) && columns.contains(column) }
}
