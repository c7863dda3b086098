import Testing

@testable import ShieldModel

@Suite struct ShieldDumpReaderTests {
  @Test func `a dump gives the views in the order of their superview, and both trees`() throws {
    let tree = try DumpSample.read(DumpSample.shieldDump())
    #expect(tree.kind == .shieldDump)
    #expect(
      tree.compactText == "UIWindow(0 0 390 844){!opaque}[UITextField(20 60 200 20){!opaque}["
        + "_UITouchPassthroughView(0 0 200 20){!opaque}, _UITextLayoutCanvasView(0 0 200 20){!opaque}]]")
    #expect(tree.system == ImportedSystem(platform: .iPhone, version: "17.4.1") && tree.windows == [0])
    #expect(tree.system?.profile?.rowName == "17")
    #expect(tree[2].captureMask == .captures && tree[2].superlayer == 1 && tree[2].parent == 1)
    #expect(tree[1].field?.isSecureTextEntry == true && tree[1].field?.borderStyle == BorderStyle.none)
    #expect(!tree[3].isInteractionEnabled && tree[3].captureMask == nil)
    #expect(tree[2].position == SourcePosition(line: 12, column: 5))
  }

  @Test func `a layer that hangs elsewhere keeps its view where it is`() throws {
    let text = DumpSample.shieldDump().replacing(#""superlayer": 0,"#, with: #""superlayer": 3,"#)
    let tree = try DumpSample.read(
      text.replacing(
        #""superlayer": 1, "frame": [0, 0, 200, 20], "bounds": [0, 0, 200, 20],"#,
        with: #""superlayer": 0, "frame": [0, 0, 200, 20], "bounds": [0, 0, 200, 20],"#))
    #expect(tree[1].parent == 0 && tree[1].superlayer == 3)
  }

  @Test func `a bare layer stands below its superlayer, behind the views in the list`() throws {
    let text = DumpSample.shieldDump().replacing(
      #""interaction": false } }"#,
      with:
        #""interaction": false } }, { "class": "CAShapeLayer", "superlayer": 1, "maskOf": 2, "frame": [0,0,1,1], "bounds": [0,0,1,1] }"#
    )
    let tree = try DumpSample.read(text)
    #expect(tree[4].kind == .layer && tree[4].parent == 1 && tree[4].maskOf == 2 && tree[1].children == [3, 2, 4])
    #expect(tree.subviews(of: 1) == [3, 2])
  }

  @Test(arguments: [
    (#""shieldDump": 1"#, #""shieldDump": 2"#, ["d:2:17: shieldDump: "]),
    (#""version": "17.4.1""#, #""version": "seventeen""#, ["d:3:63: system.version: "]),
    (#""platform": "iPhone""#, #""platform": "iPhon""#, ["d:3:27: system.platform: "]),
    (
      #""place": 1"#, #""plcae": 1"#,
      [#"d:13:69: layers[2].view.plcae: unknown key "plcae" in a view of a dump; did you mean "place"?"#]
    ),
    (#""superview": 0"#, #""superview": 4"#, ["d:10:54: layers[1].view.superview: "]),
    (#""superlayer": 0"#, #""superlayer": 1"#, ["d:9:5: layers[1]: superlayer in a circle: "]),
    (
      #""superview": 0"#, #""superview": 2"#,
      [#"d:9:5: layers[1]: superview in a circle: "layer 1" > "layer 2" > "layer 1""#]
    ),
    (#"{ "layer": 0"#, #"{ "layer": 7"#, ["d:5:26: windows[0].layer: "]),
    (#""captureMask": 18"#, #""captureMask": -1"#, ["d:12:112: layers[2].captureMask: "]),
    (#""captureMask": 18"#, #""captureMask": 4294967296"#, ["d:12:112: layers[2].captureMask: "]),
    (#"[390, 844], "scale""#, #"[390, 1e99], "scale""#, ["d:4:"]),
  ])
  func `a mistake is told with line, column and path`(old: String, new: String, beginnings: [String]) throws {
    let text = DumpSample.shieldDump()
    let range = try #require(text.firstRange(of: old))
    let mistakes = DumpSample.mistakes(text.replacingCharacters(in: range, with: new))
    #expect(mistakes.count == beginnings.count, "\(mistakes)")
    for (mistake, beginning) in zip(mistakes, beginnings) { #expect(mistake.hasPrefix(beginning), "\(mistake)") }
  }

  @Test func `a superview must be a view`() {
    let text = DumpSample.shieldDump().replacing(
      #""view": { "class": "UIWindow", "base": "UIWindow" } "#, with: #""opacity": 1"#)
    #expect(DumpSample.mistakes(text).contains { $0.contains("layer 0 belongs to no view") })
  }

  @Test func `a file beyond the limit is refused with the limit`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: SourceFile.maximumSize + 1)
    #expect(throws: DocumentError.self) { try SourceFile(name: "d", bytes: bytes) }
  }
}
