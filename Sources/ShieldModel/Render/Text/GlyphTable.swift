/// The pictures of all characters of the font, read from the drawings once.
struct GlyphTable: Sendable {
  /// The table of the font.
  static let font = GlyphTable()

  /// The picture of a character that the font does not have: a hollow box.
  static let box: Glyph = {
    var box = Glyph()
    box.rows = [0, 0, 0, 0x1F, 0x11, 0x11, 0x11, 0x11, 0x11, 0x1F, 0, 0]
    return box
  }()

  /// What the sheets draw: letters without marks, signs, and letters whose mark has a form of its own.
  private var drawings = ScalarMap<Glyph>()
  /// Letters that consist of a base and marks.
  private var parts = ScalarMap<LetterParts>()
  /// Letters made of a base and one mark that are drawn as a whole, with their base and mark.
  private var wholes: [(whole: UInt32, parts: LetterParts)] = []
  /// The drawings of marks and of pairs of marks.
  private var markDrawings: [(marks: Marks, glyph: Glyph)] = []
  /// The finished pictures of all letters with marks.
  private var composed = ScalarMap<Glyph>()

  private init() {
    let sheets: [(String, Int32)] = [
      (GlyphDrawings.capitals, 3), (GlyphDrawings.smallLetters, 3), (GlyphDrawings.digits, 3),
      (GlyphDrawings.asciiSigns, 3), (GlyphDrawings.latinSigns, 3), (GlyphDrawings.generalSigns, 3),
      (GlyphDrawings.furtherLetters, 3), (GlyphDrawings.hornedLetters, 0),
    ]
    var drawn: [(key: UInt32, value: Glyph)] = [(0x20, .blank), (0xA0, .blank)]
    for (sheet, firstRow) in sheets {
      for picture in GlyphSheet.pictures(in: sheet, firstRow: firstRow) {
        drawn.append((picture.scalar, picture.glyph))
      }
    }
    drawings = ScalarMap(drawn)
    parts = GlyphTable.resolvedParts()
    for entry in parts.entries where drawings[entry.key] != nil {
      wholes.append((entry.key, entry.value))
    }
    for picture in GlyphSheet.pictures(in: GlyphDrawings.marks, firstRow: 0) {
      guard let bearer = parts[picture.scalar] else { continue }
      markDrawings.append((bearer.marks, picture.glyph))
    }
    composed = ScalarMap(parts.entries.map { (key: $0.key, value: picture(of: $0.value)) })
  }

  /// The picture of a character, nil when the font does not have it.
  func glyph(for scalar: UInt32) -> Glyph? {
    composed[scalar] ?? drawings[scalar]
  }

  /// A character taken apart; one that bears no mark is its own base.
  func parts(of scalar: UInt32) -> LetterParts {
    parts[scalar] ?? LetterParts(base: scalar, marks: [])
  }

  /// Takes the letters with two or more marks apart to the last mark.
  private static func resolvedParts() -> ScalarMap<LetterParts> {
    var steps: [(key: UInt32, value: LetterParts)] = []
    for line in LetterParts.lines {
      var plain = line.plain.unicodeScalars.makeIterator()
      for letter in line.letters.unicodeScalars {
        guard let base = plain.next() else { break }
        steps.append((letter.value, LetterParts(base: base.value, marks: line.mark)))
      }
    }
    let single = ScalarMap(steps)
    return ScalarMap(
      steps.map { step in
        var whole = step.value
        while let inner = single[whole.base], !whole.marks.isSuperset(of: inner.marks) {
          whole.base = inner.base
          whole.marks.formUnion(inner.marks)
        }
        return (key: step.key, value: whole)
      })
  }
}

extension GlyphTable {
  /// Draws a letter from its base and its marks.
  func picture(of letter: LetterParts) -> Glyph {
    var base = letter.base
    var marks = letter.marks
    for whole in wholes where whole.parts.base == base && marks.isSuperset(of: whole.parts.marks) {
      base = whole.whole
      marks.subtract(whole.parts.marks)
      break
    }
    let above = marks.intersection(.above)
    var glyph = drawings[above.isEmpty ? base : GlyphTable.withoutDot(base)] ?? GlyphTable.box
    if !above.isEmpty {
      let top = glyph.topRow(ignoringLastColumn: letter.marks.contains(.horn))
      glyph.bear(markPicture(above, room: top - 1), top: top)
    }
    let below = marks.intersection(.drawnBelow)
    if !below.isEmpty { glyph.add(markPicture(below, room: Glyph.height)) }
    if marks.contains(.dotBelow) { glyph.addDotBelow() }
    return glyph
  }

  /// The drawing of a set of marks; all of them over each other if they have none in common.
  ///
  /// Of several drawings it is the tallest that is no taller than the room, else the last one.
  private func markPicture(_ marks: Marks, room: Int32) -> Glyph {
    var exact: Glyph?
    var union = Glyph.blank
    for drawing in markDrawings where marks.isSuperset(of: drawing.marks) {
      if drawing.marks == marks {
        exact = drawing.glyph
        if drawing.glyph.rowCount <= room { break }
      }
      union.add(drawing.glyph)
    }
    return exact ?? union
  }

  /// The dotless form of i and j, which give up their dot under a mark.
  private static func withoutDot(_ base: UInt32) -> UInt32 {
    switch base {
    case 0x69: 0x131
    case 0x6A: 0x237
    default: base
    }
  }
}
