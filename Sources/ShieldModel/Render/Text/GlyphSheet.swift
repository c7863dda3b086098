/// Reads the pictures of one block of drawings.
enum GlyphSheet {
  /// The pictures of all sheets in a text, with the scalar over each, in the order of the text.
  ///
  /// A line break after the names begins at `firstRow` of the cell. Complexity: linear in the length of the text.
  static func pictures(in text: String, firstRow: Int32) -> [(scalar: UInt32, glyph: Glyph)] {
    var pictures: [(scalar: UInt32, glyph: Glyph)] = []
    var first = 0
    var row = firstRow - 1
    var column: Int32 = 0
    for scalar in text.unicodeScalars {
      if scalar.value == 0x0A {
        if column == 0 {
          first = pictures.count
          row = firstRow - 1
        } else {
          row += 1
        }
        column = 0
        continue
      }
      if row < firstRow {
        if scalar.value != 0x20 { pictures.append((scalar.value, .blank)) }
      } else if scalar.value == 0x23 {
        let index = first + Int(column / Glyph.width)
        if index < pictures.count {
          pictures[index].glyph[row: row] |= 1 << UInt8(column % Glyph.width)
        }
      }
      column += 1
    }
    return pictures
  }
}
