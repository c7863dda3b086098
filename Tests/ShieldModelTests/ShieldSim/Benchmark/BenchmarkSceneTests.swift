import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct BenchmarkSceneTests {
  @Test(arguments: zip(BenchmarkScene.allCases, [13, 60, 10_011, 41, 100_119]))
  func `a scene has as many layers as it should, each below one that comes before it`(
    scene: BenchmarkScene, count: Int
  ) {
    let scene = scene.scene
    #expect(scene.nodes.count == count)
    for (index, node) in scene.nodes.enumerated() where node.parent >= index || node.pixmap >= scene.pixmaps.count {
      Issue.record("layer \(index) refers to what does not exist")
    }
    #expect(scene.nodes.filter { $0.parent < 0 }.count == 1)
  }

  /// The digests were taken of pictures that agree with those of the peers' generator.
  @Test(
    arguments: zip(
      [BenchmarkScene.s1, .s2, .s4],
      [16_228_549_168_976_463_459, 3_538_591_300_458_904_036, 1_979_890_611_320_628_818] as [UInt64]))
  func `a scene is the picture that it was`(scene: BenchmarkScene, digest: UInt64) {
    let frame = Compositor.compose(scene.scene.renderTree(), rule: .panel)
    #expect((frame.width, frame.height) == (1179, 2556))
    #expect(frame.digest == digest)
    #expect(frame.isOpaque)
  }

  @Test func `the last layers of the random scenes are those of the peers`() throws {
    let small = try #require(BenchmarkScene.s3.scene.nodes.last)
    let hidden = try #require(BenchmarkScene.s5.scene.nodes.last)
    #expect(small.frame == Rect(x: 1148, y: 2240, width: 24, height: 24))
    #expect(hidden.frame == Rect(x: 450, y: 25263, width: 104, height: 39))
  }
}
