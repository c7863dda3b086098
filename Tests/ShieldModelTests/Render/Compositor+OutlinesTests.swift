import Testing

@testable import ShieldModel

@Suite struct CompositorOutlinesTests {
  @Test(arguments: [
    (0.0, 3.0, 1.0, "rrr....."), (0.5, 3, 1, ".rrr...."), (0.49, 3, 1, "rrr....."), (1.5, 0.4, 1, "........"),
    (1.4, 0.1, 1, ".r......"), (1, 1.5, 2, "..rrr..."), (-2, 4, 1, "rr......"), (6, 9, 1, "......rr"),
    (9, 3, 1, "........"),
    (2, -3, 1, "........"),
  ])
  func `the edges of an upright rectangle snap to the nearest pixel edge, halves to the right`(
    x: Double, width: Double, scale: Double, expected: String
  ) throws {
    var board = DrawingBoard(width: 8 / scale, height: 1 / scale)
    try board.add(Rect(x, 0, width, 5), .pureRed)
    if x == 1.4 {
      // 1.4 → 1, 1.5 → 2: the edges snap, not the extent.
      #expect(board.frame(.clear, scale: scale).letters == [".r......"])
    }
    #expect(board.frame(.clear, scale: scale).letters == [expected])
  }

  @Test func `top and bottom edges snap alike`() throws {
    var board = DrawingBoard(width: 1, height: 5)
    try board.add(Rect(0, 0.5, 1, 2), .pureRed)
    #expect(board.frame(.clear).letters == [".", "r", "r", ".", "."])
  }

  @Test func `a colour without alpha draws nothing, and a layer without area draws no part but its children`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0, 0, 4, 1), Color(red: 9, green: 9, blue: 9, alpha: 0))
    let flat = try board.add(Rect(0, 0, 4, 0), .pureRed) {
      $0.videoFrame = 1
      $0.borderWidth = 1
      $0.text = TextContent(string: "x")
    }
    try board.add(Rect(1, 0, 1, 1), .pureGreen, under: flat)
    #expect(board.frame(.clear).letters == [".g.."])
  }

  @Test func `a round corner has the coverage of a 16 by 16 sample grid`() throws {
    var board = DrawingBoard(width: 6, height: 6)
    try board.add(Rect(0, 0, 6, 6), .white) { $0.cornerRadius = 2 }
    let frame = board.frame(.panel)
    // Samples of the corner pixels, counted here one by one.
    func coverage(_ x: Int, _ y: Int) -> UInt8 {
      var count = 0
      for j in 0..<16 {
        for i in 0..<16 {
          let dx = max(0, 512 - (256 * x + 16 * i + 8))
          let dy = max(0, 512 - (256 * y + 16 * j + 8))
          if dx * dx + dy * dy <= 512 * 512 { count += 1 }
        }
      }
      return UInt8((count * 255 + 128) >> 8)
    }
    for y in 0..<6 {
      for x in 0..<6 {
        let expected = coverage(min(x, 5 - x), min(y, 5 - y))
        #expect(frame.color(x: Int32(x), y: Int32(y)).red == expected)
      }
    }
    #expect(frame.color(x: 0, y: 0).red < 200 && frame.color(x: 1, y: 1).red == 255)
  }

  @Test(arguments: [(100.0, 3.0), (3, 3), (-5, 0), (.nan, 0)])
  func `the radius is held within half of the smaller extent`(radius: Double, held: Double) throws {
    func frame(_ radius: Double) throws -> CompositedFrame {
      var board = DrawingBoard(width: 10, height: 6)
      try board.add(Rect(0, 0, 10, 6), .white) { $0.cornerRadius = radius }
      return board.frame()
    }
    #expect(try frame(radius) == frame(held))
  }

  @Test func `a quarter turn about the middle is exact`() throws {
    var board = DrawingBoard(width: 8, height: 8)
    try board.add(Rect(2, 3, 4, 2), .pureRed) { $0.transform = .rotation(degrees: 90) }
    #expect(
      board.frame(.clear).letters
        == ["........", "........", "...rr...", "...rr...", "...rr...", "...rr...", "........", "........"])
  }

  @Test func `the edges of a mirrored rectangle do not snap but cover partly`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(0.75, 0, 2, 1), .white) { $0.transform = .scale(x: -1, y: 1) }
    let frame = board.frame()
    // Left edge at 0.75: 4 of 16 sample columns; right edge at 2.75: 12 of 16.
    #expect((0..<4).map { frame.color(x: $0, y: 0).red } == [64, 255, 191, 0])
  }

  @Test func `a sample lies inside from the left and top edge on and up to the right and bottom edge`() throws {
    // A half turn keeps axes; the edges fall on samples: 0.5 sample steps are 8 units of 1/256.
    var board = DrawingBoard(width: 2, height: 1)
    try board.add(Rect(1.0 / 32, 0, 1, 1), .white) { $0.transform = .rotation(degrees: 180) }
    let frame = board.frame()
    // Device samples 8, 24, … 248 | 264: local x = 264 − sample, inside 0 ≤ lx < 256: samples 24…264.
    #expect(frame.color(x: 0, y: 0).red == UInt8((15 * 16 * 255 + 128) >> 8))
    #expect(frame.color(x: 1, y: 0).red == UInt8((16 * 255 + 128) >> 8))
  }

  @Test func `a square turned by 45 degrees is a diamond that is symmetric in both directions`() throws {
    var board = DrawingBoard(width: 16, height: 16)
    try board.add(Rect(3, 3, 10, 10), .white) { $0.transform = .rotation(degrees: 45) }
    let frame = board.frame()
    var area = 0
    for y in 0..<Int32(16) {
      for x in 0..<Int32(16) { area += Int(frame.color(x: x, y: y).red) }
    }
    #expect(abs(Double(area) / 255 - 100) < 1)
    #expect(frame.color(x: 8, y: 8).red == 255 && frame.color(x: 3, y: 3).red == 0)
    #expect(frame.color(x: 8, y: 2).red > 200 && frame.color(x: 2, y: 8).red > 200)
    for y in 0..<Int32(16) {
      for x in 0..<Int32(16) {
        // Mirrored places may differ by the samples that lie exactly on an edge.
        #expect(abs(Int(frame.color(x: x, y: y).red) - Int(frame.color(x: y, y: x).red)) <= 16)
      }
    }
  }

  @Test func `different scales along x and y sample a round outline but leave a plain one snapped`() throws {
    var board = DrawingBoard(width: 20, height: 10)
    let layer = try board.add(Rect(5.1, 2.1, 10, 6), .white) { $0.transform = .scale(x: 1.5, y: 1) }
    var frame = board.frame()
    #expect((0..<20).allSatisfy { [0, 255].contains(frame.color(x: $0, y: 5).red) })
    board.edit(layer) { $0.cornerRadius = 0.01 }
    frame = board.frame()
    // The left edge lies at 10.1 − 7.5 = 2.6 points and covers its pixel partly now.
    #expect((80...120).contains(frame.color(x: 2, y: 5).red))
  }

  @Test func `a layer seen through a map that magnifies too little to be undone draws nothing`() throws {
    var board = DrawingBoard(width: 4, height: 4)
    try board.add(Rect(0, 0, 4e7, 4e7), .pureRed) {
      $0.transform = AffineTransform(a: 0, b: 1e-7, c: -1e-2, d: 0, tx: 0, ty: 0)
    }
    #expect(board.frame(.clear).letters == Array(repeating: "....", count: 4))
  }

  @Test func `a video is drawn above the background in the same outline`() throws {
    var board = DrawingBoard(width: 4, height: 1)
    try board.add(Rect(1, 0, 2, 1), .pureRed) { $0.videoFrame = 0 }
    let frame = board.frame(.clear)
    #expect(frame.color(x: 1, y: 0) == PremultipliedColor(red: 40, green: 40, blue: 40, alpha: 255))
    #expect(frame.color(x: 0, y: 0) == .clear && frame.color(x: 3, y: 0) == .clear)
  }

  @Test func `a border lies inside the edges and above the sublayers`() throws {
    var board = DrawingBoard(width: 6, height: 4)
    let framed = try board.add(Rect(0, 0, 6, 4), .white) {
      $0.borderWidth = 1
      $0.borderColor = .pureRed
    }
    try board.add(Rect(0, 0, 3, 4), .pureBlue, under: framed)
    #expect(board.frame(.clear).letters == ["rrrrrr", "rbbwwr", "rbbwwr", "rrrrrr"])
  }

  @Test func `a border is never wider than half of the smaller extent, and its inner edges snap by themselves`() throws
  {
    var board = DrawingBoard(width: 6, height: 4)
    let framed = try board.add(Rect(0, 0, 6, 4), .white) {
      $0.borderWidth = 50
      $0.borderColor = .pureRed
    }
    #expect(board.frame(.clear).letters == Array(repeating: "rrrrrr", count: 4))
    // Edges at 0.4 and 5.6, 3.6: 0.4 → 0, 5.6 → 6, so nothing is left of the border.
    board.edit(framed) { $0.borderWidth = 0.4 }
    #expect(board.frame(.clear).letters == Array(repeating: "wwwwww", count: 4))
    board.edit(framed) { $0.borderWidth = 0.5 }
    // 0.5 → 1, but 5.5 → 6 and 3.5 → 4.
    #expect(board.frame(.clear).letters == ["rrrrrr", "rwwwww", "rwwwww", "rwwwww"])
    board.edit(framed) { $0.borderColor = .clear }
    #expect(board.frame(.clear).letters == Array(repeating: "wwwwww", count: 4))
  }

  @Test func `a translucent border covers each pixel once`() throws {
    var board = DrawingBoard(width: 6, height: 6)
    try board.add(Rect(0, 0, 6, 6)) {
      $0.borderWidth = 2
      $0.borderColor = Color.white.with(alpha: 100)
    }
    let frame = board.frame()
    let edge = frame.color(x: 0, y: 0)
    #expect(edge.red == 100)
    for index in 0..<Int32(6) { #expect(frame.color(x: index, y: 0) == edge && frame.color(x: 1, y: index) == edge) }
    #expect(frame.color(x: 2, y: 2) == .black)
  }

  @Test func `the inner radius of a border is the outer one less its width`() throws {
    var board = DrawingBoard(width: 20, height: 20)
    try board.add(Rect(0, 0, 20, 20)) {
      $0.cornerRadius = 8
      $0.borderWidth = 3
      $0.borderColor = .white
    }
    var inner = DrawingBoard(width: 20, height: 20, fill: .white)
    try inner.add(Rect(3, 3, 14, 14), .black) { $0.cornerRadius = 5 }
    let frame = board.frame()
    let hole = inner.frame()
    // Within the straight part of the outer edge the border is what the hole leaves.
    for y in 3..<Int32(17) {
      for x in 3..<Int32(17) where x + y >= 8 && x - y <= 11 && y - x <= 11 && x + y <= 30 {
        #expect(abs(Int(frame.color(x: x, y: y).red) - Int(hole.color(x: x, y: y).red)) <= 1)
      }
    }
    #expect(frame.color(x: 0, y: 0).red == 0 && frame.color(x: 10, y: 0).red == 255)
  }
}
