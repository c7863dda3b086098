/// Takes the bytes of states, one after the other, lowest byte of a number first.
public struct StateWriter: ~Copyable {
  /// Bytes behind the last one that may be read but mean nothing.
  @usableFromInline static let slack = 8

  @usableFromInline var base: UnsafeMutableRawPointer
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  /// A writer without bytes.
  public init() {
    capacity = 256
    base = .allocate(byteCount: 256 + Self.slack, alignment: 8)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: 256 + Self.slack)
  }

  @inlinable
  deinit { base.deallocate() }

  /// Adds one byte.
  @inlinable
  public mutating func append(_ value: UInt8) {
    reserve(1)
    base.storeBytes(of: value, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Adds two bytes.
  @inlinable
  public mutating func append(_ value: UInt16) {
    reserve(2)
    base.storeBytes(of: value.littleEndian, toByteOffset: count, as: UInt16.self)
    count &+= 2
  }

  /// Adds four bytes.
  @inlinable
  public mutating func append(_ value: UInt32) {
    reserve(4)
    base.storeBytes(of: value.littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= 4
  }

  /// Adds eight bytes.
  @inlinable
  public mutating func append(_ value: UInt64) {
    reserve(8)
    base.storeBytes(of: value.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= 8
  }

  /// Adds bytes as they are.
  public mutating func append(contentsOf bytes: [UInt8]) {
    for byte in bytes { append(byte) }
  }

  /// Makes room for more bytes.
  @inlinable
  mutating func reserve(_ added: Int) {
    if count &+ added > capacity { grow(count &+ added) }
  }

  @usableFromInline
  mutating func grow(_ wanted: Int) {
    let larger = max(wanted, capacity * 2)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger + Self.slack, alignment: 8)
    moved.initializeMemory(as: UInt8.self, repeating: 0, count: larger + Self.slack)
    moved.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  /// Adds bytes from other memory.
  mutating func append(_ first: UnsafeRawPointer, count added: Int) {
    reserve(added)
    StateWriter.copy(added, from: first, to: base + count)
    count &+= added
  }

  /// Copies bytes between memories with slack behind them.
  @inline(__always)
  static func copy(_ count: Int, from first: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    if count <= 8 {
      target.storeBytes(of: first.loadUnaligned(as: UInt64.self), as: UInt64.self)
    } else {
      target.copyMemory(from: first, byteCount: count)
    }
  }

  /// Forgets the bytes and keeps the memory.
  @inlinable
  mutating func clear() { count = 0 }
}
