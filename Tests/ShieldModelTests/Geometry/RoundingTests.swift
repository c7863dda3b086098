import Testing

@testable import ShieldModel

@Suite struct RoundingTests {
  @Test func `every product of two bytes is rounded to the nearest, half up`() {
    for left in 0...255 {
      for right in 0...255 {
        let exact = (left * right * 2 + 255) / 510
        if Int(Rounding.multiply(UInt8(left), UInt8(right))) != exact {
          Issue.record("\(left) times \(right) is not \(exact)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (0.0, 0), (1, 255), (0.5, 128), (-1, 0), (2, 255), (0.01, 3), (.nan, 0), (.infinity, 255), (0.0019, 0),
    ] as [(Double, UInt8)])
  func `a share becomes a byte held at the ends`(share: Double, byte: UInt8) {
    #expect(Rounding.byte(share) == byte)
  }

  @Test(
    arguments: [
      (0.5, 1), (0.4999, 0), (-0.5, 0), (-0.5001, -1), (1e20, 268_435_456), (-1e20, -268_435_456),
      (.nan, -268_435_456),
    ] as [(Double, Int32)])
  func `an edge snaps to the nearest pixel, half up`(value: Double, edge: Int32) {
    #expect(Rounding.pixelEdge(value) == edge)
  }

  @Test func `division never leaves the byte`() {
    #expect(Rounding.divide(10, by: 0) == 0)
    #expect(Rounding.divide(200, by: 100) == 255)
    #expect(Rounding.divide(64, by: 128) == 128)
  }

  @Test func `a sum is held at 255`() {
    #expect(Rounding.sum(200, 100) == 255)
    #expect(Rounding.sum(200, 55) == 255)
    #expect(Rounding.sum(1, 2) == 3)
  }
}
