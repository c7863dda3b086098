/// One of several parts of a run that together are the whole.
///
/// The part of a case follows from its file and its system alone, so it stays the same whatever other files there are,
/// in which order they are given and how the rest is filtered.
struct Shard: Sendable, Hashable {
  /// The number of the part, from 1.
  let number: Int
  /// How many parts there are.
  let count: Int

  /// Makes a part; nil unless the number lies in `1...count`.
  init?(number: Int, count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`, the second of four parts; nil for anything else.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.allSatisfy({ (0x2F...0x39).contains($0) }),
      let number = Int(Substring(parts[0])), let count = Int(Substring(parts[1]))
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether a case belongs to this part.
  ///
  /// - Parameters:
  ///   - file: The path of the scenario, relative to the root.
  ///   - system: The platform's word and the name of the system, empty for what concerns the file itself.
  func contains(file: String, system: String) -> Bool {
    Self.hash(Array(file.utf8) + [0] + Array(system.utf8)) % UInt64(count) == UInt64(number - 1)
  }

  /// The 64-bit FNV-1a hash, stirred so that its low bits depend on every byte alike.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }
}
