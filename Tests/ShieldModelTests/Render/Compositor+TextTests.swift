import Testing

@testable import ShieldModel

@Suite struct CompositorTextTests {
  /// The inked units of a text as pixels, one unit a pixel, cut to a rectangle of pixels and moved.
  private func expected(
    _ string: String, width: Int, height: Int, x: Int, y: Int, left: Int = 0, top: Int = 0, right: Int = .max,
    bottom: Int = .max
  ) -> [String] {
    let raster = BitmapFont.layout(string)
    return (0..<height).map { row in
      (0..<width).map { column in
        let isSeen = column >= left && column < right && row >= top && row < bottom
        return isSeen && raster.isInked(column: Int32(column - x), row: Int32(row - y)) ? "r" : "."
      }.joined()
    }
  }

  @Test(arguments: [
    (TextAlignment.left, false, 0), (.natural, false, 0), (.natural, true, 8), (.center, false, 4), (.right, false, 8),
    (.left, true, 0),
  ])
  func `text stands at the edge that its alignment names and in the middle of the height`(
    alignment: TextAlignment, isRightToLeft: Bool, x: Int
  ) throws {
    var board = DrawingBoard(width: 20, height: 16)
    try board.add(Rect(0, 0, 20, 16)) {
      $0.text = TextContent(string: "Ag", color: .pureRed, size: 12, alignment: alignment)
    }
    #expect(
      board.frame(.clear, isRightToLeft: isRightToLeft).letters == expected("Ag", width: 20, height: 16, x: x, y: 2))
  }

  @Test(arguments: TextAlignment.allCases)
  func `text wider than its layer begins at the left edge and is cut at the bounds`(alignment: TextAlignment) throws {
    var board = DrawingBoard(width: 20, height: 16)
    try board.add(Rect(2, 5, 9, 6)) { $0.text = TextContent(string: "Hgx", color: .pureRed, alignment: alignment) }
    #expect(
      board.frame(.clear).letters
        == expected("Hgx", width: 20, height: 16, x: 2, y: 2, left: 2, top: 5, right: 11, bottom: 11))
  }

  @Test func `the edges of font units snap to pixels, so a unit can be wider than its neighbour`() throws {
    var board = DrawingBoard(width: 12, height: 18)
    try board.add(Rect(0, 0, 12, 18)) {
      $0.text = TextContent(string: "H", color: .pureRed, size: 18, alignment: .left)
    }
    let raster = BitmapFont.layout("H")
    func unit(_ pixel: Int) -> Int32 {
      Int32((0..<12).last { (Double($0) * 1.5 + 0.5).rounded(.down) <= Double(pixel) } ?? 0)
    }
    let expected = (0..<18).map { y in
      (0..<12).map { x in raster.isInked(column: unit(x), row: unit(y)) && unit(x) < 6 ? "r" : "." }.joined()
    }
    #expect(board.frame(.clear).letters == expected)
  }

  @Test func `text whose units are smaller than a pixel keeps the units that reach over a pixel edge`() throws {
    var board = DrawingBoard(width: 6, height: 6)
    try board.add(Rect(0, 0, 6, 6)) { $0.text = TextContent(string: "HH", color: .pureRed, size: 6, alignment: .left) }
    let frame = board.frame(.clear)
    // Units are half a pixel: edge k lies at floor(k / 2 + ½), so only units with an odd edge on their right survive.
    let raster = BitmapFont.layout("HH")
    for y in 0..<Int32(6) {
      for x in 0..<Int32(6) {
        let isInked = raster.isInked(column: 2 * x, row: 2 * y)
        #expect(frame.color(x: x, y: y) == (isInked ? Color.pureRed.premultiplied : .clear))
      }
    }
  }

  @Test(arguments: [
    ("", 12.0, Color.pureRed), ("Ag", 0, .pureRed), ("Ag", -5, .pureRed), ("Ag", .nan, .pureRed), ("Ag", 12, .clear),
  ])
  func `a text without extent or colour draws nothing`(string: String, size: Double, color: Color) throws {
    var board = DrawingBoard(width: 20, height: 12)
    try board.add(Rect(0, 0, 20, 12)) {
      $0.text = TextContent(string: string, color: color, size: size)
      $0.isSecret = true
    }
    let frame = board.frame(.clear)
    #expect(frame == CompositedFrame(width: 20, height: 12, color: .clear))
  }

  @Test func `text is drawn above the background and below the sublayers`() throws {
    var board = DrawingBoard(width: 12, height: 12)
    let label = try board.add(Rect(0, 0, 12, 12), .white) { $0.text = TextContent(string: "HH", color: .pureRed) }
    try board.add(Rect(6, 0, 6, 12), .pureBlue, under: label)
    let expected = self.expected("HH", width: 12, height: 12, x: 0, y: 0).map {
      String($0.prefix(6)).replacing(".", with: "w") + "bbbbbb"
    }
    #expect(board.frame(.clear).letters == expected)
  }

  @Test func `text is not cut by its own layer's round corners`() throws {
    var board = DrawingBoard(width: 12, height: 12)
    try board.add(Rect(0, 0, 12, 12)) {
      $0.text = TextContent(string: "HH", color: .pureRed)
      $0.cornerRadius = 6
    }
    #expect(board.frame(.clear).letters == expected("HH", width: 12, height: 12, x: 0, y: 0))
  }

  @Test(arguments: [90.0, 180, 270])
  func `text turned by quarter turns is the same picture, turned`(degrees: Double) throws {
    var upright = DrawingBoard(width: 12, height: 12)
    try upright.add(Rect(0, 0, 12, 12)) { $0.text = TextContent(string: "Rg", color: .pureRed) }
    var turned = DrawingBoard(width: 12, height: 12)
    try turned.add(Rect(0, 0, 12, 12)) {
      $0.text = TextContent(string: "Rg", color: .pureRed)
      $0.transform = .rotation(degrees: degrees)
    }
    let frame = upright.frame(.clear)
    let other = turned.frame(.clear)
    for y in 0..<Int32(12) {
      for x in 0..<Int32(12) {
        let (column, row) = degrees == 90 ? (11 - y, x) : degrees == 180 ? (11 - x, 11 - y) : (y, 11 - x)
        #expect(other.color(x: column, y: row) == frame.color(x: x, y: y))
      }
    }
  }

  @Test func `different scales along x and y leave text on the pixel grid, round corners or not`() throws {
    var board = DrawingBoard(width: 12, height: 24)
    try board.add(Rect(0, 6, 12, 12)) {
      $0.text = TextContent(string: "HH", color: .pureRed)
      $0.transform = .scale(x: 1, y: 2)
      $0.cornerRadius = 3
    }
    let single = expected("HH", width: 12, height: 12, x: 0, y: 0)
    #expect(board.frame(.clear).letters == single.flatMap { [$0, $0] })
  }

  @Test func `translucent text covers each pixel once`() throws {
    var board = DrawingBoard(width: 30, height: 12)
    try board.add(Rect(0, 0, 30, 12)) {
      $0.text = TextContent(string: "WWWWW", color: Color.white.with(alpha: 100), size: 11, alignment: .left)
    }
    let frame = board.frame()
    var seen: Set<UInt8> = []
    for y in 0..<Int32(12) {
      for x in 0..<Int32(30) { seen.insert(frame.color(x: x, y: y).red) }
    }
    #expect(seen == [0, 100])
  }
}
