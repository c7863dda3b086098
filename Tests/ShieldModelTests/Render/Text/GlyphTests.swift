import ShieldModel
import Testing

@Suite struct GlyphTests {
  @Test func `rows that are set are read back`() {
    var glyph = Glyph()
    let rows: [UInt8] = [1, 2, 4, 8, 16, 32, 63, 0, 21, 42, 33, 30]
    glyph.rows = rows
    #expect(glyph.rows == rows)
    for row in 0..<Glyph.height {
      for column in 0..<Glyph.width {
        #expect(glyph.isInked(column: column, row: row) == (rows[Int(row)] >> UInt8(column) & 1 == 1))
      }
    }
  }

  @Test func `missing rows are blank and further ones are left out`() {
    var glyph = Glyph()
    glyph.rows = [0xFF]
    #expect(glyph.rows == [0x3F] + Array(repeating: 0, count: 11))
    glyph.rows = Array(repeating: 1, count: 40)
    #expect(glyph.rows == Array(repeating: 1, count: 12))
    glyph.rows = []
    #expect(glyph == .blank && glyph.isBlank)
  }

  @Test(arguments: [(-1, 0), (6, 0), (0, -1), (0, 12), (Int32.min, Int32.max), (Int32.max, Int32.min)])
  func `units outside the cell are blank`(column: Int32, row: Int32) {
    var glyph = Glyph()
    glyph.rows = Array(repeating: 0x3F, count: 12)
    glyph[row: row] = row >= 0 && row < 12 ? 0x3F : 0
    #expect(!glyph.isInked(column: column, row: row))
    #expect(glyph.rows == Array(repeating: 0x3F, count: 12))
  }
}
