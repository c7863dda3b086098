import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct BitmapTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 255)

  @Test func `a picture is placed and cut off at the edges`() {
    let stamp = Bitmap(width: 3, height: 3, color: Self.red)
    for (x, y, count) in [(0, 0, 9), (-2, 0, 3), (0, -2, 3), (3, 3, 1), (4, 0, 0), (-3, 0, 0), (0, 9, 0), (0, -9, 0)] {
      var ground = Bitmap(width: 4, height: 4, color: .white)
      ground.place(stamp, x: x, y: y)
      let found = (0..<16).filter { ground[$0 % 4, $0 / 4] == Self.red }.count
      #expect(found == count, "\(x), \(y)")
    }
  }

  @Test func `a rectangle is filled as far as it lies inside`() {
    var picture = Bitmap(width: 4, height: 4, color: .white)
    picture.fill(PixelRect(left: -5, top: 2, right: 2, bottom: 50), with: Self.blue)
    #expect(picture[1, 2] == Self.blue && picture[2, 2] == .white && picture[0, 1] == .white)
    picture.fill(PixelRect(left: 9, top: 9, right: 12, bottom: 12), with: Self.red)
    #expect(!picture.bytes.isEmpty && picture[9, 9] == .clear)
  }

  @Test func `made smaller, a pixel is the mean of a square, weighed by opacity`() {
    let picture = Bitmap(rows: [
      [.black, .white, Self.red], [.white, .black, .clear], [Self.blue, Self.blue, Self.red],
    ])
    let small = picture.reduced(by: 2)
    #expect(small.width == 2 && small.height == 2)
    #expect(small[0, 0] == Color(red: 128, green: 128, blue: 128))
    #expect(small[1, 0] == Color(red: 255, green: 0, blue: 0, alpha: 128), "a clear pixel has no colour to give")
    #expect(small[0, 1] == Self.blue)
    #expect(picture.reduced(by: 1) == picture)
  }

  @Test func `made larger, a pixel is a square`() {
    let picture = Bitmap(rows: [[Self.red, Self.blue]]).enlarged(by: 3)
    #expect(picture.width == 6 && picture.height == 3)
    #expect(picture[2, 2] == Self.red && picture[3, 0] == Self.blue)
  }

  @Test func `transparent parts lie over a board and opaque pictures stay as they are`() {
    let board = Bitmap(width: 16, height: 16).overCheckerboard(square: 8)
    #expect(board.isOpaque)
    #expect(board[0, 0] == .white && board[8, 0] != .white && board[8, 8] == .white)
    let opaque = Bitmap(width: 2, height: 2, color: Self.red)
    #expect(opaque.overCheckerboard() == opaque)
    let half = Bitmap(width: 1, height: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 128)).overCheckerboard()
    #expect(half[0, 0] == Color(red: 127, green: 127, blue: 127))
  }

  @Test func `a PNG file has the pixels, and none is made of nothing`() throws {
    let picture = Bitmap(rows: [[Self.red, .clear], [Self.blue, .white]])
    let read = try PNGReader(picture.png())
    #expect(read.hasAlpha && read.pixels == picture.bytes)
    #expect(throws: PNGEncodingError.self) { try Bitmap(width: 0, height: 5).png() }
    #expect(throws: PNGEncodingError.self) { try Bitmap(width: 8193, height: 1).png() }
  }
}
