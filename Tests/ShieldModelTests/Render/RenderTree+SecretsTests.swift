import Testing

@testable import ShieldModel

@Suite struct RenderTreeSecretsTests {
  private func dressed() throws -> (DrawingBoard, LayerID) {
    var board = DrawingBoard(width: 20, height: 14, fill: Color(red: 10, green: 20, blue: 30))
    let secret = try board.add(Rect(0, 0, 20, 14), Color(red: 1, green: 2, blue: 3, alpha: 100)) {
      $0.isSecret = true
      $0.videoFrame = 0
      $0.borderWidth = 1
      $0.borderColor = Color(red: 9, green: 8, blue: 7, alpha: 50)
      $0.text = TextContent(string: "H", color: Color(red: 4, green: 5, blue: 6, alpha: 70))
      $0.opacity = 0.5
    }
    return (board, secret)
  }

  @Test func `black and white paint every painted part in that opaque colour, text as its extent`() throws {
    let (board, _) = try dressed()
    for (replacement, color) in [(SecretReplacement.black, Color.black), (.white, .white)] {
      let tree = board.tree().replacingSecrets(with: replacement)
      #expect(tree.nodes[0] == board.tree().nodes[0])
      let node = tree.nodes[1]
      #expect(node.fill == color && node.video == color && node.borderColor == color)
      #expect(node.text?.color == color && node.text?.isBlock == true && node.text?.string == "H")
      #expect(node.opacity == board.tree().nodes[1].opacity && node.borderWidth == 1 && node.isSecret)
    }
  }

  @Test func `parts that are not painted stay unpainted`() throws {
    var board = DrawingBoard(width: 4, height: 4)
    try board.add(Rect(0, 0, 4, 4)) {
      $0.isSecret = true
      $0.borderColor = .clear
      $0.borderWidth = 1
      $0.text = TextContent(string: "H", color: .clear)
    }
    for replacement in SecretReplacement.allCases {
      let frame = Compositor.compose(board.tree().replacingSecrets(with: replacement), rule: .clear)
      #expect(frame == CompositedFrame(width: 4, height: 4, color: .clear))
    }
  }

  @Test func `nothing takes every part away and leaves the children's places`() throws {
    var (board, secret) = try dressed()
    try board.add(Rect(0, 0, 5, 5), .pureRed, under: secret)
    let tree = board.tree().replacingSecrets(with: .nothing)
    #expect(tree.nodes.count == 3 && tree.nodes[1].size == Size(width: 20, height: 14))
    let frame = Compositor.compose(tree, rule: .clear)
    #expect(frame == CompositedFrame(width: 20, height: 14, color: board.hierarchy[board.root].fill.premultiplied))
  }

  @Test func `the inverse keeps alpha and glyphs`() throws {
    let (board, _) = try dressed()
    let node = board.tree().replacingSecrets(with: .inverse).nodes[1]
    #expect(node.fill == Color(red: 254, green: 253, blue: 252, alpha: 100))
    #expect(node.video == Color(red: 215, green: 215, blue: 215))
    #expect(node.borderColor == Color(red: 246, green: 247, blue: 248, alpha: 50))
    #expect(node.text?.color == Color(red: 251, green: 250, blue: 249, alpha: 70) && node.text?.isBlock == false)
  }

  @Test func `the extent of a text is painted where its glyphs would be`() throws {
    var board = DrawingBoard(width: 10, height: 14)
    try board.add(Rect(1, 0, 9, 14)) {
      $0.text = TextContent(string: "i", color: .pureRed, alignment: .right)
      $0.isSecret = true
    }
    let frame = Compositor.compose(board.tree().replacingSecrets(with: .white), rule: .clear)
    #expect(frame.letters[0] == ".........." && frame.letters[13] == "..........")
    #expect(frame.letters[1...12].allSatisfy { $0 == "....wwwwww" })
    #expect(frame.taintedPixelCount == 72)
  }

  @Test func `marking names other nodes secret, with everything below, and no others`() throws {
    var (board, secret) = try dressed()
    let other = try board.add(Rect(0, 0, 5, 5), .pureBlue)
    let below = try board.add(Rect(0, 0, 2, 2), .pureGreen, under: other)
    let tree = board.tree().marking { $0.layer == other }
    #expect(tree.nodes.map(\.layer) == [board.root, secret, other, below])
    #expect(tree.nodes.map(\.isSecret) == [false, false, true, true])
    #expect(!board.tree().marking { _ in false }.nodes.contains { $0.isSecret })
  }
}
