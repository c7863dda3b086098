import Testing

@testable import ShieldModel

@Suite struct BoxBlurTests {
  @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (3.2, 3), (500, 128), (-1, 0), (.nan, 0), (.infinity, 128)])
  func `a radius is a whole number of pixels, at most 128`(radius: Double, half: Int) {
    #expect(BoxBlur(radius: radius).half == half)
  }

  @Test(arguments: [0.0, 1, 2, 5, 128])
  func `an even picture stays as it is`(radius: Double) {
    let blur = BoxBlur(radius: radius)
    let side = 3 + 2 * blur.margin
    for value in [0, 1, 127, 254, 255] as [UInt8] {
      var plane = Scratch<UInt8>()
      plane.fill(value, count: side * side)
      #expect(blur.blur(plane, width: 3, height: 3).array == Array(repeating: value, count: 9))
    }
  }

  @Test func `a mark is seen as far as the blur reaches and no further`() {
    let blur = BoxBlur(radius: 1)
    var flags = Scratch<UInt8>()
    // One row of nine with a margin of three all around; the mark is in its middle.
    flags.fill(0, count: 15 * 7)
    flags.base[3 * 15 + 7] = 1
    #expect(blur.reach(of: flags, width: 9, height: 1).array == [0, 1, 1, 1, 1, 1, 1, 1, 0])
  }
}
