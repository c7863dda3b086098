/// Up to 32 bits that are written together, the first one lowest.
struct BitCode: Hashable, Sendable {
  /// The bits; those from `count` on are zero.
  var bits: UInt32
  /// The number of bits.
  var count: UInt32

  /// Both codes one after the other, 32 bits at most.
  @inline(__always)
  func followed(by next: BitCode) -> BitCode {
    BitCode(bits: bits | next.bits &<< count, count: count &+ next.count)
  }
}
