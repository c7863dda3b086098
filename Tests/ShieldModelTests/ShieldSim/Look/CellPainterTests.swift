import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct CellPainterTests {
  /// A screen of 20 × 8 cells of 10 × 20 pixels.
  private struct Stage {
    var hierarchy = Hierarchy()
    var layers: [LayerID] = []

    @discardableResult
    mutating func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ change: (inout LayerNode) -> Void)
      -> LayerID
    {
      let layer = hierarchy.makeLayer(name: "")
      hierarchy[layer].frame = Rect(x: x, y: y, width: width, height: height)
      change(&hierarchy[layer])
      layers.append(layer)
      return layer
    }

    func lines(rule: CompositionRule? = nil) -> [String] {
      let tree = RenderTree.commit(
        hierarchy, roots: layers, size: Size(width: 200, height: 160), scale: 1, isRightToLeft: false)
      let base = CompositionRule(omitted: [], effect: .omit, base: Color.white.premultiplied)
      return CellPainter.picture(tree, rule: rule ?? base, columns: 20, hasColors: false)
        .lines(palette: .none).map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }
  }

  @Test func `boxes that stand out get lines, round ones round corners, low ones brackets`() {
    var stage = Stage()
    stage.add(0, 0, 60, 60) { $0.fill = .black }
    stage.add(80, 0, 60, 60) {
      $0.borderWidth = 1
      $0.cornerRadius = 5
    }
    stage.add(0, 80, 60, 20) { $0.fill = Color(red: 0, green: 128, blue: 255) }
    stage.add(80, 80, 60, 20) { $0.fill = .white }
    stage.add(0, 130, 100, 1) { $0.fill = .black }
    #expect(
      stage.lines() == ["┌────┐  ╭────╮", "│▒▒▒▒│  │    │", "└────┘  ╰────╯", "", "[    ]", "", "──────────", ""])
  }

  @Test func `letters stand where their text is aligned`() {
    var stage = Stage()
    stage.add(0, 0, 200, 20) { $0.text = TextContent(string: "left", alignment: .left) }
    stage.add(0, 20, 200, 20) { $0.text = TextContent(string: "middle", alignment: .center) }
    stage.add(0, 40, 200, 20) { $0.text = TextContent(string: "right", alignment: .right) }
    stage.add(0, 60, 200, 40) { $0.text = TextContent(string: "two\nlines", size: 20, alignment: .left) }
    stage.add(0, 100, 200, 20) { $0.text = TextContent(string: "日本x", alignment: .left) }
    #expect(
      stage.lines()
        == ["left", "       middle", "               right", "two", "lines", "日本x", "", ""])
  }

  @Test func `an opaque box wipes what lies behind it and a translucent one does not`() {
    var stage = Stage()
    stage.add(0, 0, 200, 20) { $0.text = TextContent(string: "hidden letters", alignment: .left) }
    stage.add(0, 20, 200, 20) { $0.text = TextContent(string: "seen letters", alignment: .left) }
    stage.add(0, 0, 200, 20) { $0.fill = .white }
    stage.add(0, 20, 200, 20) { $0.fill = Color(red: 255, green: 255, blue: 255, alpha: 128) }
    #expect(stage.lines() == ["", "seen letters", "", "", "", "", "", ""])
  }

  @Test func `what is hidden, transparent or left out writes nothing`() {
    var stage = Stage()
    stage.add(0, 0, 200, 20) {
      $0.text = TextContent(string: "hidden", alignment: .left)
      $0.isHidden = true
    }
    stage.add(0, 20, 200, 20) {
      $0.text = TextContent(string: "clear", alignment: .left)
      $0.opacity = 0
    }
    stage.add(0, 40, 200, 20) {
      $0.text = TextContent(string: "masked", alignment: .left)
      $0.captureMask = .still
    }
    #expect(stage.lines()[2] == "masked")
    let omit = CompositionRule(omitted: .still, effect: .omit, base: Color.white.premultiplied)
    #expect(stage.lines(rule: omit).allSatisfy { $0.isEmpty })
    let blackout = CompositionRule(omitted: .still, effect: .blackout, base: Color.white.premultiplied)
    #expect(stage.lines(rule: blackout)[2] == String(repeating: "▒", count: 20))
  }

  @Test func `letters stop at the edge of their own box and of a box that clips`() throws {
    var stage = Stage()
    stage.add(0, 0, 30, 20) { $0.text = TextContent(string: "abcdefghij", alignment: .left) }
    let clipper = stage.add(0, 20, 30, 20) { $0.clips = true }
    let inner = stage.add(0, 0, 200, 20) { $0.text = TextContent(string: "abcdefghij", alignment: .left) }
    _ = try stage.hierarchy.insertSublayer(inner, into: clipper)
    stage.layers.removeLast()
    let lines = stage.lines()
    #expect(lines[0] == "abcde", "five letters of six pixels fit into thirty")
    #expect(lines[1] == "abc", "three cells lie inside the clip")
  }

  @Test func `rows with secret content are known by their middle, and every stretch has one`() {
    var stage = Stage()
    stage.add(0, 22, 20, 4) {
      $0.fill = .black
      $0.isSecret = true
    }
    stage.add(0, 75, 20, 50) {
      $0.fill = .black
      $0.isSecret = true
    }
    let tree = RenderTree.commit(
      stage.hierarchy, roots: stage.layers, size: Size(width: 200, height: 160), scale: 1, isRightToLeft: false)
    #expect(CellPainter.picture(tree, rule: .panel, columns: 20, hasColors: false).taintedRows == [1, 4, 5])
  }

  @Test func `nothing is drawn for no columns, and a strange transform does no harm`() {
    var stage = Stage()
    stage.add(0, 0, 1e9, 1e9) {
      $0.fill = .black
      $0.transform = .rotation(degrees: 33)
      $0.text = TextContent(string: "x", size: 1e8, alignment: .center)
    }
    let tree = RenderTree.commit(
      stage.hierarchy, roots: stage.layers, size: Size(width: 200, height: 160), scale: 1, isRightToLeft: false)
    #expect(CellPainter.picture(tree, rule: .panel, columns: 0, hasColors: true).rows.isEmpty)
    #expect(CellPainter.picture(tree, rule: .panel, columns: 20, hasColors: true).rows.count == 8)
  }
}
