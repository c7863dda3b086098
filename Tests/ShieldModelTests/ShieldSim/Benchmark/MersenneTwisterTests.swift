import Testing

@testable import ShieldSim

@Suite struct MersenneTwisterTests {
  @Test func `the numbers below a bound are those of Python`() {
    var one = MersenneTwister(seed: 1)
    #expect((0..<6).map { _ in one.below(256) } == [68, 32, 130, 60, 253, 230])
    #expect((0..<4).map { _ in 24 + one.below(96) } == [84, 107, 72, 50])
    #expect((0..<4).map { _ in one.below(200_000) } == [24604, 127_888, 7431, 102_186])
    var five = MersenneTwister(seed: 5)
    #expect((0..<6).map { _ in five.below(256) } == [130, 183, 14, 238, 127, 26])
  }

  @Test func `the words are those of Python, also after the state was worked out anew`() {
    var random = MersenneTwister(seed: 7)
    #expect((0..<3).map { _ in random.word() } == [1_390_851_128, 4_071_050_724, 647_892_279])
    for _ in 3..<1000 { _ = random.word() }
    #expect(random.word() == 3_192_093_819)
  }
}
