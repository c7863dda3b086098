import ShieldModel
import Testing

@Suite struct PlainSceneTests {
  @Test func `a scene becomes layers in the ordinary way`() throws {
    var scene = PlainScene(name: "T", width: 8, height: 6)
    scene.pixmaps = [try #require(PlainScene.pixmap(width: 2, height: 2, kind: .opaque, seed: 1))]
    scene.nodes = [
      PlainScene.Node(parent: -1, frame: Rect(x: 0, y: 0, width: 8, height: 6), color: .white),
      PlainScene.Node(parent: 0, frame: Rect(x: 2, y: 1, width: 4, height: 4), clips: true),
      PlainScene.Node(parent: 1, frame: Rect(x: 3, y: -1, width: 2, height: 2), pixmap: 0),
      PlainScene.Node(parent: 9, frame: Rect(x: 7, y: 5, width: 1, height: 1), color: .black, pixmap: 7),
    ]
    let frame = Compositor.compose(scene.renderTree(), rule: .panel)
    let pixel = scene.pixmaps[0].color(x: 0, y: 1).premultiplied
    #expect((frame.width, frame.height) == (8, 6))
    #expect(frame.color(x: 5, y: 1) == pixel)
    for (x, y) in [(6, 1), (5, 0), (4, 1), (0, 0)] as [(Int32, Int32)] {
      #expect(frame.color(x: x, y: y) == Color.white.premultiplied)
    }
    #expect(frame.color(x: 7, y: 5) == .black, "a layer without one above it stands at the top")
  }

  @Test func `a computed pixmap follows its formula`() throws {
    let round = try #require(PlainScene.pixmap(width: 96, height: 96, kind: .round, seed: 3))
    #expect(round.color(x: 0, y: 0).alpha == 0)
    #expect(round.color(x: 47, y: 47) == Color(red: 193, green: 219, blue: 0, alpha: 255))
    #expect(round.color(x: 90, y: 60) == Color(red: 238, green: 28, blue: 50, alpha: 38))
    let opaque = try #require(PlainScene.pixmap(width: 400, height: 240, kind: .opaque, seed: 9))
    #expect(opaque.color(x: 399, y: 239) == Color(red: 81, green: 123, blue: 32, alpha: 255))
    #expect(PlainScene.pixmap(width: 0, height: 1, kind: .opaque, seed: 0) == nil)
  }
}
