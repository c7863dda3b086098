/// A small font of pictures that every platform draws alike.
///
/// It covers printable ASCII, Latin-1, Latin Extended-A, Vietnamese, the European, Arabic-Indic and extended
/// Arabic-Indic digits, and common signs. It is no copy of the system font: glyphs all advance by 6 units, text runs
/// from left to right, nothing is shaped or reordered.
public enum BitmapFont {
  /// The number of scalars after which a text is cut.
  public static let longestText = 4096

  /// The picture of one character; a hollow box if the font does not have it.
  ///
  /// A combining mark alone is drawn over a blank cell. Complexity: logarithmic in the number of characters.
  public static func glyph(for scalar: Unicode.Scalar) -> Glyph {
    let table = GlyphTable.font
    if let glyph = table.glyph(for: scalar.value) { return glyph }
    if let mark = Marks(combining: scalar.value) {
      return table.picture(of: LetterParts(base: 0x20, marks: mark))
    }
    return GlyphTable.box
  }

  /// Lays a text out in lines of cells.
  ///
  /// Line feed, carriage return, both together, and the other line separators of Unicode break the line; a tab is one
  /// blank cell; invisible format characters take no room. Combining marks join the character before them, in any
  /// order. Only the first 4,096 scalars count. Complexity: linear in the length of the text.
  public static func layout(_ text: String) -> TextRaster {
    let table = GlyphTable.font
    var raster = TextRaster()
    var letter: LetterParts?
    var previous: UInt32 = 0
    var remaining = longestText
    for scalar in text.unicodeScalars {
      if remaining == 0 { break }
      remaining -= 1
      let value = scalar.value
      defer { previous = value }
      if let mark = Marks(combining: value) {
        var parts = letter ?? LetterParts(base: 0x20, marks: [])
        parts.add(mark)
        let glyph = table.picture(of: parts)
        if letter == nil { raster.append(glyph) } else { raster.replaceLast(by: glyph) }
        letter = parts
      } else if breaksLine(value) {
        if value != 0x0A || previous != 0x0D { raster.breakLine() }
        letter = nil
      } else if value == 0x09 {
        raster.append(.blank)
        letter = LetterParts(base: 0x20, marks: [])
      } else if !takesNoRoom(value) {
        raster.append(table.glyph(for: value) ?? GlyphTable.box)
        letter = table.parts(of: value)
      }
    }
    return raster
  }

  private static func breaksLine(_ value: UInt32) -> Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character is an invisible format character: joiner, direction mark, variation selector, soft hyphen.
  private static func takesNoRoom(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }
}
