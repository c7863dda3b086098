import Testing

@testable import ShieldModel

@Suite struct HierarchyTextTests {
  private func screen() throws -> (trees: Hierarchy, window: ViewID) {
    var bench = HierarchyBench()
    let window = bench.trees.makeView(typeName: "UIWindow", name: "main")
    bench.trees.setFrame(Rect(x: 0, y: 0, width: 390, height: 844), of: window)
    let card = try bench.view("card", in: window)
    bench.trees.setFrame(Rect(x: 20, y: 100.5, width: 350, height: 120), of: card)
    bench.trees[bench.trees.layer(of: card)].opacity = 0.5
    bench.trees[bench.trees.layer(of: card)].clips = true
    let label = bench.trees.makeView(typeName: "UILabel", name: "")
    try bench.trees.insertSubview(label, into: card)
    bench.trees[label].isUserInteractionEnabled = false
    bench.trees[bench.trees.layer(of: label)].text = TextContent(string: "NGUYEN VAN A, and a lot more text")
    bench.trees[bench.trees.layer(of: label)].isSecret = true
    let canvas = try bench.view("canvas", in: window)
    bench.trees[bench.trees.layer(of: canvas)].captureMask = .captures
    bench.trees[bench.trees.layer(of: canvas)].isHidden = true
    try bench.trees.insertSublayer(bench.trees.layer(of: label), into: bench.trees.layer(of: canvas))
    _ = try bench.layer("glow", in: bench.trees.layer(of: card))
    return (bench.trees, window)
  }

  @Test func `the view tree in box style names what is unusual`() throws {
    let (trees, window) = try screen()
    #expect(
      trees.text(ofViews: [window]) == """
        UIWindow#main (0 0; 390 844)
        ├─ UIView#card (20 100.5; 350 120), alpha 0.5, clips
        │  └─ UILabel (0 0; 0 0) 'NGUYEN VAN A, and a lot m...', secret, interaction off, layer elsewhere: in UIView#canvas
        └─ UIView#canvas (0 0; 0 0), hidden, mask still + live

        """)
  }

  @Test func `the layer tree shows bare layers and views that hang elsewhere`() throws {
    let (trees, window) = try screen()
    #expect(
      trees.text(ofLayers: [trees.layer(of: window)]) == """
        UIWindow#main (0 0; 390 844)
        ├─ UIView#card (20 100.5; 350 120), alpha 0.5, clips
        │  └─ CALayer#glow (0 0; 0 0)
        └─ UIView#canvas (0 0; 0 0), hidden, mask still + live
           └─ UILabel (0 0; 0 0) 'NGUYEN VAN A, and a lot m...', secret, view elsewhere: in UIView#card

        """)
  }

  @Test func `the recursive style follows UIKit's keys and puts the model's own last`() throws {
    let (trees, window) = try screen()
    #expect(
      trees.text(ofViews: [window], style: .recursive) == """
        <UIWindow; frame = (0 0; 390 844); layer = <CALayer>; name = main>
           | <UIView; frame = (20 100.5; 350 120); clipsToBounds = YES; alpha = 0.5; layer = <CALayer>; name = card>
           |    | <UILabel; frame = (0 0; 0 0); text = 'NGUYEN VAN A, and a lot m...'; userInteractionEnabled = NO; \
        layer = <CALayer>; secret = YES; layerElsewhere = YES>
           | <UIView; frame = (0 0; 0 0); hidden = YES; layer = <CALayer>; name = canvas; captureMask = still + live>

        """)
  }

  @Test func `the recursive style of layers names the view that a layer belongs to`() throws {
    let (trees, window) = try screen()
    #expect(
      trees.text(ofLayers: [trees.layer(of: window)], style: .recursive) == """
        <CALayer; frame = (0 0; 390 844); delegate = <UIWindow>; name = main>
           | <CALayer; frame = (20 100.5; 350 120); clipsToBounds = YES; opacity = 0.5; delegate = <UIView>; name = card>
           |    | <CALayer; frame = (0 0; 0 0); name = glow>
           | <CALayer; frame = (0 0; 0 0); hidden = YES; delegate = <UIView>; name = canvas; captureMask = still + live>
           |    | <CALayer; frame = (0 0; 0 0); text = 'NGUYEN VAN A, and a lot m...'; delegate = <UILabel>; \
        secret = YES; viewElsewhere = YES>

        """)
  }

  @Test func `a swapped layer is named`() throws {
    var bench = HierarchyBench()
    let canvas = try bench.view("canvas")
    let target = try bench.view("target")
    try bench.trees.swapLayer(of: canvas, to: bench.trees.layer(of: target))
    #expect(bench.trees.text(ofViews: [canvas]).contains("answers with the layer of UIView#target"))
  }

  @Test func `line breaks and control characters cannot break a line`() throws {
    var bench = HierarchyBench()
    let view = try bench.view("view")
    bench.trees[bench.trees.layer(of: view)].text = TextContent(string: "a\nb\u{1B}[31mc")
    #expect(bench.trees.text(ofViews: [view]) == "UIView#view (0 0; 0 0) 'a\\nb[31mc'\n")
  }

  @Test func `roots that are gone are left out`() throws {
    let (trees, _) = try screen()
    #expect(trees.text(ofViews: [ViewID(slot: 99, generation: 0)]).isEmpty)
    #expect(trees.text(ofLayers: [LayerID(slot: 99, generation: 0)]).isEmpty)
  }

  @Test(arguments: TreeStyle.allCases)
  func `beyond 64 levels the depth is written as a number`(style: TreeStyle) throws {
    var bench = HierarchyBench()
    var parent = try bench.view("top")
    let top = parent
    for depth in 1...66 { parent = try bench.view("d\(depth)", in: parent) }
    let lines = bench.trees.text(ofViews: [top], style: style).split(separator: "\n")
    #expect(lines.count == 67)
    #expect(!lines[64].contains("["))
    #expect(lines[65].contains("[65] ") && lines[66].contains("[66] "))
    #expect(lines[66].utf8.count <= lines[64].utf8.count + 6)
  }
}
