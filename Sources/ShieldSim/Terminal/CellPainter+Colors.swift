import ShieldModel

extension CellPainter {
  /// Takes the colours of the picture without its texts.
  mutating func takeColors() {
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
  mutating func takeShades() {
    for row in rows.indices {
      for column in 0..<columns { rows[row][column].isDark = Self.brightness(of: grounds[row][column]) < 48 }
    }
  }

  /// The rows whose middle lies in secret content that may show, and at least one for every stretch of such content.
  func taintedRows() -> Set<Int> {
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

  private static func brightness(of color: Color) -> Int {
    (Int(color.red) * 299 + Int(color.green) * 587 + Int(color.blue) * 114) / 1000
  }
}
