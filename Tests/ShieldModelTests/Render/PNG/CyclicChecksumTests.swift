import Testing

@testable import ShieldModel

@Suite struct CyclicChecksumTests {
  @Test(
    arguments: [
      ("", 0), ("123456789", 0xCBF4_3926), ("IEND", 0xAE42_6082),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `bytes have the published check values`(text: String, value: UInt32) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { CyclicChecksum.value(of: $0) } == value)
  }
}
