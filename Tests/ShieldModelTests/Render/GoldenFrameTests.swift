import Testing

@testable import ShieldModel

@Suite struct GoldenFrameTests {
  @Test(arguments: GoldenFrames.all)
  func `the picture is the golden one`(golden: GoldenFrame) throws {
    let frame = try golden.compose()
    #expect(FrameText.write(frame) == golden.text + "\n", "\(golden.name)")
    let read = try FrameText.read(golden.text)
    #expect(read == frame)
  }

  @Test(arguments: [
    (1.0, CompositionRule.panel, UInt64(0)), (1, .still, 0), (1, .blackedStill, 0), (1, .clear, 0), (2, .panel, 0),
    (3, .still, 0), (0.5, .panel, 0), (1.25, .clear, 0),
  ])
  func `a picture with one of everything has the same bytes for ever`(
    scale: Double, rule: CompositionRule, digest: UInt64
  ) throws {
    let frame = try GoldenFrames.everything().frame(rule, scale: scale)
    #expect(frame.digest == digest, "scale \(scale): 0x\(String(frame.digest, radix: 16))")
  }
}
