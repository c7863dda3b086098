import Testing

@testable import ShieldModel

/// The reference against pictures that were worked out by hand.
@Suite struct ReferenceCompositorTests {
  private func pixels(
    _ nodes: [NodeDescription], width: Double, height: Double = 1, _ request: PictureRequest = .panel
  ) throws -> [UInt32] {
    let tree = TreeDescription(nodes: nodes, size: Size(width: width, height: height), scale: request.scale)
    return ReferenceCompositor.picture(try tree.scene(), request).pixels
  }

  private func box(_ x: Double, _ width: Double, _ fill: Color, below parent: Int? = nil) -> NodeDescription {
    var node = NodeDescription()
    node.parent = parent
    node.frame = Rect(x: x, y: 0, width: width, height: 1)
    node.fill = fill
    return node
  }

  @Test func `a layer covers the pixels between its snapped edges`() throws {
    // 0.5 · 1 rounds to 1, 2.5 to 3; at scale 3 the edges are 1.5 → 2 and 7.5 → 8.
    let node = box(0.5, 2, .white)
    #expect(try pixels([node], width: 4) == [0xFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF])
    let row = try pixels([node], width: 4, .panel.at(scale: 3)).prefix(12)
    #expect(Array(row) == [0xFF, 0xFF] + Array(repeating: 0xFFFF_FFFF, count: 6) + [0xFF, 0xFF, 0xFF, 0xFF])
  }

  @Test func `half a white over black is the middle, rounded half up`() throws {
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    #expect(try pixels([box(0, 1, half)], width: 1) == [0x8080_80FF])
    #expect(try pixels([box(0, 1, half)], width: 1, .panel.withBase(isOpaque: false)) == [0x8080_8080])
    // 128 + 128·127/255 = 128 + 63.75
    #expect(try pixels([box(0, 1, half), box(0, 1, half)], width: 1) == [0xC0C0_C0FF])
  }

  @Test func `a dimmed node and its sublayers are one group`() throws {
    var group = box(0, 2, Color(red: 200, green: 0, blue: 0))
    group.opacity = 0.5
    let child = box(0, 1, Color(red: 0, green: 200, blue: 0), below: 0)
    // 200 · 128/255 = 100.39; the child hides what is behind it inside the group.
    #expect(try pixels([group, child], width: 2) == [0x0064_00FF, 0x6400_00FF])
  }

  @Test func `omission shows what lies behind and blackout does not`() throws {
    let behind = box(0, 3, .white)
    var masked = box(1, 1, Color(red: 255, green: 0, blue: 0))
    masked.mask = .still
    let child = box(0, 2, Color(red: 0, green: 255, blue: 0), below: 1)
    let nodes = [behind, masked, child]
    #expect(try pixels(nodes, width: 3) == [0xFFFF_FFFF, 0x00FF_00FF, 0x00FF_00FF])
    #expect(try pixels(nodes, width: 3, .still) == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(
      try pixels(nodes, width: 3, .still.with(effect: .blackout)) == [0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF])
  }

  @Test func `a box that clips cuts its sublayers and not itself`() throws {
    var clip = box(1, 1, .white)
    clip.clips = true
    clip.borderWidth = 0
    let child = box(-1, 3, Color(red: 255, green: 0, blue: 0), below: 0)
    #expect(try pixels([clip, child], width: 3) == [0xFF, 0xFF00_00FF, 0xFF])
  }

  @Test func `greater z positions come in front, equal ones keep their order`() throws {
    var back = box(0, 1, .white)
    back.zPosition = 1
    let root = box(0, 2, .clear)
    var first = back
    first.parent = 0
    let second = box(0, 2, Color(red: 0, green: 0, blue: 255), below: 0)
    #expect(try pixels([root, first, second], width: 2) == [0xFFFF_FFFF, 0x0000_FFFF])
    first.zPosition = 0
    #expect(try pixels([root, first, second], width: 2) == [0x0000_FFFF, 0x0000_FFFF])
  }

  @Test func `a quarter turn about the middle puts the right edge at the bottom`() throws {
    var node = NodeDescription()
    node.frame = Rect(x: 0, y: 0, width: 2, height: 2)
    node.turn = 90
    var child = box(1, 1, .white, below: 0)
    child.frame.height = 2
    // The child covered the right column; clockwise, that becomes the bottom row.
    #expect(try pixels([node, child], width: 2, height: 2) == [0xFF, 0xFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func `a circle of one pixel covers as many of 256 samples as lie within its radius`() throws {
    var node = box(0, 1, .white)
    node.cornerRadius = 5
    var inside = 0
    for x in 0..<16 {
      for y in 0..<16 {
        let (dx, dy) = (2 * x + 1 - 16, 2 * y + 1 - 16)
        if dx * dx + dy * dy <= 256 { inside += 1 }
      }
    }
    let coverage = UInt32((inside * 255 + 128) / 256)
    #expect(
      try pixels([node], width: 1) == [coverage << 24 | coverage << 16 | coverage << 8 | 255])
    // A quarter of π·16² samples a quadrant: 200 or a bit more of 256.
    #expect((196...208).contains(inside))
  }

  @Test func `a border lies inside the edge and in front of sublayers`() throws {
    var node = NodeDescription()
    node.frame = Rect(x: 0, y: 0, width: 3, height: 3)
    node.borderWidth = 1
    node.borderColor = .white
    var child = NodeDescription()
    child.parent = 0
    child.frame = node.frame
    child.fill = Color(red: 255, green: 0, blue: 0)
    let white: UInt32 = 0xFFFF_FFFF
    #expect(
      try pixels([node, child], width: 3, height: 3)
        == [white, white, white, white, 0xFF00_00FF, white, white, white, white])
  }

  @Test func `text inks the units of its glyphs, in the middle of the height`() throws {
    var node = NodeDescription()
    node.frame = Rect(x: 0, y: 0, width: 12, height: 14)
    node.text = TextContent(string: "i", color: .white, size: 12, alignment: .right)
    let drawn = try pixels([node], width: 12, height: 14)
    let raster = BitmapFont.layout("i")
    for y in 0..<14 {
      for x in 0..<12 {
        let isInked = raster.isInked(column: Int32(x) - (12 - raster.columns), row: Int32(y) - 1)
        #expect(drawn[y * 12 + x] == (isInked ? 0xFFFF_FFFF : 0xFF))
      }
    }
    #expect(drawn.contains(0xFFFF_FFFF))
  }

  @Test func `a secret shows as taint where it is not hidden, and its weight is exact`() throws {
    var secret = box(0, 3, .white)
    secret.isSecret = true
    let solid = box(0, 1, .black)
    let veil = box(1, 1, Color(red: 0, green: 0, blue: 0, alpha: 51))
    let scene = try TreeDescription(nodes: [secret, solid, veil], size: Size(width: 4, height: 1)).scene()
    let canvas = ReferenceCompositor(tree: ReferenceTree(scene, scale: 1), request: .panel).canvas()
    #expect(canvas.map(\.isTainted) == [false, true, true, false])
    #expect(canvas.map(\.exposure) == [0, 0.8, 1, 0])
  }

  @Test func `a masked layer above the start of a capture counts, a hidden one there does not`() throws {
    var top = box(0, 2, .white)
    top.isHidden = true
    top.mask = .still
    let start = box(1, 1, Color(red: 0, green: 255, blue: 0), below: 0)
    let tree = TreeDescription(nodes: [top, start], size: .zero, start: 1)
    let scene = try tree.scene()
    #expect(ReferenceCompositor.picture(scene, .live.withBase(isOpaque: false)).pixels == [0x00FF_00FF])
    #expect(ReferenceCompositor.picture(scene, .still.withBase(isOpaque: false)).pixels == [0])
  }
}
