import Testing

@testable import ShieldModel

@Suite struct PixelExplanationTests {
  private func reason(_ explanation: PixelExplanation, _ node: Int32) -> Contribution.Absence? {
    for contribution in explanation.contributions where contribution.node == node {
      if case .absent(let absence) = contribution.effect { return absence }
    }
    return nil
  }

  private func paints(_ explanation: PixelExplanation) -> [(node: Int32, paint: Contribution.Paint, coveredBy: Int32?)]
  {
    explanation.contributions.compactMap {
      if case .painted(let paint) = $0.effect { (node: $0.node, paint: paint, coveredBy: $0.coveredBy) } else { nil }
    }
  }

  @Test func `contributions stand back to front with source and result`() throws {
    var board = DrawingBoard(width: 4, height: 4, fill: .white)
    try board.add(Rect(0, 0, 2, 2), Color.pureRed.with(alpha: 128))
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 1, y: 1)
    let paints = paints(explanation)
    #expect(paints.map(\.node) == [0, 1])
    #expect(paints.map(\.paint.part) == [.fill, .fill])
    #expect(paints.map(\.paint.coverage) == [255, 255])
    #expect(paints[1].paint.source == Color.pureRed.with(alpha: 128).premultiplied)
    #expect(paints[0].paint.result == Color.white.premultiplied)
    #expect(paints[1].paint.result == board.frame().color(x: 1, y: 1))
    #expect(explanation.color == paints[1].paint.result && explanation.base == .black && !explanation.isTainted)
  }

  @Test func `what an opaque layer in front hides says so`() throws {
    var board = DrawingBoard(width: 4, height: 4, fill: .white)
    try board.add(Rect(0, 0, 4, 4), .pureRed)
    try board.add(Rect(0, 0, 2, 2), .pureBlue)
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 1, y: 1)
    #expect(paints(explanation).map(\.coveredBy) == [1, 2, nil])
  }

  @Test func `what an opaque layer hides within a group, and a finished group, are told apart`() throws {
    var board = DrawingBoard(width: 2, height: 2, fill: .white)
    let group = try board.add(Rect(0, 0, 2, 2), .pureRed) { $0.opacity = 0.5 }
    try board.add(Rect(0, 0, 2, 2), .pureBlue, under: group)
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 0, y: 0)
    #expect(explanation.contributions.map(\.node) == [0, 1, 1, 2, 1])
    #expect(explanation.contributions[1].effect == .beganGroup)
    let paints = paints(explanation)
    #expect(paints.map(\.paint.part) == [.fill, .fill, .fill, .group])
    #expect(paints.map(\.coveredBy) == [nil, 2, nil, nil])
    #expect(paints[3].paint.opacity == 128 && paints[3].paint.source == Color.pureBlue.premultiplied)
  }

  @Test func `a node that does not show says why`() throws {
    var board = DrawingBoard(width: 8, height: 4)
    let hidden = try board.add(Rect(0, 0, 8, 4), .pureRed) { $0.isHidden = true }
    try board.add(Rect(0, 0, 8, 4), .pureRed, under: hidden)
    let masked = try board.add(Rect(0, 0, 8, 4), .pureRed) { $0.captureMask = [.still, .live] }
    try board.add(Rect(0, 0, 8, 4), .pureRed, under: masked)
    let box = try board.add(Rect(0, 0, 2, 4)) { $0.clips = true }
    try board.add(Rect(0, 0, 8, 4), .pureRed, under: box)
    try board.add(Rect(6, 0, 2, 4), .pureRed)
    try board.add(Rect(0, 0, 8, 4))
    let explanation = PixelExplanation.explain(board.tree(), rule: .still, x: 4, y: 1)
    #expect(explanation.contributions.map(\.node) == Array(0..<9))
    #expect(reason(explanation, 0) == .unpainted)
    #expect(reason(explanation, 1) == .invisible(.hidden))
    #expect(reason(explanation, 2) == .invisible(.hiddenAncestor(hidden)))
    #expect(reason(explanation, 3) == .leftOut(.still, maskSource: masked))
    #expect(reason(explanation, 4) == .leftOut(.still, maskSource: masked))
    #expect(reason(explanation, 5) == .outside)
    #expect(reason(explanation, 6) == .clipped(by: 5))
    #expect(reason(explanation, 7) == .outside)
    #expect(reason(explanation, 8) == .unpainted)
    #expect(explanation.color == .black)
  }

  @Test func `a round corner clips away what it does not cover`() throws {
    var board = DrawingBoard(width: 20, height: 20)
    let card = try board.add(Rect(0, 0, 20, 20), .white) {
      $0.clips = true
      $0.cornerRadius = 10
    }
    try board.add(Rect(0, 0, 20, 20), .pureRed, under: card)
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 0, y: 0)
    #expect(reason(explanation, 1) == .outside)
    #expect(reason(explanation, 2) == .clipped(by: 1))
    #expect(explanation.color == .black)
  }

  @Test func `blackout, text, video and border are named`() throws {
    var board = DrawingBoard(width: 6, height: 12)
    try board.add(Rect(0, 0, 6, 12), .pureRed) { $0.captureMask = .still }
    try board.add(Rect(0, 0, 6, 12)) {
      $0.videoFrame = 3
      $0.text = TextContent(string: "H", color: .pureRed)
      $0.borderWidth = 1
      $0.isSecret = true
    }
    let explanation = PixelExplanation.explain(board.tree(), rule: .blackedStill, x: 0, y: 5)
    let paints = paints(explanation)
    #expect(paints.map(\.paint.part) == [.blackout, .video, .text, .border])
    #expect(paints.map(\.paint.isSecret) == [false, true, true, true])
    #expect(explanation.isTainted)
  }

  @Test func `absent children stand before what their parent draws above them`() throws {
    var board = DrawingBoard(width: 4, height: 4)
    let framed = try board.add(Rect(0, 0, 4, 4), .white) { $0.borderWidth = 1 }
    try board.add(Rect(2, 2, 1, 1), .pureRed, under: framed)
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: 0, y: 0)
    #expect(explanation.contributions.map(\.node) == [0, 1, 2, 1])
  }

  @Test(arguments: [(Int32(-1), Int32(0)), (0, -1), (4, 0), (0, 4), (.max, .max), (.min, .min)])
  func `a pixel outside the picture has no explanation`(x: Int32, y: Int32) throws {
    let board = DrawingBoard(width: 4, height: 4, fill: .white)
    let explanation = PixelExplanation.explain(board.tree(), rule: .panel, x: x, y: y)
    #expect(explanation.contributions.isEmpty && explanation.color == .clear)
  }

  @Test func `the explained colour is that of the picture in every pixel`() throws {
    let board = try GoldenFrames.everything()
    let tree = board.tree()
    for rule in [CompositionRule.panel, .still, .blackedStill, .clear] {
      let frame = Compositor.compose(tree, rule: rule)
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          let explanation = PixelExplanation.explain(tree, rule: rule, x: x, y: y)
          #expect(explanation.color == frame.color(x: x, y: y))
          #expect(explanation.isTainted == frame.isTainted(x: x, y: y))
        }
      }
    }
  }
}
