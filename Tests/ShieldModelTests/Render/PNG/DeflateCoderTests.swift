import Testing

@testable import ShieldModel

@Suite struct DeflateCoderTests {
  @Test(arguments: [0, 1, 2, 3, 257, 258, 259, 260, 261, 516, 70_000])
  func `zeros of any number come back`(count: Int) throws {
    try check([UInt8](repeating: 0, count: count))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 9, 100, 4096, 4097, 32_766, 32_767, 32_768, 32_769])
  func `bytes that repeat after a distance come back`(period: Int) throws {
    var generator = SampleGenerator()
    let pattern = generator.bytes(period)
    let bytes = (0..<max(1000, 2 * period + 300)).map { pattern[$0 % period] }
    let compressed = try check(bytes)
    if (100..<32_768).contains(period) { #expect(compressed.farthest >= period) }
  }

  @Test func `long data of changing kinds comes back through all blocks and windows`() throws {
    var generator = SampleGenerator()
    var bytes: [UInt8] = []
    for part in 0..<12 {
      switch part % 4 {
      case 0: bytes += generator.bytes(20_000)
      case 1: bytes += [UInt8](repeating: UInt8(part), count: 30_000)
      case 2: bytes += (0..<15_000).map { UInt8($0 / 7 % 40) }
      default: bytes += bytes.suffix(25_000)
      }
    }
    let inflater = try check(bytes)
    #expect(inflater.blocks.count > 1)
    #expect(inflater.farthest <= 32_768)
  }

  @Test func `the end may come right after a repetition that waits for a longer one`() throws {
    for tail in 0..<6 {
      try check(Array("abcdefg abcdefg".utf8) + Array("abcde".utf8.prefix(tail)))
    }
  }

  /// Compresses, decompresses, compares.
  @discardableResult
  private func check(_ bytes: [UInt8]) throws -> Inflater {
    var coder = DeflateCoder()
    var bits = BitWriter()
    for start in stride(from: 0, to: bytes.count, by: 5000) {
      let part = Array(bytes[start..<min(bytes.count, start + 5000)])
      part.withUnsafeBufferPointer { coder.append($0) }
      coder.codeIfFull(to: &bits)
    }
    coder.finish(to: &bits)
    bits.alignToByte()
    var inflater = Inflater(bits.bytes)
    try inflater.inflate()
    #expect(inflater.output == bytes)
    #expect(inflater.usedBytes == bits.bytes.count)
    return inflater
  }
}
