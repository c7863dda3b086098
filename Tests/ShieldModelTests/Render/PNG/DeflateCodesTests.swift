import Testing

@testable import ShieldModel

@Suite struct DeflateCodesTests {
  @Test(
    arguments: [
      (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 0, 1), (12, 265, 1, 1), (18, 268, 1, 1), (19, 269, 0, 2),
      (114, 279, 15, 4), (115, 280, 0, 4), (131, 281, 0, 5), (257, 284, 30, 5), (258, 285, 0, 0),
    ] as [(UInt32, Int, UInt32, UInt32)])
  func `lengths have the symbols of the format`(length: UInt32, symbol: Int, bits: UInt32, count: UInt32) {
    let code = DeflateCodes.length(length)
    #expect(code.symbol == symbol)
    #expect(code.extra == BitCode(bits: bits, count: count))
  }

  @Test(
    arguments: [
      (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 0, 1), (6, 4, 1, 1), (7, 5, 0, 1), (9, 6, 0, 2), (24_576, 28, 8191, 13),
      (24_577, 29, 0, 13), (32_768, 29, 8191, 13),
    ] as [(UInt32, Int, UInt32, UInt32)])
  func `distances have the symbols of the format`(distance: UInt32, symbol: Int, bits: UInt32, count: UInt32) {
    let code = DeflateCodes.distance(distance)
    #expect(code.symbol == symbol)
    #expect(code.extra == BitCode(bits: bits, count: count))
  }
}
