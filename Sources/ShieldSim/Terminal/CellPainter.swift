import ShieldModel

/// Turns a destination's picture into cells.
///
/// Colours come from the composed picture without its texts, a few samples a half cell. Texts are written as letters,
/// since no terminal has the pixels to draw them; where there are no colours, boxes get lines. Letters and lines
/// follow the order of drawing: what is left out, hidden or clipped writes nothing, and an opaque box wipes what lies
/// behind it.
struct CellPainter {
  let tree: RenderTree
  let rule: CompositionRule
  let columns: Int
  let rowCount: Int
  let cellWidth: Double
  let cellHeight: Double
  var rows: [[CellPicture.Cell]]
  /// For each node the opacity of the groups it is in, 0…1, and the cells in which it can draw.
  var contexts: [(opacity: Double, area: CellArea)] = []
  /// The colour of each cell as far as it has been painted, to tell whether a box stands out.
  var grounds: [[Color]]

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
    rowCount = min(max(1, Self.whole((Double(tree.height) / (2 * cellWidth)).rounded())), Self.greatestRowCount)
    cellHeight = Double(tree.height) / Double(rowCount)
    rows = [[CellPicture.Cell]](
      repeating: [CellPicture.Cell](repeating: CellPicture.Cell(), count: columns), count: rowCount)
    let base = rule.base.alpha == 255 ? rule.base.straight : Color.white
    grounds = [[Color]](repeating: [Color](repeating: base, count: columns), count: rowCount)
  }

  /// A picture that would be higher is drawn flatter.
  private static let greatestRowCount = 1000

  // MARK: Nodes

  private mutating func paint(_ index: Int) {
    let node = tree.nodes[index]
    let parent = Int(node.parent)
    var context = contexts.indices.contains(parent) ? contexts[parent] : (opacity: 1, area: wholeArea)
    context.opacity *= Double(node.opacity) / 255
    // A mask is not drawn itself.
    if node.looks.maskMode != nil, parent >= 0 { context.area = CellArea(left: 0, top: 0, right: 0, bottom: 0) }
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
    addLines(around: box, within: context.area, isRound: node.looks.cornerRadii != nil || node.cornerRadius > 0)
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
    let row = Self.whole((middle / cellHeight).rounded(.down))
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

  // MARK: Cells

  var wholeArea: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: rowCount) }

  private func area(of node: RenderNode) -> CellArea {
    let corners = node.corners
    func cell(_ value: Double, _ size: Double, limit: Int) -> Int {
      min(max(-1, Self.whole((value / size).rounded())), limit + 1)
    }
    let xs = corners.map { cell($0.x, cellWidth, limit: columns) }
    let ys = corners.map { cell($0.y, cellHeight, limit: rowCount) }
    return CellArea(left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  /// A coordinate as a number of cells; what is far outside, or no number, is held within a million.
  static func whole(_ value: Double) -> Int {
    if value.isNaN { return -1_000_000 }
    return Int(min(max(value, -1_000_000), 1_000_000))
  }

  private static func differ(_ first: Color, _ second: Color) -> Bool {
    let parts = [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
    return parts.contains { abs(Int($0.0) - Int($0.1)) > 6 }
  }
}
