/// PNG files put together chunk by chunk, right or wrong.
enum PNGPieces {
  struct Chunk {
    var name: String
    var content: [UInt8]

    init(_ name: String, _ content: [UInt8]) {
      self.name = name
      self.content = content
    }
  }

  static func header(width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8) -> Chunk {
    Chunk("IHDR", word(width) + word(height) + [depth, colorType, 0, 0, 0])
  }

  /// A file of these chunks with checksums that fit.
  static func file(_ chunks: [Chunk]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.name.utf8) + chunk.content
      file += word(UInt32(chunk.content.count)) + body + word(checksum(body[...]))
    }
  }

  /// A file whose chunks get checksums that fit, as far as there are whole ones.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length =
        Int(file[offset]) << 24 | Int(file[offset + 1]) << 16 | Int(file[offset + 2]) << 8 | Int(file[offset + 3])
      guard offset + 12 + length <= file.count else { break }
      let end = offset + 8 + length
      file.replaceSubrange(end..<end + 4, with: word(checksum(file[offset + 4..<end])))
      offset = end + 4
    }
    return file
  }

  private static func word(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return ~remainder
  }
}
