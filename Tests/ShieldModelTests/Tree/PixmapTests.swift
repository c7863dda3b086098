import Testing

@testable import ShieldModel

@Suite struct PixmapTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let veil: UInt32 = 0x80FF_8001

  @Test func `pixels are told by column and row, straight and premultiplied`() throws {
    let pixmap = try #require(Pixmap(width: 2, height: 1, pixels: [Self.red, Self.veil]))
    #expect(pixmap.color(x: 0, y: 0) == Color(red: 255, green: 0, blue: 0))
    let veil = Color(red: 1, green: 128, blue: 255, alpha: 128)
    #expect(pixmap.color(x: 1, y: 0) == veil)
    #expect(pixmap.color(x: 2, y: 0) == .clear && pixmap.color(x: 0, y: 1) == .clear)
    #expect(pixmap.premultipliedPixels == [Self.red, 0x8080_4001])
    #expect(veil.premultiplied == PremultipliedColor(red: 1, green: 64, blue: 128, alpha: 128))
  }

  @Test(
    arguments: [(0, 1, 0), (1, 0, 0), (2, 2, 3), (4097, 1, 4097), (4096, 2049, 4096 * 2049)] as [(Int32, Int32, Int)])
  func `sides and areas out of range are refused`(width: Int32, height: Int32, count: Int) {
    #expect(Pixmap(width: width, height: height, pixels: [UInt32](repeating: 0, count: count)) == nil)
  }

  @Test func `equal pixels are equal, whoever made them`() throws {
    let one = try #require(Pixmap(width: 2, height: 1, pixels: [Self.red, Self.veil]))
    let two = try #require(Pixmap(width: 2, height: 1, pixels: [Self.red, Self.veil]))
    let high = try #require(Pixmap(width: 1, height: 2, pixels: [Self.red, Self.veil]))
    let other = try #require(Pixmap(width: 2, height: 1, pixels: [Self.red, Self.red]))
    #expect(one == two && one.hashValue == two.hashValue)
    #expect(one != high && one != other)
  }

  @Test func `only visible pixels make it visible, and recolouring reaches every one`() throws {
    let clear = try #require(Pixmap(width: 2, height: 1, pixels: [0x00FF_FFFF, 0]))
    #expect(!clear.isVisible && !LayerImage(clear).isVisible)
    let pixmap = try #require(Pixmap(width: 3, height: 1, pixels: [Self.red, Self.veil, Self.red]))
    #expect(pixmap.isVisible)
    let inverse = LayerImage(pixmap).recolored { $0.inverse }.pixmap
    #expect(inverse == Pixmap(width: 3, height: 1, pixels: [0xFFFF_FF00, 0x8000_7FFE, 0xFFFF_FF00]))
  }

  @Test func `an image of a pixmap keeps to its extent`() throws {
    var image = LayerImage(try #require(Pixmap(width: 3, height: 2, pixels: [UInt32](repeating: Self.red, count: 6))))
    #expect(image.isSensible && image.width == 3 && image.height == 2)
    image.width = 4
    #expect(!image.isSensible)
  }
}
