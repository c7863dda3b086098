import Testing

@testable import ShieldModel

@Suite struct FrameTextTests {
  private static let small = """
    frame 3 x 2
    . 000000ff
    A 80000080

    .AA
    ...

    taint
    -#-
    ---

    """

  @Test func `reading and writing a text gives the same text`() throws {
    let frame = try FrameText.read(FrameTextTests.small)
    #expect(frame.width == 3 && frame.height == 2)
    #expect(frame.color(x: 1, y: 0) == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(frame.isTainted(x: 1, y: 0) && !frame.isTainted(x: 2, y: 0))
    #expect(FrameText.write(frame) == FrameTextTests.small)
  }

  @Test(arguments: [
    ("", 1), ("frame 0 x 2", 1), ("frame 65 x 2", 1), ("frame 2 x 1\n. 000000ff\n\n...", 4),
    ("frame 2 x 1\n. 0000ff\n\n..", 2), ("frame 1 x 1\n. 000000ff\n. 000000ff\n\n.", 3),
    ("frame 1 x 1\n. 000000ff\n\nA", 4), ("frame 1 x 1\n. 000000ff\n\n.\n\ntaint\n?", 7),
    ("frame 1 x 1\n. 000000ff\n\n.\nmore", 5), ("frame 1 x 1\n. 000000ff\n\n.\n\ntaint\n#\n#", 8),
  ])
  func `a text that is no frame is refused with the line`(text: String, line: Int) {
    #expect(throws: FrameText.Failure.self) { try FrameText.read(text) }
    do throws(FrameText.Failure) {
      _ = try FrameText.read(text)
    } catch {
      #expect(error.line == line)
    }
  }

  @Test func `a frame with more colours than letters has no text`() {
    var builder = FrameBuilder(width: 200)
    for x in 0..<Int32(200) {
      let color = PremultipliedColor(red: UInt8(x), green: 0, blue: 0, alpha: 255)
      builder.append(FrameRun(end: x + 1, color: color, isTainted: false).word)
    }
    builder.endBand(at: 1)
    #expect(FrameText.write(builder.frame(height: 1)) == nil)
  }
}
