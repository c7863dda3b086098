import Foundation
import ShieldModel
import Testing

/// Any bytes give a picture or an error; a trap would end the test process.
@Suite struct HostilePNGTests {
  private static let names: Set = [
    "gray 1 bits interlaced", "gray 16 bits", "palette 4 bits transparent", "palette 2 bits interlaced transparent",
    "color 8 bits transparent", "colorAlpha 8 bits interlaced", "filter average", "filter nearest",
  ]

  private static var files: [[UInt8]] {
    get throws {
      try PNGFixture.all.filter { names.contains($0.name) }.map { try [UInt8](#require(Data(base64Encoded: $0.file))) }
    }
  }

  /// How many files are pictures.
  private func count(_ files: some Sequence<[UInt8]>) -> Int {
    files.reduce(0) { count, file in
      guard let pixmap = try? PNGDecoder.decode(file) else { return count }
      return count + (pixmap.width > 0 ? 1 : 0)
    }
  }

  @Test func `no beginning of a file is a picture`() throws {
    let files = try Self.files
    #expect(files.count == Self.names.count)
    for file in files { #expect(count((0..<file.count).lazy.map { Array(file.prefix($0)) }) == 0) }
  }

  @Test(arguments: [1, 0x20, 0x80, 0xFF] as [UInt8])
  func `no file with one byte changed is a picture where it matters`(change: UInt8) throws {
    for file in try Self.files {
      let changed = file.indices.lazy.map { index in
        var copy = file
        copy[index] ^= change
        return copy
      }
      #expect(count(changed) == 0)
    }
  }

  @Test(arguments: [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0xFF] as [UInt8])
  func `a byte changed under a checksum that fits gives a picture or an error`(change: UInt8) throws {
    var pictures = 0
    var files = 0
    for file in try Self.files {
      let changed = (8..<file.count).map { index in
        var copy = file
        copy[index] ^= change
        return PNGPieces.repaired(copy)
      }
      pictures += count(changed)
      files += changed.count
    }
    // A comment and a palette may change; compressed data may not, because of its own checksum.
    #expect(pictures > 0 && pictures < files / 2)
  }

  @Test func `random data in a sound file gives an error`() throws {
    var generator = LawGenerator(seed: 3)
    let header = PNGPieces.header(width: 40, height: 30, depth: 8, colorType: 6)
    for _ in 0..<3000 {
      var data: [UInt8] = [0x78, 0x01, UInt8(generator.below(8))]
      data += (0..<generator.below(60)).map { _ in UInt8(generator.below(256)) }
      let file = PNGPieces.file([header, .init("IDAT", data), .init("IEND", [])])
      #expect(throws: PNGDecodingError.self) { try PNGDecoder.decode(file) }
    }
  }

  @Test func `data that unpacks to more than the picture is cut off`() throws {
    let picture = try PNGEncoder.encode(
      pixels: [UInt8](repeating: 0, count: 4 * 1000 * 500), width: 1000, height: 500, hasAlpha: true, mode: .small)
    var file = picture
    file.replaceSubrange(8 + 8..<8 + 12, with: [0, 0, 0, 9])
    #expect {
      try PNGDecoder.decode(PNGPieces.repaired(file))
    } throws: {
      ($0 as? PNGDecodingError)?.problem == .tooMuchData
    }
  }
}
