import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct SceneReaderTests {
  private static func text(_ root: String, bitmaps: String = "[]") -> String {
    "{ \"name\": \"T\", \"width\": 20, \"height\": 10, \"bitmaps\": \(bitmaps),\n  \"root\": \(root) }"
  }

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try SceneReader.read(SourceFile(name: "t.json", text: text))
      return []
    } catch {
      return error.lines
    }
  }

  @Test func `the table of the format has no flaws`() {
    #expect(SceneFormat.table.flaws == [])
  }

  @Test func `a scene is read as a list, each layer after the one above it`() throws {
    let scene = try SceneReader.read(
      SourceFile(
        name: "t.json",
        text: Self.text(
          """
          { "id": 0, "frame": [0, 0, 20, 10], "color": [1, 2, 3, 255], "children": [
            { "frame": [1, 1, 5, 5], "cornerRadius": 2, "clip": true, "children": [{ "frame": [0, 0, 2, 2], "bitmap": 0 }] },
            { "frame": [4, 4, 2, 2], "opacity": 0.5 }] }
          """, bitmaps: "[{ \"id\": 0, \"w\": 2, \"h\": 2, \"kind\": 1, \"seed\": 3 }]")))
    #expect(scene.nodes.map(\.parent) == [-1, 0, 1, 0])
    #expect(scene.nodes[0].color == Color(red: 1, green: 2, blue: 3))
    #expect(scene.nodes[1].cornerRadius == 2)
    #expect(scene.nodes[1].clips)
    #expect(scene.nodes[2].pixmap == 0)
    #expect(scene.nodes[3].opacity == 0.5)
    #expect(scene.pixmaps == [PlainScene.pixmap(width: 2, height: 2, kind: .round, seed: 3)])
  }

  @Test(arguments: [
    ("{ \"frame\": [0, 0, 1, 1], \"size\": 3 }", "t.json:2:36: root.size: unknown key"),
    ("{ \"frame\": [0, 0, 1] }", "t.json:2:22: root.frame: found 3 elements"),
    ("{ \"frame\": [0, 0, 1, 1], \"bitmap\": 0 }", "t.json:2:46: root.bitmap: there is no bitmap"),
    ("{ \"frame\": [0, 0, 1, 1], \"color\": [0, 0, 0, 256] }", "t.json:2:55: root.color[3]: 256 is out of range"),
    ("{}", "t.json:2:11: root: the key \"frame\" is missing"),
  ])
  func `a mistake is told with its place`(root: String, message: String) {
    let lines = mistakes(Self.text(root))
    #expect(lines.count == 1 && lines[0].hasPrefix(message), "\(lines)")
  }

  @Test func `bitmaps that are too large together, or not in their place, are refused`() {
    let root = "{ \"frame\": [0, 0, 1, 1] }"
    let large = (0..<3).map { "{ \"id\": \($0), \"w\": 2048, \"h\": 2048, \"kind\": 0, \"seed\": 1 }" }
    let many = mistakes(Self.text(root, bitmaps: "[\(large.joined(separator: ", "))]"))
    #expect(many.count == 1 && many[0].contains("bitmaps[2]: there are more than 8,388,608 pixels"), "\(many)")
    let misplaced = mistakes(
      Self.text(root, bitmaps: "[{ \"id\": 1, \"w\": 1, \"h\": 1, \"kind\": 0, \"seed\": 1 }]"))
    #expect(misplaced.count == 1 && misplaced[0].contains("this id is not the place; expected 0"), "\(misplaced)")
  }
}
