import Testing

@testable import ShieldModel

@Suite struct PrefixCodeTests {
  /// Frequencies that double at each step would need codes as long as the list.
  private static let steep: [UInt32] = (0..<30).map { 1 << $0 }

  @Test(
    arguments: [
      ([5, 5, 5, 5], 15, [2, 2, 2, 2]), ([1, 1, 2, 4], 15, [3, 3, 2, 1]), ([0, 9, 0, 3], 15, [0, 1, 0, 1]),
      ([0, 0, 0], 15, [1, 1, 0]), ([0, 0, 7], 15, [1, 0, 1]), ([1, 1, 2, 4, 8], 3, [3, 3, 3, 3, 1]),
    ] as [([UInt32], Int, [UInt8])])
  func `frequent symbols get short codes`(frequencies: [UInt32], limit: Int, lengths: [UInt8]) {
    #expect(PrefixCode.lengths(for: frequencies, limit: limit) == lengths)
  }

  @Test(arguments: [5, 7, 15])
  func `lengths stay below the limit and leave no gap`(limit: Int) {
    let lengths = PrefixCode.lengths(for: Self.steep, limit: limit)
    #expect(lengths.allSatisfy { $0 > 0 && Int($0) <= limit })
    #expect(lengths.reduce(0) { $0 + (1 << (limit - Int($1))) } == 1 << limit)
    #expect(lengths == lengths.sorted(by: >))
  }

  @Test func `codes are mirrored and rise with their symbols`() {
    let codes = PrefixCode(lengths: [2, 1, 0, 3, 3]).codes
    #expect(codes.map(\.count) == [2, 1, 0, 3, 3])
    // In the order of writing: 10, 0, none, 110, 111.
    #expect(codes.map(\.bits) == [0b01, 0b0, 0, 0b011, 0b111])
  }
}
