/// A literal or a repetition of a block as one word.
///
/// A literal is its byte. A repetition has the top bit set, length − 3 from bit 16 on, distance − 1 below, and from bit
/// 24 on how many times more it follows itself, which only the longest one does.
enum DeflateEntry {
  /// How often one entry may say that a repetition follows itself.
  static let mostCopies: UInt32 = 127

  /// A byte.
  static func literal(_ byte: UInt8) -> UInt32 { UInt32(byte) }

  /// A repetition.
  ///
  /// - Parameters:
  ///   - length: 3…258 bytes.
  ///   - distance: 1…32,768 bytes.
  ///   - copies: How many times more it follows itself, 0…127.
  @inline(__always)
  static func repetition(length: UInt32, distance: UInt32, copies: UInt32 = 0) -> UInt32 {
    1 << 31 | copies &<< 24 | (length &- 3) &<< 16 | (distance &- 1)
  }

  /// Length − 3 of a repetition.
  @inline(__always)
  static func lengthIndex(_ entry: UInt32) -> Int { Int(truncatingIfNeeded: entry &>> 16 & 0xFF) }

  /// The distance of a repetition.
  @inline(__always)
  static func distance(_ entry: UInt32) -> UInt32 { (entry & 0x7FFF) &+ 1 }

  /// How many times more a repetition follows itself.
  @inline(__always)
  static func copies(_ entry: UInt32) -> UInt32 { entry &>> 24 & 127 }

  /// How many entries the body of ``append(bytes:distance:to:)`` writes at most.
  static func mostEntries(forBytes count: Int) -> Int { count / (258 * 128) + 4 }

  /// Writes a repetition of 3 bytes or more in pieces that the format allows.
  @inline(__always)
  static func append(bytes count: UInt32, distance: UInt32, to entries: inout UnsafeMutablePointer<UInt32>) {
    var rest = count
    if rest > 258 { rest = appendLongest(count, distance: distance, to: &entries) }
    entries.pointee = repetition(length: rest, distance: distance)
    entries += 1
  }

  /// Writes pieces until 3…258 bytes are left, and answers how many.
  private static func appendLongest(
    _ count: UInt32, distance: UInt32, to entries: inout UnsafeMutablePointer<UInt32>
  ) -> UInt32 {
    // At least 3 bytes stay for the last piece.
    var whole = (count &- 3) / 258
    var rest = count &- whole &* 258
    while whole > 0 {
      let copies = min(whole &- 1, mostCopies)
      entries.pointee = repetition(length: 258, distance: distance, copies: copies)
      entries += 1
      whole &-= copies &+ 1
    }
    if rest > 258 {
      entries.pointee = repetition(length: rest &- 3, distance: distance)
      entries += 1
      rest = 3
    }
    return rest
  }
}
