/// Reads a PNG file of 8-bit RGB or RGBA to check the encoder; shares nothing with it.
struct PNGReader {
  enum Failure: Error { case badSignature, badChunk, badHeader, badData, badFilter }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var hasAlpha = false
  /// The names of all chunks in order.
  private(set) var chunks: [String] = []
  /// The filter of each row.
  private(set) var filters: [UInt8] = []
  private(set) var blocks: [Inflater.BlockKind] = []
  private(set) var farthest = 0
  /// RGBA, opaque if the file has no alpha.
  private(set) var pixels: [UInt8] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Failure.badSignature }
    var data: [UInt8] = []
    var offset = 8
    while offset < file.count {
      guard offset + 12 <= file.count else { throw Failure.badChunk }
      let length = Self.word(file, offset)
      guard offset + 12 + length <= file.count else { throw Failure.badChunk }
      let named = file[offset + 4..<offset + 8 + length]
      guard Self.cyclicChecksum(named) == Self.word(file, offset + 8 + length) else { throw Failure.badChunk }
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      chunks.append(name)
      switch name {
      case "IHDR": try readHeader(Array(named.dropFirst(4)))
      case "IDAT": data += named.dropFirst(4)
      case "IEND": guard length == 0, offset + 12 == file.count else { throw Failure.badChunk }
      default: throw Failure.badChunk
      }
      offset += 12 + length
    }
    guard chunks.first == "IHDR", chunks.last == "IEND" else { throw Failure.badChunk }
    try readRows(Self.decompressed(data, into: &self))
  }

  private mutating func readHeader(_ header: [UInt8]) throws {
    guard header.count == 13, header[8] == 8, [2, 6].contains(header[9]), header[10...] == [0, 0, 0] else {
      throw Failure.badHeader
    }
    width = Self.word(header, 0)
    height = Self.word(header, 4)
    hasAlpha = header[9] == 6
  }

  private static func decompressed(_ data: [UInt8], into reader: inout PNGReader) throws -> [UInt8] {
    guard data.count > 6, data[0] == 0x78, (Int(data[0]) * 256 + Int(data[1])) % 31 == 0, data[1] & 0x20 == 0 else {
      throw Failure.badData
    }
    var inflater = Inflater(Array(data[2...]))
    try inflater.inflate()
    guard inflater.usedBytes + 6 == data.count else { throw Failure.badData }
    var sum = 1
    var sumOfSums = 0
    for byte in inflater.output {
      sum = (sum + Int(byte)) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    guard word(data, data.count - 4) == sumOfSums << 16 | sum else { throw Failure.badData }
    reader.blocks = inflater.blocks
    reader.farthest = inflater.farthest
    return inflater.output
  }

  private mutating func readRows(_ data: [UInt8]) throws {
    let bytesPerPixel = hasAlpha ? 4 : 3
    let count = width * bytesPerPixel
    guard data.count == (count + 1) * height else { throw Failure.badData }
    var former = [UInt8](repeating: 0, count: count)
    for row in 0..<height {
      let start = row * (count + 1)
      let filter = data[start]
      filters.append(filter)
      var current = Array(data[start + 1..<start + 1 + count])
      switch filter {
      case 0: break
      case 1:
        for index in current.indices.dropFirst(bytesPerPixel) { current[index] &+= current[index - bytesPerPixel] }
      case 2:
        for index in current.indices { current[index] &+= former[index] }
      default: throw Failure.badFilter
      }
      if hasAlpha {
        pixels += current
      } else {
        for pixel in 0..<width { pixels += current[pixel * 3..<pixel * 3 + 3] + [255] }
      }
      former = current
    }
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func cyclicChecksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    return Int(~remainder)
  }
}
