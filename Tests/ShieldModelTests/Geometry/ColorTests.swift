import Testing

@testable import ShieldModel

@Suite struct ColorTests {
  @Test(arguments: [
    ("#fff", Color.white), ("#f00f", Color(red: 255, green: 0, blue: 0)), ("#0000", .clear), ("#000000", .black),
    ("#12ABef80", Color(red: 0x12, green: 0xAB, blue: 0xEF, alpha: 0x80)),
  ])
  func `hexadecimal text is read`(text: String, color: Color) {
    #expect(Color(hexadecimal: text) == color)
  }

  @Test(arguments: ["", "#", "fff", "#ff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "# fff", "#fff\u{301}"])
  func `any other text is no colour`(text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }

  @Test func `hexadecimal text comes back as it was read`() {
    for text in ["#000000", "#12abef", "#12abef80"] { #expect(Color(hexadecimal: text)?.hexadecimal == text) }
  }

  @Test func `the inverse keeps alpha`() {
    #expect(Color(red: 0, green: 100, blue: 255, alpha: 7).inverse == Color(red: 255, green: 155, blue: 0, alpha: 7))
  }

  @Test func `premultiplied and back is the same for opaque colours`() {
    let color = Color(red: 12, green: 200, blue: 255)
    #expect(color.premultiplied.straight == color)
    #expect(Color(red: 255, green: 128, blue: 0, alpha: 128).premultiplied.red == 128)
    #expect(Color.clear.premultiplied.straight == .clear)
  }
}
