/// The bytes of a PNG file under way: signature, header chunk, image data in chunks, end chunk.
struct PNGStream: Sendable {
  /// Image data longer than this begins a new chunk.
  private static let longestChunk = 1 << 16

  /// The file so far, with bits of the image data that do not fill a byte yet.
  var bits = BitWriter()
  /// The offset of the open chunk's length field.
  private var chunkStart = 0

  init(width: UInt32, height: UInt32, hasAlpha: Bool) {
    for byte: UInt8 in [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] { bits.bytes.append(byte) }
    beginChunk(0x4948_4452)
    appendWord(width)
    appendWord(height)
    // Eight bits a channel, colour type 2 or 6, deflate, the five standard filters, not interlaced.
    for byte: UInt8 in [8, hasAlpha ? 6 : 2, 0, 0, 0] { bits.bytes.append(byte) }
    endChunk()
  }

  /// Opens the image data with the two bytes that announce deflate with a window of 32 KiB.
  mutating func beginImageData(isSmall: Bool) {
    beginChunk(0x4944_4154)
    bits.bytes.append(0x78)
    bits.bytes.append(isSmall ? 0xDA : 0x01)
  }

  /// Ends the chunk of image data and opens the next one if it has become long.
  mutating func splitImageDataIfLong() {
    if bits.bytes.count - chunkStart < PNGStream.longestChunk { return }
    endChunk()
    beginChunk(0x4944_4154)
  }

  /// Ends the file and hands it over.
  mutating func end(checksum: UInt32) -> [UInt8] {
    bits.alignToByte()
    appendWord(checksum)
    endChunk()
    beginChunk(0x4945_4E44)
    endChunk()
    let file = bits.bytes
    bits.bytes = []
    return file
  }

  private mutating func beginChunk(_ name: UInt32) {
    chunkStart = bits.bytes.count
    appendWord(0)
    appendWord(name)
  }

  private mutating func endChunk() {
    let length = UInt32(truncatingIfNeeded: bits.bytes.count - chunkStart - 8)
    for index in 0..<4 {
      bits.bytes[chunkStart + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index))
    }
    let start = chunkStart + 4
    let checksum = bits.bytes.withUnsafeBufferPointer {
      CyclicChecksum.value(of: UnsafeBufferPointer(rebasing: $0[start...]))
    }
    appendWord(checksum)
  }

  private mutating func appendWord(_ word: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { bits.bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
