/// The chunks of a PNG file, checked and sorted out.
struct PNGChunks: Sendable {
  /// Where data of one chunk begins.
  private struct Piece {
    var dataOffset: Int
    var fileOffset: Int
  }

  /// What a chunk is, as far as it matters.
  private enum Kind {
    case header
    case palette
    case transparency
    case data
    case end
    /// The picture can do without it.
    case other
    /// The picture cannot do without it.
    case unknown
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What the first chunk says.
  let header: PNGHeader
  /// Palette and transparency.
  private(set) var colors = PNGColors()
  /// The compressed data of all its chunks.
  private(set) var data: [UInt8] = []
  private var pieces: [Piece] = []

  /// Reads a whole file.
  init(_ bytes: [UInt8]) throws(PNGDecodingError) {
    guard bytes.count <= PNGDecoder.greatestFile else {
      throw PNGDecodingError(.fileTooLarge(limit: PNGDecoder.greatestFile), at: PNGDecoder.greatestFile)
    }
    for (index, byte) in PNGChunks.signature.enumerated() {
      guard index < bytes.count, bytes[index] == byte else {
        throw PNGDecodingError(index < bytes.count ? .notPNG : .cutOff, at: index)
      }
    }
    var reader = Reader(bytes: bytes, offset: PNGChunks.signature.count)
    let first = try reader.next()
    guard first.kind == .header else { throw PNGDecodingError(.missingChunk("IHDR"), at: first.offset) }
    header = try PNGHeader(first.content)
    var last = Kind.header
    var hasTransparency = false
    while last != .end {
      let chunk = try reader.next()
      let misplaced = PNGDecodingError(.misplacedChunk(chunk.name), at: chunk.offset)
      switch chunk.kind {
      case .header: throw misplaced
      case .palette:
        let isGray = header.colorType == .gray || header.colorType == .grayAlpha
        if isGray || !colors.palette.isEmpty || !pieces.isEmpty || hasTransparency { throw misplaced }
        try colors.readPalette(chunk.content, header: header)
      case .transparency:
        if hasTransparency || !pieces.isEmpty { throw misplaced }
        hasTransparency = true
        try colors.readTransparency(chunk.content, header: header)
      case .data:
        if header.colorType == .palette, colors.palette.isEmpty {
          throw PNGDecodingError(.missingChunk("PLTE"), at: chunk.offset)
        }
        // All data stands together.
        if !pieces.isEmpty, last != .data { throw misplaced }
        pieces.append(Piece(dataOffset: data.count, fileOffset: chunk.content.startIndex))
        data.append(contentsOf: chunk.content)
      case .end:
        if pieces.isEmpty { throw PNGDecodingError(.missingChunk("IDAT"), at: chunk.offset) }
        if !chunk.content.isEmpty { throw PNGDecodingError(.badLength(chunk: "IEND"), at: chunk.offset) }
      case .other: break
      case .unknown: throw PNGDecodingError(.unknownChunk(chunk.name), at: chunk.offset)
      }
      last = chunk.kind
    }
    if reader.offset < bytes.count { throw PNGDecodingError(.bytesAfterEnd, at: reader.offset) }
  }

  /// The offset in the file of a byte of the data; the end of the last chunk's content for what lies behind.
  func fileOffset(ofData offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if pieces[middle].dataOffset <= offset { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return 0 }
    return pieces[low].fileOffset + min(offset, data.count) - pieces[low].dataOffset
  }

  /// Four bytes as a number, the highest first.
  static func word(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8
      | UInt32(bytes[offset + 3])
  }
}

extension PNGChunks {
  /// One chunk.
  private struct Chunk {
    var kind: Kind
    var name: String
    /// The offset of its first byte.
    var offset: Int
    var content: ArraySlice<UInt8>
  }

  /// Goes from chunk to chunk.
  private struct Reader {
    let bytes: [UInt8]
    var offset: Int
    var count = 0

    /// The next chunk, its checksum verified.
    mutating func next() throws(PNGDecodingError) -> Chunk {
      let start = offset
      count += 1
      if count > PNGDecoder.mostChunks {
        throw PNGDecodingError(.tooManyChunks(limit: PNGDecoder.mostChunks), at: start)
      }
      guard bytes.count - start >= 12 else { throw PNGDecodingError(.cutOff, at: bytes.count) }
      let code = PNGChunks.word(bytes[...], at: start + 4)
      let name = try Reader.name(of: code, at: start + 4)
      guard let length = Int32(exactly: PNGChunks.word(bytes[...], at: start)) else {
        throw PNGDecodingError(.badLength(chunk: name), at: start)
      }
      guard bytes.count - start - 12 >= Int(length) else { throw PNGDecodingError(.cutOff, at: bytes.count) }
      let end = start + 8 + Int(length)
      let checksum = bytes.withUnsafeBufferPointer {
        CyclicChecksum.value(of: UnsafeBufferPointer(rebasing: $0[start + 4..<end]))
      }
      guard checksum == PNGChunks.word(bytes[...], at: end) else {
        throw PNGDecodingError(.badChecksum(chunk: name), at: start)
      }
      offset = end + 4
      return Chunk(kind: Reader.kind(of: code), name: name, offset: start, content: bytes[start + 8..<end])
    }

    private static func name(of code: UInt32, at offset: Int) throws(PNGDecodingError) -> String {
      var name = ""
      for shift: UInt32 in [24, 16, 8, 0] {
        let byte = UInt8(truncatingIfNeeded: code >> shift)
        guard (0x41...0x5A).contains(byte & 0xDF) else { throw PNGDecodingError(.badChunkName, at: offset) }
        name.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return name
    }

    private static func kind(of code: UInt32) -> Kind {
      switch code {
      case 0x4948_4452: .header
      case 0x504C_5445: .palette
      case 0x7452_4E53: .transparency
      case 0x4944_4154: .data
      case 0x4945_4E44: .end
      // A small first letter says that the chunk may be skipped.
      default: code & 0x2000_0000 != 0 ? .other : .unknown
      }
    }
  }
}
