/// Gives the bytes of one state back in the order in which they were written.
///
/// Beyond the end there are zeros.
public struct StateReader {
  @usableFromInline let base: UnsafeRawPointer
  /// How many bytes the state has.
  public let count: Int
  @usableFromInline var position = 0

  init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }

  /// Reads one byte.
  @inlinable
  public mutating func byte() -> UInt8 {
    guard position < count else { return 0 }
    let value = base.load(fromByteOffset: position, as: UInt8.self)
    position &+= 1
    return value
  }

  /// Reads a number of two bytes.
  @inlinable
  public mutating func word16() -> UInt16 {
    guard position + 2 <= count else { return UInt16(byte()) | UInt16(byte()) << 8 }
    let value = UInt16(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt16.self))
    position &+= 2
    return value
  }

  /// Reads a number of four bytes.
  @inlinable
  public mutating func word32() -> UInt32 {
    guard position + 4 <= count else { return UInt32(word16()) | UInt32(word16()) << 16 }
    let value = UInt32(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    position &+= 4
    return value
  }

  /// Reads a number of eight bytes.
  @inlinable
  public mutating func word64() -> UInt64 {
    guard position + 8 <= count else { return UInt64(word32()) | UInt64(word32()) << 32 }
    let value = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    position &+= 8
    return value
  }

  /// The bytes that are left.
  public mutating func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count - position)
    while position < count { bytes.append(byte()) }
    return bytes
  }
}
