extension Glyph {
  /// Puts marks above the letter, with one blank row between them if there is room.
  ///
  /// A letter that is too tall gives up a row that repeats its neighbour, once or twice, as long as it has such rows.
  /// - Parameters:
  ///   - mark: The drawing of the marks, beginning at row 0.
  ///   - top: The letter's first row, without the horn that may rise above it.
  mutating func bear(_ mark: Glyph, top: Int32) {
    let needed = mark.rowCount + 1
    var top = top
    while top < needed, squash(from: top) { top += 1 }
    add(mark.movedDown(by: max(0, top - needed)))
  }

  /// Puts a dot into the lowest row, in the middle, or beside a descender.
  mutating func addDotBelow() {
    let descender = self[row: 10] | self[row: 11]
    for column: UInt8 in [2, 4, 0] {
      let around = (UInt8(0b111) << column) >> 1
      if descender & around == 0 {
        self[row: 11] |= 1 << column
        return
      }
    }
    self[row: 11] |= 1 << 2
  }

  /// The number of rows from the first to the last inked one of a drawing that begins at row 0.
  var rowCount: Int32 {
    var count = Glyph.height
    while count > 0, self[row: count - 1] == 0 { count -= 1 }
    return count
  }

  /// The first inked row; that of a small letter in a blank cell.
  func topRow(ignoringLastColumn: Bool) -> Int32 {
    let columns: UInt8 = ignoringLastColumn ? 0b00_1111 : 0b11_1111
    for row in 0..<Glyph.height where self[row: row] & columns != 0 { return row }
    return 5
  }

  /// Takes out the first row that equals the one below it and moves what is above it down, horn included.
  private mutating func squash(from top: Int32) -> Bool {
    for row in top..<Glyph.height - 1 where self[row: row] != 0 && self[row: row] == self[row: row + 1] {
      var upper = row
      while upper > 0 {
        self[row: upper] = self[row: upper - 1]
        upper -= 1
      }
      self[row: 0] = 0
      return true
    }
    return false
  }
}
