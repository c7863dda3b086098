import Testing

@testable import ShieldModel

@Suite struct AdlerChecksumTests {
  @Test func `bytes have the published check value`() {
    var adler = AdlerChecksum()
    #expect(adler.value == 1)
    Array("123456789".utf8).withUnsafeBufferPointer { adler.append($0) }
    #expect(adler.value == 0x091E_01DE)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 6000])
  func `bytes at once and one by one give the same sums`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 255 - $0 % 3) }
    var atOnce = AdlerChecksum()
    var oneByOne = AdlerChecksum()
    bytes.withUnsafeBufferPointer { atOnce.append($0) }
    for byte in bytes { oneByOne.append(byte, zeros: 0) }
    #expect(atOnce.value == oneByOne.value)
  }

  @Test func `zeros after a byte count as zeros`() {
    var short = AdlerChecksum()
    var long = AdlerChecksum()
    short.append(200, zeros: 40_000)
    ([200] + [UInt8](repeating: 0, count: 40_000)).withUnsafeBufferPointer { long.append($0) }
    #expect(short.value == long.value)
  }
}
