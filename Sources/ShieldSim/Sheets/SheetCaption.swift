import ShieldModel

/// What stands below a picture on a contact sheet, broken into lines.
struct SheetCaption {
  /// One line of a caption.
  enum Line {
    /// The picture's name.
    case name(String)
    /// A word on a coloured ground and what it is about.
    case verdict(word: String, color: Color, text: String)
    /// A line in small faint letters.
    case remark(String)
    /// Room between two secrets.
    case space
  }

  /// The lines from top to bottom.
  private(set) var lines: [Line] = []

  /// Writes the caption of a picture within a width in pixels.
  init(_ picture: TakenPicture, width: Double) {
    let characters = SheetDrawing.characters(in: width, size: SheetText.small)
    let name = QuotedText.bare(picture.name)
    lines.append(.name(DisplayWidth.truncated(name, to: SheetDrawing.characters(in: width, size: SheetText.large))))
    let remark = picture.title + (picture.isImplied ? ", taken by the tool" : "")
    if remark != picture.name { add(remark, characters) }
    for secret in picture.secrets {
      lines.append(.space)
      if let exposure = secret.exposure {
        add(
          secret.node, word: exposure.verdict.sign + " " + exposure.verdict.word,
          color: SheetColors.color(of: exposure.verdict), characters)
        add("\(QuotedText.bare(exposure.reason)) (\(exposure.grade.word))", characters)
      } else {
        add(secret.node, word: secret.shows ? "shows" : "does not show", color: SheetColors.neutral, characters)
      }
    }
  }

  /// How high the caption is in pixels.
  var height: Double { lines.reduce(0) { $0 + $1.height } }

  /// Draws the caption with its top left corner at a point.
  func draw(into drawing: inout SheetDrawing, x: Double, y: Double) {
    var top = y
    for line in lines {
      switch line {
      case .name(let text): drawing.addText(text, x: x, y: top, size: SheetText.large, color: SheetColors.ink)
      case .remark(let text): drawing.addText(text, x: x, y: top, size: SheetText.small, color: SheetColors.faintInk)
      case .verdict(let word, let color, let text):
        let width = SheetText.addChip(word, color: color, x: x, y: top, into: &drawing)
        drawing.addText(text, x: x + width + 8, y: top + 3, size: SheetText.small, color: SheetColors.ink)
      case .space: break
      }
      top += line.height
    }
  }

  private mutating func add(_ text: String, _ characters: Int) {
    for line in TextWrapping.lines(of: text, width: characters) { lines.append(.remark(line)) }
  }

  private mutating func add(_ node: String, word: String, color: Color, _ characters: Int) {
    let room = max(8, characters - word.count - 4)
    lines.append(
      .verdict(word: word, color: color, text: DisplayWidth.truncated(QuotedText.bare(node), to: room)))
  }
}

extension SheetCaption.Line {
  fileprivate var height: Double {
    switch self {
    case .name: 30
    case .verdict: 22
    case .remark: 15
    case .space: 8
    }
  }
}

/// The sizes of letters on contact sheets, and words on a coloured ground.
enum SheetText {
  static let large = 24.0
  static let small = 12.0

  /// Adds a word on a coloured ground, 18 pixels high, and tells how wide it is.
  static func addChip(_ word: String, color: Color, x: Double, y: Double, into drawing: inout SheetDrawing) -> Double {
    let width = SheetDrawing.width(of: word, size: small) + 16
    drawing.addBox(Rect(x: x, y: y, width: width, height: 18), fill: color, cornerRadius: 9)
    drawing.addText(word, x: x + 8, y: y + 3, size: small, color: .white)
    return width
  }
}
