import ShieldModel
import Testing

@Suite struct TextRasterTests {
  @Test func `a word looks like this`() {
    let expected = """
      ..................................#.......
      .............##..................#........
      ...............#...............#..........
      ####..#.......#.........#####.#.#.........
      #...#.#.........#.........#...............
      #...#.#.##...##.#.........#....###..#.##..
      ####..##..#.#..#..........#.......#.##..#.
      #.....#...#.#..#..........#....####.#...#.
      #.....#...#.#..#..........#...#...#.#...#.
      #.....#...#..##...........#....####.#...#.
      ..........................................
      ..........................................
      """
    #expect(BitmapFont.layout("Phở Tấn").picture == expected)
  }

  @Test(arguments: [
    ("", 0, 0), ("a", 6, 12), ("ab", 12, 12), ("ab\nc", 12, 24), ("a\r\nbcd", 18, 24), ("a\rb", 6, 24),
    ("a\u{2028}bc\u{85}", 12, 36), ("\n", 0, 24), ("a\n", 6, 24), ("\n\n\nab", 12, 48), ("a\tb", 18, 12),
    ("a\u{200B}\u{200E}b\u{FEFF}", 12, 12), ("\u{2067}٣\u{2069}", 6, 12), ("e\u{302}\u{309}", 6, 12),
  ])
  func `the extent of a text is known without drawing it`(text: String, columns: Int32, rows: Int32) {
    let raster = BitmapFont.layout(text)
    #expect(raster.columns == columns)
    #expect(raster.rows == rows)
  }

  @Test(arguments: ["Đà Nẵng", "SGN → DAD\n1.250.000 ₫", "___\n\n#", "\u{65E5}—\u{65E5}"])
  func `spans are the longest inked runs of a row in ascending order`(text: String) {
    let raster = BitmapFont.layout(text)
    for row in -1...raster.rows {
      var inked = Set<Int32>()
      var end: Int32 = -1
      for span in raster.spans(row: row) {
        #expect(span.lowerBound > end && !span.isEmpty)
        end = span.upperBound
        inked.formUnion(span)
      }
      for column in -1...raster.columns {
        #expect(raster.isInked(column: column, row: row) == inked.contains(column), "\(column), \(row)")
      }
    }
  }

  @Test func `lines draw the cells that their text has alone`() {
    let raster = BitmapFont.layout("Hồ\nHCM")
    for (line, text) in ["Hồ", "HCM"].enumerated() {
      let alone = BitmapFont.layout(text)
      for row in 0..<Glyph.height {
        #expect(raster.spans(row: Int32(line) * Glyph.height + row) == alone.spans(row: row))
      }
    }
  }

  @Test func `equal texts are equal and others are not`() {
    #expect(BitmapFont.layout("SGN") == BitmapFont.layout("SGN"))
    #expect(BitmapFont.layout("SGN") != BitmapFont.layout("SGM"))
    #expect(BitmapFont.layout("SG\nN") != BitmapFont.layout("SGN"))
    #expect(BitmapFont.layout("S\nGN") != BitmapFont.layout("SG\nN"))
    #expect(BitmapFont.layout("SGN").hashValue == BitmapFont.layout("SGN").hashValue)
  }

  @Test func `a text is cut after 4096 scalars`() {
    let longest = String(repeating: "a", count: BitmapFont.longestText)
    #expect(BitmapFont.layout(longest).columns == 4096 * Glyph.width)
    #expect(BitmapFont.layout(longest + "b") == BitmapFont.layout(longest))
    #expect(BitmapFont.layout(String(repeating: "\n", count: 9000)).rows == 4097 * Glyph.height)
    let marks = "a" + String(repeating: "\u{301}", count: 9000)
    #expect(BitmapFont.layout(marks) == BitmapFont.layout("á"))
  }
}
