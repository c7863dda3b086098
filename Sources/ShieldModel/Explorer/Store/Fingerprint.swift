/// Numbers made from the bytes of a state, the same in every run and on every machine.
enum Fingerprint {
  /// A number in which every bit of the bytes counts; its upper half is where a table looks.
  ///
  /// Up to four bytes of one length never share the upper half. There must be eight readable bytes from every place in
  /// the memory on, see ``StateWriter/slack``.
  @inline(__always)
  static func of(_ base: UnsafeRawPointer, count: Int) -> UInt64 {
    if count == 4 { return UInt64(spread(UInt32(littleEndian: base.loadUnaligned(as: UInt32.self)))) << 32 | 4 }
    return ofOthers(base, count: count)
  }

  @inline(never)
  private static func ofOthers(_ base: UnsafeRawPointer, count: Int) -> UInt64 {
    if count < 4 {
      let mask = ((1 as UInt32) << UInt32(truncatingIfNeeded: count * 8)) &- 1
      let word = UInt32(littleEndian: base.loadUnaligned(as: UInt32.self)) & mask
      return UInt64(spread(word)) << 32 | UInt64(truncatingIfNeeded: count)
    }
    return ofMany(base, count: count)
  }

  private static func ofMany(_ base: UnsafeRawPointer, count: Int) -> UInt64 {
    var sum = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset < count {
      var word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let left = count &- offset
      if left < 8 { word &= (1 << UInt64(truncatingIfNeeded: left * 8)) &- 1 }
      sum = spread(sum ^ word) &+ 0x8CB9_2BA7_2F3D_8DD7
      offset &+= 8
    }
    return spread(sum)
  }

  /// Mixes 32 bits; different numbers stay different.
  @inline(__always)
  static func spread(_ number: UInt32) -> UInt32 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 16)) &* 0x7FEB_352D
    mixed = (mixed ^ (mixed >> 15)) &* 0x846C_A68B
    return mixed ^ (mixed >> 16)
  }

  /// Mixes 64 bits; different numbers stay different.
  @inline(__always)
  static func spread(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
