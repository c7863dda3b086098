import ShieldModel

/// All pictures of some runs side by side, with captions: a row for each system.
struct ContactSheet {
  /// The pictures of one system.
  struct Row {
    /// The system, such as `iOS 17`.
    let heading: String
    /// What the run came to; nil when only a part of it was looked at.
    let verdict: CaseResult.Verdict?
    /// The pictures, the panel first.
    let pictures: [TakenPicture]
  }

  /// The heading of the sheet.
  let title: String
  /// What stands below the heading in small letters.
  let subtitle: String
  /// The last line.
  let footer: String
  /// One row for each system.
  let rows: [Row]
  /// Whether pixels in which secret content may show are marked.
  let marksLeaks: Bool

  private static let margin = 36.0
  private static let gap = 20.0
  private static let padding = 14.0
  /// Cards beyond this width go to a further line.
  private static let widestLine = 3200.0

  /// A picture that has its place.
  private struct Card {
    let image: Bitmap
    let caption: SheetCaption
    let width: Double
    let height: Double
  }

  /// A row that has its measure: lines of cards.
  private struct Block {
    let row: Row
    let lines: [[Card]]
  }

  /// Draws the sheet.
  ///
  /// - Throws: `PNGEncodingError.sizeOutOfRange` when it would be larger than a PNG file may be.
  func bitmap() throws(PNGEncodingError) -> Bitmap {
    let blocks = rows.map { Block(row: $0, lines: lines(of: $0.pictures.map(card))) }
    var width = SheetDrawing.width(of: title, size: SheetText.large)
    for text in [subtitle, footer] { width = max(width, SheetDrawing.width(of: text, size: SheetText.small)) }
    for line in blocks.flatMap(\.lines) {
      width = max(width, line.reduce(-Self.gap) { $0 + $1.width + Self.gap })
    }
    width += 2 * Self.margin
    var drawing = SheetDrawing()
    var images: [(image: Bitmap, x: Double, y: Double)] = []
    var y = Self.margin
    drawing.addText(title, x: Self.margin, y: y, size: SheetText.large, color: SheetColors.ink)
    y += 32
    drawing.addText(subtitle, x: Self.margin, y: y, size: SheetText.small, color: SheetColors.faintInk)
    y += 34
    for block in blocks {
      draw(headingOf: block.row, y: y, into: &drawing)
      y += 38
      for line in block.lines {
        var x = Self.margin
        let height = line.map(\.height).max() ?? 0
        for card in line {
          draw(card, x: x, y: y, height: height, into: &drawing)
          images.append((card.image, x + Self.padding, y + Self.padding))
          x += card.width + Self.gap
        }
        y += height + Self.gap
      }
      y += 14
    }
    drawing.addText(footer, x: Self.margin, y: y, size: SheetText.small, color: SheetColors.faintInk)
    y += SheetText.small + Self.margin
    let limit = Double(PNGEncoder.longestSide)
    guard width <= limit, y <= limit else {
      throw .sizeOutOfRange(width: Int32(width), height: Int32(min(y, 1e9)))
    }
    var sheet = drawing.bitmap(width: Int(width), height: Int(y), background: SheetColors.background)
    for (image, x, y) in images { sheet.place(image, x: Int(x), y: Int(y)) }
    return sheet
  }

  private func draw(headingOf row: Row, y: Double, into drawing: inout SheetDrawing) {
    drawing.addText(row.heading, x: Self.margin, y: y, size: SheetText.large, color: SheetColors.ink)
    guard let verdict = row.verdict else { return }
    let x = Self.margin + SheetDrawing.width(of: row.heading, size: SheetText.large) + 14
    let leaks = row.pictures.contains { $0.verdict == .exposed }
    // A green word over a red one would puzzle: the scenario expects the leak.
    let word = verdict == .holds && leaks ? "holds: the leak is expected" : verdict.word
    _ = SheetText.addChip(word, color: SheetColors.color(of: verdict), x: x, y: y + 3, into: &drawing)
  }

  private func draw(_ card: Card, x: Double, y: Double, height: Double, into drawing: inout SheetDrawing) {
    drawing.addBox(
      Rect(x: x, y: y, width: card.width, height: height), fill: SheetColors.card, cornerRadius: 14,
      border: SheetColors.line, borderWidth: 1)
    // A hair line parts a white picture from the white card.
    drawing.addBox(
      Rect(
        x: x + Self.padding - 1, y: y + Self.padding - 1, width: Double(card.image.width) + 2,
        height: Double(card.image.height) + 2),
      fill: SheetColors.line)
    card.caption.draw(into: &drawing, x: x + Self.padding, y: y + Self.padding + Double(card.image.height) + 14)
  }

  private func card(of picture: TakenPicture) -> Card {
    let image = fitted(picture.bitmap(marksLeaks: marksLeaks).overCheckerboard())
    let width = max(Double(image.width), 232)
    let caption = SheetCaption(picture, width: width)
    return Card(
      image: image, caption: caption, width: width + 2 * Self.padding,
      height: Double(image.height) + caption.height + 14 + 2 * Self.padding)
  }

  /// The picture in a size that suits the sheet: many rows have smaller pictures.
  private func fitted(_ image: Bitmap) -> Bitmap {
    let widest = rows.count > 2 ? 300 : 480
    let highest = rows.count > 2 ? 480 : 960
    let tooLarge = max((image.width + widest - 1) / widest, (image.height + highest - 1) / highest)
    if tooLarge > 1 { return image.reduced(by: tooLarge) }
    let side = max(image.width, image.height, 1)
    return image.enlarged(by: max(1, 256 / side))
  }

  /// The cards of one row, in as many lines as they need.
  private func lines(of cards: [Card]) -> [[Card]] {
    var lines: [[Card]] = []
    var used = 0.0
    for card in cards {
      if lines.isEmpty || used + card.width > Self.widestLine {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(card)
      used += card.width + Self.gap
    }
    return lines
  }
}

extension TakenPicture {
  /// The picture in pixels, with lines around what secret content shows in if that is asked for.
  ///
  /// The panel has no leaks, so nothing is marked in it.
  func bitmap(marksLeaks: Bool) -> Bitmap {
    let frame = composed
    var bitmap = Bitmap(frame)
    if marksLeaks, let verdict {
      bitmap.outlineTaint(
        of: frame, color: verdict == .unknown ? SheetColors.open : SheetColors.bad,
        width: Int32(max(1, min(8, (2 * tree.scale).rounded()))))
    }
    return bitmap
  }
}
