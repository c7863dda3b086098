import Foundation
import ShieldModel
import Testing

@Suite struct BitmapFontTests {
  private static let box = BitmapFont.glyph(for: "\u{65E5}")

  @Test func `the Vietnamese alphabet is complete`() {
    #expect(Set(FontAlphabet.vietnamese.scalars).count == 134)
  }

  @Test(arguments: FontAlphabet.allCases)
  func `every promised character has a picture of its own`(alphabet: FontAlphabet) {
    #expect(!alphabet.scalars.isEmpty)
    for scalar in alphabet.scalars {
      let glyph = BitmapFont.glyph(for: scalar)
      #expect(glyph != Self.box, "\(scalar)")
      #expect(glyph.isBlank == scalar.properties.isWhitespace, "\(scalar)")
    }
  }

  @Test func `no two characters look the same but those that share a picture in print`() {
    var namesakes: [Glyph: [Unicode.Scalar]] = [:]
    for scalar in FontAlphabet.all { namesakes[BitmapFont.glyph(for: scalar), default: []].append(scalar) }
    let groups = namesakes.values.filter { $0.count > 1 }.map { $0.map { String($0) }.joined() }.sorted()
    #expect(groups == [" \u{A0}", ",‚", "ÐĐ", "٠۰", "١۱", "٢۲", "٣۳", "٧۷", "٨۸", "٩۹"])
  }

  @Test func `the last column is blank so that neighbours stay apart`() {
    for scalar in FontAlphabet.all + ["\u{65E5}"] {
      let glyph = BitmapFont.glyph(for: scalar)
      for row in 0..<Glyph.height { #expect(!glyph.isInked(column: 5, row: row), "\(scalar)") }
    }
  }

  @Test func `capitals stand on the baseline`() {
    for scalar in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ẤỄỔƯÅ".unicodeScalars {
      let glyph = BitmapFont.glyph(for: scalar)
      #expect(glyph[row: 9] != 0, "\(scalar)")
      #expect(glyph[row: 10] == 0 && glyph[row: 11] == 0, "\(scalar)")
    }
  }

  @Test func `a letter and its combining marks give the picture of the whole letter`() {
    var taken = 0
    for scalar in FontAlphabet.all {
      let whole = String(scalar)
      let apart = whole.decomposedStringWithCanonicalMapping
      if apart.unicodeScalars.count == 1 { continue }
      taken += 1
      #expect(BitmapFont.layout(apart) == BitmapFont.layout(whole), "\(scalar)")
      let reversed = apart.unicodeScalars.dropFirst().reversed()
      var other = String(apart.unicodeScalars.prefix(1))
      other.unicodeScalars.append(contentsOf: reversed)
      #expect(BitmapFont.layout(other) == BitmapFont.layout(whole), "\(scalar) with its marks in reverse")
    }
    #expect(taken > 220)
  }

  @Test func `a half composed letter gives the picture of the whole letter`() {
    #expect(BitmapFont.layout("\u{E2}\u{301}") == BitmapFont.layout("ấ"))
    #expect(BitmapFont.layout("\u{1EA1}\u{302}") == BitmapFont.layout("ậ"))
    #expect(BitmapFont.layout("\u{1B0}\u{301}") == BitmapFont.layout("ứ"))
  }

  @Test(arguments: ["\u{65E5}", "\u{7}", "\u{1F600}", "\u{10FFFF}", "\u{FFFD}", "\u{5D0}"] as [Unicode.Scalar])
  func `an unknown character is a hollow box`(scalar: Unicode.Scalar) {
    let expected = """
      ......
      ......
      ......
      #####.
      #...#.
      #...#.
      #...#.
      #...#.
      #...#.
      #####.
      ......
      ......
      """
    #expect(BitmapFont.layout(String(scalar)).picture == expected)
  }

  @Test func `marks join an unknown letter and a letter of the font that has no whole form`() {
    let base = BitmapFont.layout("x")
    let marked = BitmapFont.layout("x\u{301}")
    #expect(marked.columns == base.columns)
    #expect(marked != base)
    #expect(BitmapFont.layout("\u{65E5}\u{301}").columns == Glyph.width)
  }

  @Test func `a mark without a letter stands over a blank cell`() {
    let mark = BitmapFont.glyph(for: "\u{301}")
    #expect(!mark.isBlank)
    #expect(BitmapFont.layout("\u{301}") == BitmapFont.layout(" \u{301}"))
    #expect(BitmapFont.layout("a\n\u{301}").rows == 2 * Glyph.height)
  }
}
