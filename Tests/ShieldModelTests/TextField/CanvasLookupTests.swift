import Testing

@testable import ShieldModel

/// A second kind of node, to show that a lookup needs nothing of the model.
private final class PlainNode: LookupNode, Equatable {
  let typeName: String
  var children: [PlainNode]

  init(_ typeName: String, _ children: [PlainNode] = []) {
    self.typeName = typeName
    self.children = children
  }

  static func == (left: PlainNode, right: PlainNode) -> Bool { left === right }
}

@Suite struct CanvasLookupTests {
  private let canvas = PlainNode("_UITextLayoutCanvasView", [PlainNode("Fragment")])
  private let passthrough = PlainNode("_UITouchPassthroughView")
  private var field: PlainNode { PlainNode("UITextField", [passthrough, canvas]) }

  private func describe(_ answer: CanvasLookup.Answer<PlainNode>) -> String {
    switch answer {
    case .found(let node): return node.typeName
    case .both(let first, let last): return first.typeName + " and " + last.typeName
    case .ambiguous(let nodes): return "ambiguous: \(nodes.count)"
    case .nothing: return "nothing"
    }
  }

  @Test(arguments: [
    (LookupStrategy.exactName(["_UITextLayoutCanvasView"]), "_UITextLayoutCanvasView"),
    (.exactName(["TextLayoutCanvasView"]), "nothing"),
    (.exactName([]), "nothing"),
    (.nameContains(["LayoutCanvas"]), "_UITextLayoutCanvasView"),
    (.nameContains(["Missing", "CanvasView"]), "_UITextLayoutCanvasView"),
    (.nameContains(["View"]), "ambiguous: 2"),
    (.nameContains([""]), "ambiguous: 2"),
    (.nameContains(["layoutcanvas"]), "nothing"),
    (.nameEndsWith(["CanvasView"]), "_UITextLayoutCanvasView"),
    (.nameEndsWith(["LayoutCanvas"]), "nothing"),
    (.nameEndsWith(["View"]), "ambiguous: 2"),
    (.firstChild, "_UITouchPassthroughView"),
    (.lastChild, "_UITextLayoutCanvasView"),
    (.firstThenLast, "_UITouchPassthroughView and _UITextLayoutCanvasView"),
    (.ladder([.exactName(["Renamed"]), .lastChild]), "_UITextLayoutCanvasView"),
    (.ladder([.nameContains(["View"]), .lastChild]), "ambiguous: 2"),
    (.ladder([]), "nothing"),
    (.ladder([.exactName(["A"]), .ladder([.nameContains(["B"]), .firstChild])]), "_UITouchPassthroughView"),
  ])
  func `each strategy answers with its own kind of result`(strategy: LookupStrategy, result: String) {
    #expect(describe(CanvasLookup(strategy: strategy).run(below: field).answer) == result)
  }

  @Test(arguments: [
    LookupStrategy.firstChild, .lastChild, .firstThenLast, .nameContains(["x"]), .ladder([.firstChild]),
  ])
  func `below a node without children there is nothing`(strategy: LookupStrategy) {
    let (answer, seen) = CanvasLookup(strategy: strategy).run(below: PlainNode("UITextField"))
    #expect(describe(answer) == "nothing")
    #expect(seen.isEmpty)
  }

  @Test func `direct children only, unless a depth is asked for`() {
    let deep = PlainNode("UITextField", [PlainNode("Wrapper", [canvas])])
    let lookup = LookupStrategy.exactName(["_UITextLayoutCanvasView"])
    #expect(describe(CanvasLookup(strategy: lookup).run(below: deep).answer) == "nothing")
    let (answer, seen) = CanvasLookup(strategy: lookup, depth: 2).run(below: deep)
    #expect(describe(answer) == "_UITextLayoutCanvasView")
    #expect(seen == ["Wrapper", "_UITextLayoutCanvasView"])
  }

  @Test func `what was seen is listed in the order of the visit`() {
    #expect(
      CanvasLookup(strategy: .firstChild).run(below: field).seen
        == ["_UITouchPassthroughView", "_UITextLayoutCanvasView"])
  }

  @Test func `a search by name that is not scoped to the field meets text views too`() {
    let textView = PlainNode("UITextView", [PlainNode("_UITextLayoutCanvasView")])
    let screen = PlainNode("UIView", [textView, field])
    let lookup = LookupStrategy.exactName(["_UITextLayoutCanvasView"])
    #expect(describe(CanvasLookup(strategy: lookup, depth: 2).run(below: screen).answer) == "ambiguous: 2")
    #expect(describe(CanvasLookup(strategy: lookup).run(below: field).answer) == "_UITextLayoutCanvasView")
  }

  @Test(arguments: [Int32.min, 0, 1])
  func `a depth below 1 means direct children`(depth: Int32) {
    #expect(CanvasLookup(strategy: .firstChild, depth: depth).run(below: field).seen.count == 2)
  }

  @Test func `a tree with a cycle and a very wide one cannot hold a lookup`() {
    let loop = PlainNode("Loop")
    loop.children = [loop]
    #expect(CanvasLookup(strategy: .lastChild, depth: .max).run(below: loop).seen.count == CanvasLookup.visitLimit)
    let wide = PlainNode("Wide")
    wide.children = Array(repeating: wide, count: 20_000)
    #expect(CanvasLookup(strategy: .lastChild, depth: .max).run(below: wide).seen.count == CanvasLookup.visitLimit)
    loop.children = []
    wide.children = []
  }

  @Test func `only strategies by position are called so`() {
    #expect(!LookupStrategy.exactName(["a"]).goesByPosition && !LookupStrategy.nameContains(["a"]).goesByPosition)
    #expect(!LookupStrategy.nameEndsWith(["a"]).goesByPosition)
    #expect(LookupStrategy.firstChild.goesByPosition && LookupStrategy.firstThenLast.goesByPosition)
    #expect(LookupStrategy.ladder([.exactName(["a"]), .lastChild]).goesByPosition)
    #expect(!LookupStrategy.ladder([.exactName(["a"])]).goesByPosition)
  }

  /// Whether each strategy finds the canvas of a field, in a window or outside, by system.
  @Test(arguments: [
    ("16", false, true, true, true), ("16", true, true, true, true), ("17", false, true, true, true),
    ("17", true, false, true, true), ("26", true, false, true, true), ("26.5", false, true, false, true),
    ("26.5", true, false, false, true), ("next-renamed", true, false, true, false),
    ("next-deeper", true, false, false, false),
  ])
  func `first, last and name find the canvas or not, by system and moment`(
    os: String, isInWindow: Bool, first: Bool, last: Bool, name: Bool
  ) throws {
    let device = try #require(Device(os: os))
    let field = device.makeTextField()
    if isInWindow { device.makeWindow().addSubview(field) }
    let canvas = device.state.hierarchy.textField(field.id)?.canvas
    func isFound(_ strategy: LookupStrategy) -> Bool {
      guard case .found(let node) = CanvasLookup(strategy: strategy).run(below: field.view).answer else { return false }
      return node.id == canvas
    }
    #expect(isFound(.firstChild) == first)
    #expect(isFound(.lastChild) == last)
    #expect(isFound(.nameContains(["CanvasView"])) == name)
  }

  @Test func `a lookup runs over layers alike`() throws {
    let device = try #require(Device(os: "18"))
    let field = device.makeTextField()
    let lookup = CanvasLookup(strategy: .exactName(["_UITextLayoutCanvasView"]))
    guard case .found(let layer) = lookup.run(below: field.layer).answer else {
      Issue.record("no layer found")
      return
    }
    #expect(layer.delegate?.typeName == "_UITextLayoutCanvasView")
  }

  @Test(arguments: [
    ("abc", "b", true), ("abc", "abc", true), ("abc", "", true), ("", "", true), ("", "a", false), ("aab", "ab", true),
    ("é", "e", false),
  ])
  func `text contains another byte for byte`(whole: String, part: String, isThere: Bool) {
    #expect(whole.contains(part: part) == isThere)
  }
}
