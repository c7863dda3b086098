import Testing

@testable import ShieldModel

@Suite struct RecursiveDescriptionReaderTests {
  @Test(arguments: DumpSample.names)
  func `a published dump gives the tree that stands beside it`(name: String) throws {
    #expect(try DumpSample.read(try DumpSample.text(name)).compactText == DumpSample.tree(name))
  }

  @Test func `there are dumps`() { #expect(DumpSample.names.count == 13) }

  @Test(arguments: [
    ("<A: 0x1; frame = (0 0; 1 1)>\n| <B: 0x2; frame = (1 1; 2 2)>", "A(0 0 1 1)[B(1 1 2 2)]"),
    ("<A: 0x1; frame = (0 0; 1 1)>\n\t|\t|\t<B: 0x2>\n | <C: 0x3>", "A(0 0 1 1)[B, C]"),
    ("   |    | <B: 0x2>\n   |    | <C: 0x3>\n   | <D: 0x4>\n<E: 0x5>", "B; C; D; E"),
    (
      "2026 app[1:2] <A: 0x1; frame = (0 0; 1 1)>\n2026 app[1:2]    | <B: 0x2; frame = (1 1; 2 2)>",
      "A(0 0 1 1)[B(1 1 2 2)]"
    ),
    ("`<A: 0x1; frame = (0 0; 1 1)>\r\n   | <L: 0x2> (layer)`", "A(0 0 1 1)[L{layer-only}]"),
    ("<<A: 0x1; frame = (0 0; 1 1); hidden = YES> size = {1; 2}>", "A(0 0 1 1){hidden}"),
    (
      "<A: 0x1; frame = (-0.5 1e2; 1 1); alpha = 0.25; opaque = NO; clipsToBounds = YES>",
      "A(-0.5 100 1 1){a=0.25,clip,!opaque}"
    ),
    ("<M.A: 0x1; frame = (0 0; 1 1)> layout=0x5", "M.A(0 0 1 1)"),
    ("<A: 0x1; frame = (0 0; nan 1)>\n| <B: 0x1; frame = (0 0; 1)>", "A[B]"),
    ("prose with <A: 0x9> and <B>\n<A: 0x1>\n| words of a view", "A[?words of a view]"),
  ])
  func `depth is the number of bars, and odd lines do no harm`(text: String, tree: String) throws {
    #expect(try DumpSample.read(text).compactText == tree)
  }

  @Test(arguments: [
    ("text = 'a; hidden = YES'", false), ("text = 'it's; fine'", false), ("text = 'x'; hidden = YES", true),
    ("text = 'cut; hidden = YES", false), ("image = <I: 0x2; hidden = YES>", false),
    ("animations = { o=<B: 0x3>; hidden = YES; }; hidden = YES", true), ("tag = 1;hidden = YES", true),
  ])
  func `a property counts only outside of brackets and quotes`(properties: String, isHidden: Bool) throws {
    let tree = try DumpSample.read("<A: 0x1; frame = (0 0; 1 1); \(properties)>")
    #expect(tree[0].isHidden == isHidden)
  }

  @Test func `a frame inside of a text is no frame`() throws {
    let tree = try DumpSample.read(
      "<A: 0x1; text = 'b frame = (1 1; 1 1)'; tag = 3>\n| <R: 0x2; text: b frame = (2 2; 3 3); tag = 1>")
    #expect(tree.compactText == "A[R(2 2 3 3)]")
  }

  @Test func `a node knows its line and column, its classes and what a field is like`() throws {
    let tree = try DumpSample.read(
      "junk\n\n<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <My.Field: 0x2; baseClass = UITextField; frame = (0 0; 9 9); "
        + "text = ''; userInteractionEnabled = NO; placeholder = Name; borderStyle = RoundedRect; layer = <CAGradientLayer: 0x3>>"
    )
    let node = tree[1]
    #expect(node.position == SourcePosition(line: 4, column: 6))
    #expect(node.typeName == "My.Field" && node.baseTypeName == "UITextField" && node.isTextField)
    #expect(node.layerTypeName == "CAGradientLayer" && !node.isInteractionEnabled)
    #expect(
      node.field?.hasText == false && node.field?.hasPlaceholder == true && node.field?.borderStyle == .roundedRect)
    #expect(node.field?.isSecureTextEntry == nil && node.captureMask == nil, "the text does not say")
    #expect(tree.skippedLines == 1)
  }

  @Test(arguments: [
    ("", "d:1:1: no line describes a view; expected recursiveDescription text"),
    ("   \n just words", "d:2:2: no line describes a view"),
    ("<A 0x1>, state: appeared, view: <V 0x2>", "d:1:7: this looks like a controller hierarchy without frames"),
    ("•UIWindow:0x7 - AMBIGUOUS LAYOUT", "d:1:15: this looks like an autolayout trace"),
    ("x\n========== Window 1 ==========\n<UIWindow:0x1; AX=N>", "d:2:1: this looks like an EarlGrey hierarchy"),
    ("<?xml version=\"1.0\"?><a/>", "d:1:1: this looks like XML"),
    ("<L: 0x1> (layer)", "d:1:1: no line describes a view"),
    ("   | words of a view without a view", "d:1:4: no line describes a view"),
  ])
  func `text without a view is refused with its place`(text: String, beginning: String) {
    let mistakes = DumpSample.mistakes(text)
    #expect(mistakes.count == 1 && mistakes.first?.hasPrefix(beginning) == true, "\(mistakes)")
  }

  @Test func `the library's lookup runs over a tree of a dump`() throws {
    let tree = try DumpSample.read(beginning: "01")
    let field = try #require(tree.nodes.indices.first { tree.nodes[$0].isTextField })
    let lookup = CanvasLookup(strategy: .exactName(["_UITextLayoutCanvasView"]))
    let (answer, seen) = lookup.run(below: ImportedView(tree: tree, number: Int32(field)))
    guard case .found(let view) = answer else {
      Issue.record("nothing is found")
      return
    }
    #expect(view.typeName == "_UITextLayoutCanvasView" && seen == ["UITextFieldLabel", "_UITextLayoutCanvasView"])
  }
}
