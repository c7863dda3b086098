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
    (1.0, CompositionRule.panel, 0x8999_94a4_2256_4bbf as UInt64), (1, .still, 0x4fdd_3141_4012_c50f),
    (1, .blackedStill, 0x8c07_3ea3_e0fc_b45c), (2, .panel, 0x89fe_7f14_9e19_7e2c), (3, .still, 0x00d1_7dbc_2eda_5c05),
    (0.5, .panel, 0x479c_8057_9919_4696), (1.25, .clear, 0xa1e6_82ed_0dfa_471c),
  ])
  func `a picture with one of everything has the same bytes for ever`(
    scale: Double, rule: CompositionRule, digest: UInt64
  ) throws {
    let frame = try GoldenFrames.everything().frame(rule, scale: scale)
    #expect(frame.digest == digest, "scale \(scale): 0x\(String(frame.digest, radix: 16))")
  }
}
