@testable import ShieldModel

/// A scene, the rule that it is composed by, and the text of the picture that must come out.
struct GoldenFrame: Sendable, CustomStringConvertible {
  let name: String
  let rule: CompositionRule
  let text: String
  let scene: @Sendable () throws -> DrawingBoard

  var description: String { name }

  func compose() throws -> CompositedFrame {
    Compositor.compose(try scene().tree(), rule: rule)
  }
}

/// The scenes behind the goldens; their pictures stand in `GoldenFrames+Texts.swift`.
enum GoldenFrames {
  static let all: [GoldenFrame] = [
    GoldenFrame(name: "rounded corner", rule: .panel, text: roundedCorner) {
      var board = DrawingBoard(width: 12, height: 8)
      try board.add(Rect(1, 1, 10, 6), .white) { $0.cornerRadius = 3 }
      return board
    },
    GoldenFrame(name: "corners of their own", rule: .panel, text: cornersOfTheirOwn) {
      var board = DrawingBoard(width: 12, height: 10)
      try board.add(Rect(1, 1, 10, 8), .white) {
        $0.cornerRadius = 1
        $0.cornerRadii = CornerRadii(topLeft: 4, bottomRight: 2)
      }
      return board
    },
    GoldenFrame(name: "gradient", rule: .panel, text: gradient) {
      var board = DrawingBoard(width: 10, height: 4)
      try board.add(Rect(1, 0, 8, 4)) {
        $0.cornerRadius = 1
        $0.gradient = Gradient(
          stops: [.init(.pureRed, at: 0.25), .init(.pureBlue, at: 0.75)], start: Point(x: 0, y: 0),
          end: Point(x: 1, y: 0))
      }
      return board
    },
    GoldenFrame(name: "images", rule: .panel, text: images) {
      var board = DrawingBoard(width: 16, height: 8, fill: .pureGreen)
      let checker = LayerImage(.checker, width: 4, height: 4, cell: 2, gravity: .resizeAspect)
      try board.add(Rect(0, 0, 8, 4)) { $0.image = checker }
      try board.add(Rect(8, 0, 8, 4)) {
        $0.image = LayerImage(.stripes, width: 4, height: 1)
        $0.videoFrame = 1
      }
      try board.add(Rect(1, 4, 2, 4)) { $0.image = LayerImage(.checker, width: 4, height: 2, gravity: .center) }
      try board.add(Rect(8, 4, 8, 4)) {
        $0.image = LayerImage(.noise, width: 4, height: 2, first: .pureRed, second: .pureBlue, seed: 7)
      }
      return board
    },
    GoldenFrame(name: "mask", rule: .panel, text: mask) {
      var board = DrawingBoard(width: 12, height: 8, fill: .white)
      let card = try board.add(Rect(1, 1, 10, 6), .pureRed)
      try board.add(Rect(5, 0, 5, 3), .pureBlue, under: card) { $0.isSecret = true }
      let mask = try board.add(Rect(1, 1, 8, 4), .black, under: card) {
        $0.maskMode = .alpha
        $0.cornerRadius = 2
      }
      try board.add(Rect(0, 3, 10, 3), Color.black.with(alpha: 85), under: mask)
      return board
    },
    GoldenFrame(name: "shadow", rule: .panel, text: shadow) {
      var board = DrawingBoard(width: 14, height: 11, fill: .white)
      try board.add(Rect(4, 3, 5, 4), .pureRed) {
        $0.shadow = LayerShadow(color: .black, radius: 1, offset: Point(x: 1, y: 1))
        $0.isSecret = true
      }
      return board
    },
    GoldenFrame(name: "blurred backdrop", rule: .panel, text: blurredBackdrop, scene: frosted),
    GoldenFrame(name: "backdrop of a capture", rule: .still, text: backdropOfCapture, scene: frosted),
    GoldenFrame(name: "turned square", rule: .panel, text: turnedSquare) {
      var board = DrawingBoard(width: 12, height: 12)
      try board.add(Rect(3, 3, 6, 6), .white) { $0.transform = .rotation(degrees: 30) }
      return board
    },
    GoldenFrame(name: "group opacity", rule: .panel, text: groupOpacity) {
      var board = DrawingBoard(width: 10, height: 6, fill: .white)
      let group = try board.add(Rect(1, 1, 6, 4), .pureRed) { $0.opacity = 0.5 }
      try board.add(Rect(3, 1, 5, 2), .pureBlue, under: group)
      return board
    },
    GoldenFrame(name: "border", rule: .panel, text: border) {
      var board = DrawingBoard(width: 12, height: 10, fill: .white)
      try board.add(Rect(1, 1, 10, 8), Color(red: 255, green: 255, blue: 0)) {
        $0.cornerRadius = 3
        $0.borderWidth = 1.5
        $0.borderColor = .black
      }
      return board
    },
    GoldenFrame(name: "text", rule: .panel, text: text) {
      var board = DrawingBoard(width: 28, height: 14, fill: .white)
      try board.add(Rect(1, 1, 26, 12)) { $0.text = TextContent(string: "Seat", color: .pureBlue, alignment: .center) }
      return board
    },
    GoldenFrame(name: "clip", rule: .panel, text: clip) {
      var board = DrawingBoard(width: 10, height: 8, fill: .white)
      let box = try board.add(Rect(2, 1, 6, 5), .pureRed) { $0.clips = true }
      try board.add(Rect(-4, 2, 20, 2), .pureBlue, under: box)
      return board
    },
    GoldenFrame(name: "z order", rule: .panel, text: zOrder) {
      var board = DrawingBoard(width: 9, height: 5)
      try board.add(Rect(0, 0, 5, 3), .pureRed) { $0.zPosition = 1 }
      try board.add(Rect(2, 1, 5, 3), .pureGreen)
      try board.add(Rect(4, 2, 5, 3), .pureBlue)
      return board
    },
    GoldenFrame(name: "secret on the panel", rule: .panel, text: secretOnPanel, scene: masked),
    GoldenFrame(name: "omission shows what is behind", rule: .still, text: omission, scene: masked),
    GoldenFrame(name: "blackout", rule: .blackedStill, text: blackout, scene: masked),
  ]

  /// Glass over two bars, one of which captures leave out.
  @Sendable private static func frosted() throws -> DrawingBoard {
    var board = DrawingBoard(width: 12, height: 6, fill: .black)
    try board.add(Rect(2, 0, 2, 6), .white)
    try board.add(Rect(7, 0, 2, 6), .pureRed) {
      $0.captureMask = .captures
      $0.isSecret = true
    }
    try board.add(Rect(1, 1, 10, 4)) {
      $0.blurRadius = 1
      $0.cornerRadius = 2
    }
    return board
  }

  /// A masked card with a secret in front of a striped wall.
  @Sendable private static func masked() throws -> DrawingBoard {
    var board = DrawingBoard(width: 16, height: 10, fill: .white)
    for stripe in 0..<4 { try board.add(Rect(Double(stripe) * 4, 0, 2, 10), .pureGreen) }
    let card = try board.add(Rect(3, 2, 10, 6), .pureRed) {
      $0.captureMask = .captures
      $0.cornerRadius = 2
    }
    try board.add(Rect(3, 2, 4, 2), .pureBlue, under: card) { $0.isSecret = true }
    return board
  }

  /// One of everything that can be drawn; too many colours for a text.
  @Sendable static func everything() throws -> DrawingBoard {
    var board = DrawingBoard(width: 32, height: 32, fill: Color(red: 230, green: 230, blue: 240))
    let card = try board.add(Rect(2, 2, 20, 18), .white) {
      $0.cornerRadius = 3
      $0.clips = true
      $0.borderWidth = 1
      $0.borderColor = .pureBlue
    }
    try board.add(Rect(1, 2, 30, 14), under: card) {
      $0.text = TextContent(string: "Agi", color: .pureRed, alignment: .left)
      $0.isSecret = true
      $0.captureMask = .still
    }
    let group = try board.add(Rect(10, 18, 12, 10), .pureGreen) {
      $0.opacity = 0.6
      $0.transform = .rotation(degrees: 30)
    }
    try board.add(Rect(2, 4, 14, 3), .black, under: group) { $0.videoFrame = 5 }
    try board.add(Rect(24, 1, 6, 9), Color.pureRed.with(alpha: 90)) {
      $0.isSecret = true
      $0.cornerRadius = 2
      $0.captureMask = .live
    }
    try board.add(Rect(2, 20, 8, 12)) {
      $0.text = TextContent(string: "R", color: .black, size: 11)
      $0.transform = .rotation(degrees: 90)
      $0.isSecret = true
    }
    return board
  }
}
