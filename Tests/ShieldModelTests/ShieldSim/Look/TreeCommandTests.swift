import Foundation
import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct TreeCommandTests {
  let folder: LookFolder

  init() throws { folder = try LookFolder() }

  /// A layer that hangs elsewhere than its view.
  static let grafted = """
    { "version": 1, "title": "Grafted", "device": { "os": "17", "screen": [40, 30] },
      "windows": [{ "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
        { "view": "UIView#a", "frame": [0, 0, 10, 10], "captureMask": ["still"] },
        { "view": "UIView#b", "frame": [10, 0, 10, 10], "color": "red" } ] } }],
      "steps": [{ "addSublayer": { "layer": "#b", "to": "#a" } }] }
    """

  static let golden = """
    View tree
        UIWindow#main (0 0; 40 30)
        └─ UIView#root (0 0; 40 30)
           ├─ UIView#a (0 0; 10 10), mask still
    [1]    └─ UIView#b (10 0; 10 10), layer elsewhere: in UIView#a

    Layer tree
        render context (0 0; 40 30)
        └─ UIWindow#main (0 0; 40 30)
           └─ UIView#root (0 0; 40 30)
              └─ UIView#a (0 0; 10 10), mask still
    [1]          └─ UIView#b (10 0; 10 10), view elsewhere: in UIView#root

    Numbers link views to layers that hang elsewhere; drawing follows layers (T5).

    Render tree
    render context (0 0; 40 30)
    └─ UIWindow#main (0 0; 40 30), fill #ffffff
       └─ UIView#root (0 0; 40 30)
          └─ UIView#a (0 0; 10 10), left out of still by its own mask
             └─ UIView#b (10 0; 10 10), fill #ff0000, left out of still by the mask of UIView#a

    """

  @Test func `trees are linked where a layer hangs elsewhere than its view`() async throws {
    let folder = try LookFolder(["a.shield.jsonc": Self.grafted])
    let run = await folder.run("tree")
    #expect(run.status == .holds)
    #expect(run.talk.isEmpty)
    #expect(run.output == Self.golden)
  }

  @Test func `a wide terminal shows views and layers side by side`() async throws {
    let folder = try LookFolder(["a.shield.jsonc": Self.grafted])
    var settings = ConsoleSettings()
    settings.width = 160
    let run = await folder.run("tree", settings: settings)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("View tree ") && lines[0].hasSuffix(" Layer tree"))
    #expect(lines[4].hasPrefix("[1] ") && lines[5].hasSuffix("UIView#b (10 0; 10 10), view elsewhere: in UIView#root"))
    // Every line of the right tree begins in the same column.
    let column = lines[0].distance(from: lines[0].startIndex, to: try #require(lines[0].range(of: "Layer")).lowerBound)
    #expect(lines[1].dropFirst(column).hasPrefix("    render context"))
    #expect(lines[5].dropFirst(column).hasPrefix("[1]"))
  }

  @Test func `one tree can be chosen, and the step counts`() async {
    let before = await folder.run("tree", "--which", "layer", "--step", "2")
    #expect(!before.output.contains("mask"))
    #expect(before.output.hasPrefix("Layer tree\n"))
    let after = await folder.run("tree", "--which", "layer")
    #expect(after.output.contains("UIView#secret (10 8; 20 10), mask still, secret"))
    let recursive = await folder.run("tree", "--which", "view", "--style", "recursive")
    #expect(recursive.output.contains("   |    | <UIView; frame = (4 4; 20 10); layer = <CALayer>; name = box>"))
  }

  @Test func `a node that is not drawn says why`() async throws {
    let hidden = LookFolder.small.replacing("#secret.captureMask\": [\"still\"]", with: "#box.hidden\": true")
    let folder = try LookFolder(["a.shield.jsonc": hidden])
    let run = await folder.run("tree", "--which", "render")
    #expect(run.output.contains("UIView#box (4 4; 20 10), fill #0000ff, not drawn: is hidden"))
  }

  /// What another program reads.
  private struct Document: Decodable {
    struct View: Decodable {
      let id: Int
      let parent: Int?
      let typeName: String
      let layer: Int?
      let layerIsElsewhere: Bool
    }
    struct Layer: Decodable {
      let id: Int
      let parent: Int?
      let view: Int?
      let effectiveMask: String?
    }
    struct Node: Decodable {
      let layer: Int?
      let parent: Int?
      let maskSource: Int?
    }
    let formatVersion: Int
    let system: String
    let step: Int
    let views: [View]?
    let layers: [Layer]?
    let render: [Node]?
  }

  @Test func `JSON holds flat lists whose numbers lead from one to the other`() async throws {
    let folder = try LookFolder(["a.shield.jsonc": Self.grafted])
    let run = await folder.run("tree", "--style", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.formatVersion == 1 && document.system == "iOS 17" && document.step == 1)
    let views = try #require(document.views)
    let layers = try #require(document.layers)
    #expect(views.map(\.id) == [0, 1, 2, 3])
    #expect(views.map(\.parent) == [nil, 0, 1, 1])
    #expect(views.map(\.layerIsElsewhere) == [false, false, false, true])
    #expect(try views.map { layers[try #require($0.layer)].view } == views.map(\.id))
    #expect(layers.map(\.parent) == [nil, 0, 1, 2, 3])
    #expect(layers.map(\.effectiveMask) == [nil, nil, nil, "still", "still"])
    #expect(document.render?.map(\.maskSource) == [nil, nil, nil, 3, 3])
    let part = await folder.run("tree", "--style", "json", "--which", "view")
    #expect(try JSONDecoder().decode(Document.self, from: Data(part.output.utf8)).layers == nil)
  }

  @Test func `the first of several systems is looked at, and that is said`() async throws {
    let many = LookFolder.small.replacing(
      "\"device\": { \"os\": \"17\", \"screen\"",
      with: "\"matrix\": { \"os\": [\"16\", \"17\"] }, \"device\": { \"screen\"")
    let folder = try LookFolder(["a.shield.jsonc": many])
    let run = await folder.run("tree")
    #expect(run.talk == "note: looking at iOS 16, the first of 2 systems; --os chooses another\n")
    #expect(await folder.run("tree", "--quiet").talk.isEmpty)
    #expect(await folder.run("tree", "--os", "17").talk.isEmpty)
  }

  @Test func `a chain of thousands of nodes is written without recursion`() throws {
    var hierarchy = Hierarchy()
    var last = hierarchy.makeLayer(name: "0")
    let root = last
    for number in 1..<3_000 {
      let layer = hierarchy.makeLayer(name: String(number))
      _ = try hierarchy.insertSublayer(layer, into: last)
      last = layer
    }
    let tree = RenderTree.commit(
      hierarchy, roots: [root], size: Size(width: 10, height: 10), scale: 1, isRightToLeft: false)
    let lines = RenderTreeText(tree: tree, hierarchy: hierarchy).lines
    #expect(lines.count == 3_000)
    #expect(
      lines.last?.hasSuffix("└─ [2999] CALayer#2999 (0 0; 0 0)") == true || lines.last?.contains("[2999]") == true)
    #expect(lines.allSatisfy { $0.count < 300 })
  }
}
