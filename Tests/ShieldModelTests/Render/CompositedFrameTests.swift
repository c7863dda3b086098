import Testing

@testable import ShieldModel

@Suite struct CompositedFrameTests {
  /// A frame from rows of letters: `k` black, `w` white, `r` red, `.` clear; capitals are tainted.
  private func frame(_ rows: [String]) -> CompositedFrame {
    let width = Int32(rows.first?.count ?? 0)
    var builder = FrameBuilder(width: width)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let color: Color
        switch letter.lowercased() {
        case "k": color = .black
        case "w": color = .white
        case "r": color = .pureRed
        default: color = .clear
        }
        let run = FrameRun(end: Int32(x) + 1, color: color.premultiplied, isTainted: letter.isUppercase)
        builder.append(run.word)
      }
      builder.endBand(at: Int32(y) + 1)
    }
    return builder.frame(height: Int32(rows.count))
  }

  @Test func `equal neighbours are merged, in rows and between rows`() {
    let frame = frame(["kkww", "kkww", "kkkk", "kkkK"])
    #expect(frame.bandCount == 3 && frame.runCount == 5)
    #expect(frame.band(0).rows == 0..<2)
    #expect(frame.band(0).runs.map(\.end) == [2, 4])
    #expect(frame.band(2).runs.map(\.isTainted) == [false, true])
    var rows: [Range<Int32>] = []
    frame.forEachBand { rows.append($0.rows) }
    #expect(rows == [0..<2, 2..<3, 3..<4])
    #expect(frame.band(-1).runs.isEmpty && frame.band(3).runs.isEmpty && frame.band(.max).runs.isEmpty)
  }

  @Test func `equality is equality of picture and taint`() {
    #expect(frame(["kw", "kw"]) == frame(["kw", "kw"]))
    #expect(frame(["kw", "kw"]) != frame(["kw", "kk"]))
    #expect(frame(["kw", "kw"]) != frame(["kw", "kW"]))
    #expect(frame(["kw", "kw"]) != frame(["kw"]))
    #expect(frame(["kk"]) != frame(["k", "k"]))
    #expect(Set([frame(["kw"]), frame(["kw"]), frame(["wk"])]).count == 2)
  }

  @Test func `a pixel is found in any band and run, and outside there is nothing`() {
    let frame = frame(["krw", "wrK", "rrr"])
    #expect(frame.letters == ["krw", "wrk", "rrr"])
    #expect(frame.isTainted(x: 2, y: 1) && !frame.isTainted(x: 1, y: 1))
    for (x, y) in [(Int32(-1), Int32(0)), (3, 0), (0, 3), (0, -1), (.max, .max)] {
      #expect(frame.color(x: x, y: y) == .clear && !frame.isTainted(x: x, y: y))
    }
  }

  @Test func `pixels differ where colours differ, taint aside`() throws {
    let first = frame(["kkk", "kkk"])
    let second = frame(["kkK", "kww"])
    #expect(first.firstDifference(from: second).map { [$0.x, $0.y] } == [1, 1])
    #expect(first.differingPixelCount(from: second) == 2)
    #expect(!first.hasSamePixels(as: second))
    #expect(first.hasSamePixels(as: frame(["kKk", "kkk"])))
    #expect(first.firstDifference(from: first) == nil)
    #expect(
      first.difference(from: [second, frame(["wkk", "kkk"])])
        == FrameDifference(pixelCount: 3, bounds: PixelRect(left: 0, top: 0, right: 3, bottom: 2)))
    #expect(first.difference(from: []) == .none)
  }

  @Test func `pixels that only one frame has differ`() {
    let small = frame(["kk"])
    let large = frame(["kkk", "kkk"])
    #expect(small.differingPixelCount(from: large) == 4 && large.differingPixelCount(from: small) == 4)
    #expect(small.firstDifference(from: large).map { [$0.x, $0.y] } == [2, 0])
    let empty = CompositedFrame(width: 0, height: 0, color: .black)
    #expect(empty.differingPixelCount(from: large) == 6 && empty.hasSamePixels(as: empty))
  }

  @Test func `taint is counted and bounded`() {
    let frame = frame(["kkkk", "kKkk", "kkKK", "kkkk"])
    #expect(frame.taintedPixelCount == 3 && frame.hasTaint)
    #expect(frame.taintBounds == PixelRect(left: 1, top: 1, right: 4, bottom: 3))
    #expect(self.frame(["kk"]).taintBounds == .empty && !self.frame(["kk"]).hasTaint)
  }

  @Test func `pixels come as premultiplied or straight bytes, rows top to bottom`() {
    var builder = FrameBuilder(width: 2)
    builder.append(
      FrameRun(
        end: 1, color: PremultipliedColor(red: 64, green: 0, blue: 128, alpha: 128), isTainted: false
      ).word)
    builder.append(FrameRun(end: 2, color: .black, isTainted: true).word)
    builder.endBand(at: 2)
    let frame = builder.frame(height: 2)
    #expect(frame.pixels() == [64, 0, 128, 128, 0, 0, 0, 255, 64, 0, 128, 128, 0, 0, 0, 255])
    #expect(frame.straightRow(1) == [128, 0, 255, 128, 0, 0, 0, 255])
    #expect(frame.straightPixels() == frame.straightRow(0) + frame.straightRow(1))
    #expect(frame.straightRow(ofBand: 0) == frame.straightRow(0))
    #expect(frame.straightRow(-1).isEmpty && frame.straightRow(2).isEmpty && frame.straightRow(ofBand: 1).isEmpty)
    #expect(!frame.isOpaque && self.frame(["kw"]).isOpaque && !self.frame(["k."]).isOpaque)
  }

  @Test func `long runs are written completely`() throws {
    for width in [1.0, 2, 3, 5, 31, 64, 100] {
      var board = DrawingBoard(width: width, height: 2, fill: .pureRed)
      try board.add(Rect(width - 1, 0, 1, 1), .pureBlue)
      let pixels = board.frame().pixels()
      let row = Array(repeating: [255, 0, 0, 255] as [UInt8], count: Int(width) - 1) + [[0, 0, 255, 255]]
      #expect(
        pixels == Array(row.joined()) + Array(repeating: [255, 0, 0, 255] as [UInt8], count: Int(width)).joined())
    }
  }

  @Test(arguments: [
    (PixelRect(left: 1, top: 1, right: 3, bottom: 3), ["rw", "ww"]),
    (PixelRect(left: -5, top: -5, right: 2, bottom: 1), ["kr"]),
    (PixelRect(left: 2, top: 2, right: 99, bottom: 99), ["wk"]),
    (PixelRect(left: 0, top: 0, right: 4, bottom: 3), ["krwk", "kRwk", "wwwK"]),
    (PixelRect(left: 4, top: 0, right: 9, bottom: 3), []), (.empty, []),
  ])
  func `cropping keeps the pixels inside, taint included`(rect: PixelRect, rows: [String]) {
    let whole = frame(["krwk", "kRwk", "wwwK"])
    let cropped = whole.cropped(to: rect)
    #expect(cropped.letters == rows.map { $0.lowercased() })
    if rect.contains(PixelRect(left: 1, top: 1, right: 2, bottom: 2)) {
      #expect(cropped.isTainted(x: 1 - rect.left, y: 1 - rect.top))
    }
    // What comes out is canonical: the same rows made from nothing are equal.
    if !rect.contains(PixelRect(left: 1, top: 1, right: 2, bottom: 2)), !cropped.hasTaint {
      #expect(cropped == (rows.isEmpty ? CompositedFrame(width: 0, height: 0, color: .clear) : frame(rows)))
    }
  }

  @Test func `the digest is fixed for all time and all platforms`() {
    #expect(CompositedFrame(width: 0, height: 0, color: .clear).digest == 0xa8c7_f832_281a_39c5)
    #expect(frame(["kw", "rR"]).digest == frame(["kw", "rR"]).digest)
    let digests = [["kw", "rR"], ["kw", "rr"], ["kw", "RR"], ["kw"], ["k", "w"]].map { frame($0).digest }
    #expect(Set(digests).count == digests.count)
  }

  @Test(arguments: [
    (Int32(-1), Int32(5), Int32(0), Int32(5)), (100_000, 1, 32_768, 1), (32_768, 32_768, 32_768, 2048), (0, 7, 0, 7),
  ])
  func `extents are held within what a frame can have`(
    width: Int32, height: Int32, heldWidth: Int32, heldHeight: Int32
  ) {
    let frame = CompositedFrame(width: width, height: height, color: .black)
    #expect(frame.width == heldWidth && frame.height == heldHeight)
    #expect(frame.isEmpty == (heldWidth == 0))
  }

  @Test func `a frame becomes a file with an alpha channel only where it needs one`() throws {
    let opaque = try frame(["kw", "rr"]).png(mode: .fast)
    let clear = try frame(["k.", "rr"]).png(mode: .fast)
    // Byte 25 of a PNG file is the colour type: 2 without, 6 with alpha.
    #expect(opaque[25] == 2 && clear[25] == 6)
    #expect(throws: PNGEncodingError.self) { try CompositedFrame(width: 0, height: 0, color: .clear).png(mode: .fast) }
  }

  @Test func `a run fits into one word`() {
    for end in [Int32(1), 255, 32_768] {
      for isTainted in [true, false] {
        let color = PremultipliedColor(red: 1, green: 200, blue: 255, alpha: 255)
        let run = FrameRun(end: end, color: color, isTainted: isTainted)
        #expect(FrameRun(word: run.word) == run)
      }
    }
  }
}
