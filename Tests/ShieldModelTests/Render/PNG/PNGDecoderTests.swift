import Foundation
import ShieldModel
import Testing

@Suite struct PNGDecoderTests {
  /// All pixels as straight RGBA bytes.
  private func bytes(_ pixmap: Pixmap) -> [UInt8] {
    (0..<pixmap.height).flatMap { y in
      (0..<pixmap.width).flatMap { x in
        let color = pixmap.color(x: x, y: y)
        return [color.red, color.green, color.blue, color.alpha]
      }
    }
  }

  private func decoded(_ base64: String) throws -> [UInt8] { try [UInt8](#require(Data(base64Encoded: base64))) }

  @Test(arguments: PNGFixture.all)
  func `a file of another program shows the pixels that were put in`(fixture: PNGFixture) throws {
    let pixmap = try PNGDecoder.decode(try decoded(fixture.file))
    #expect(pixmap.width == 6 && pixmap.height == 5)
    #expect(try bytes(pixmap) == decoded(fixture.pixels))
  }

  @Test(arguments: SamplePicture.allCases, PNGEncoder.Mode.allCases)
  func `what the encoder writes is read back`(sample: SamplePicture, mode: PNGEncoder.Mode) throws {
    for hasAlpha in [true, false] {
      let file = try PNGEncoder.encode(
        pixels: sample.pixels, width: Int32(sample.width), height: Int32(sample.height), hasAlpha: hasAlpha, mode: mode)
      let read = bytes(try PNGDecoder.decode(file))
      let expected = sample.pixels.enumerated().map { !hasAlpha && $0.offset % 4 == 3 ? 255 : $0.element }
      #expect(read == expected)
    }
  }

  @Test func `random pictures of random sides are read back`() throws {
    var generator = LawGenerator(seed: 9)
    for _ in 0..<30 {
      let (width, height) = (1 + generator.below(40), 1 + generator.below(20))
      let colors = (0...generator.below(6)).map { _ in (0..<4).map { _ in UInt8(generator.below(256)) } }
      var pixels: [UInt8] = []
      for place in 0..<width * height {
        let former = place - (generator.happens(50) ? 1 : width)
        if former >= 0, generator.happens(80) {
          pixels += pixels[4 * former..<4 * former + 4]
        } else {
          pixels += generator.one(of: colors)
        }
      }
      for mode in PNGEncoder.Mode.allCases {
        let file = try PNGEncoder.encode(
          pixels: pixels, width: Int32(width), height: Int32(height), hasAlpha: true, mode: mode)
        #expect(bytes(try PNGDecoder.decode(file)) == pixels, "\(width) × \(height) \(mode)")
      }
    }
  }

  // MARK: Errors

  private static let header = PNGPieces.header(width: 2, height: 1, depth: 8, colorType: 0)
  /// Filter 0 and two bytes in a stored block.
  private static let data: [UInt8] = [
    0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF, 0, 7, 9, 0x00, 0x1A, 0x00, 0x11,
  ]

  private func problem(_ pieces: [PNGPieces.Chunk], tail: [UInt8] = []) -> PNGDecodingError.Problem? {
    do {
      _ = try PNGDecoder.decode(PNGPieces.file(pieces) + tail)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test func `the chunks of a plain file are enough, and others that it can do without do no harm`() {
    let end = PNGPieces.Chunk("IEND", [])
    #expect(problem([Self.header, .init("IDAT", Self.data), end]) == nil)
    let halves = [
      PNGPieces.Chunk("IDAT", Array(Self.data[..<5])), .init("IDAT", []), .init("IDAT", Array(Self.data[5...])),
    ]
    #expect(problem([Self.header, .init("gAMA", [1]), .init("iCCP", [])] + halves + [.init("tIME", [0]), end]) == nil)
  }

  @Test func `chunks that are missing, misplaced, unknown or of a wrong length are told`() {
    let end = PNGPieces.Chunk("IEND", [])
    let data = PNGPieces.Chunk("IDAT", Self.data)
    let palette = PNGPieces.Chunk("PLTE", [1, 2, 3])
    let indexed = PNGPieces.header(width: 2, height: 1, depth: 8, colorType: 3)
    let cases: [([PNGPieces.Chunk], PNGDecodingError.Problem)] = [
      ([data, end], .missingChunk("IHDR")), ([Self.header, end], .missingChunk("IDAT")),
      ([Self.header, data], .cutOff), ([Self.header, Self.header, data, end], .misplacedChunk("IHDR")),
      ([Self.header, data, .init("tEXt", []), data, end], .misplacedChunk("IDAT")),
      ([Self.header, palette, data, end], .misplacedChunk("PLTE")), ([indexed, data, end], .missingChunk("PLTE")),
      ([indexed, palette, palette, data, end], .misplacedChunk("PLTE")),
      ([indexed, .init("PLTE", [1, 2]), data, end], .badLength(chunk: "PLTE")),
      ([indexed, palette, .init("tRNS", [1, 2]), data, end], .badLength(chunk: "tRNS")),
      ([indexed, palette, data, end], .colorOutOfPalette(7)),
      ([Self.header, .init("tRNS", [1]), data, end], .badLength(chunk: "tRNS")),
      ([Self.header, data, .init("tRNS", [0, 1]), end], .misplacedChunk("tRNS")),
      ([Self.header, .init("ABCD", []), data, end], .unknownChunk("ABCD")),
      ([Self.header, .init("AB1D", []), data, end], .badChunkName),
      ([Self.header, data, .init("IEND", [0])], .badLength(chunk: "IEND")),
      ([.init("IHDR", [0, 0, 0, 1]), data, end], .badLength(chunk: "IHDR")),
    ]
    for (pieces, expected) in cases { #expect(problem(pieces) == expected) }
    #expect(problem([Self.header, data, end], tail: [0]) == .bytesAfterEnd)
    let many = (0..<PNGDecoder.mostChunks).map { _ in PNGPieces.Chunk("tEXt", []) }
    #expect(problem([Self.header] + many + [data, end]) == .tooManyChunks(limit: PNGDecoder.mostChunks))
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (4097, 1), (4096, 2049), (1 << 31, 1), (UInt32.max, UInt32.max),
    ] as [(UInt32, UInt32)])
  func `sides and areas out of range are refused by the header alone`(width: UInt32, height: UInt32) {
    let header = PNGPieces.header(width: width, height: height, depth: 8, colorType: 6)
    #expect(problem([header]) == .sizeOutOfRange(width: width, height: height))
  }

  @Test func `only the depths and types of the format are taken`() {
    var taken = 0
    for type in 0..<8 as Range<UInt8> {
      for depth in 0..<18 as Range<UInt8> {
        switch problem([PNGPieces.header(width: 1, height: 1, depth: depth, colorType: type)]) {
        case .badHeader: break
        case let other:
          #expect(other == .cutOff)
          taken += 1
        }
      }
    }
    #expect(taken == 15)
  }

  @Test func `data that is too short, too long or damaged is told`() {
    let end = PNGPieces.Chunk("IEND", [])
    func problem(_ data: [UInt8]) -> PNGDecodingError.Problem? {
      self.problem([Self.header, .init("IDAT", data), end])
    }
    for count in 0..<Self.data.count { #expect(problem(Array(Self.data.prefix(count))) == .dataCutOff, "\(count)") }
    #expect(problem(Self.data + [0]) == .tooMuchData)
    var changed = Self.data
    changed[8] = 8
    #expect(problem(changed) == .badDataChecksum)
    changed = Self.data
    changed[0] = 0x77
    #expect(problem(changed) == .badData)
    let long: [UInt8] = [0x78, 0x01, 0x01, 4, 0, 0xFB, 0xFF, 0, 7, 9, 9, 0, 0, 0, 0]
    #expect(problem(long) == .tooMuchData)
    let short: [UInt8] = [0x78, 0x01, 0x01, 2, 0, 0xFD, 0xFF, 0, 7, 0x00, 0x09, 0x00, 0x08]
    #expect(problem(short) == .dataCutOff)
    let filter: [UInt8] = [0x78, 0x01, 0x01, 3, 0, 0xFC, 0xFF, 5, 7, 9, 0x00, 0x29, 0x00, 0x16]
    #expect(problem(filter) == .badFilter(5))
  }

  @Test func `an error tells the byte at which it was noticed`() throws {
    let file = PNGPieces.file([Self.header, .init("IDAT", Self.data), .init("IEND", [])])
    var damaged = file
    damaged[8 + 25 + 8 + 2] = 0x07
    damaged = PNGPieces.repaired(damaged)
    #expect(throws: PNGDecodingError(.badData, at: 8 + 25 + 8 + 2)) { try PNGDecoder.decode(damaged) }
    damaged = file
    damaged[20] ^= 1
    #expect(throws: PNGDecodingError(.badChecksum(chunk: "IHDR"), at: 8)) { try PNGDecoder.decode(damaged) }
    #expect(PNGDecodingError(.badChecksum(chunk: "IHDR"), at: 8).message.hasSuffix("does not fit (byte 8)"))
  }
}
