import ShieldModel

/// A picture to encode, by the rule that makes its pixels.
enum SamplePicture: String, CaseIterable, Sendable {
  case single, column, row, clear, flat, columns, checkers, slope, diagonal, noise, twins, text, cards

  var width: Int {
    switch self {
    case .single, .column: 1
    case .row: 300
    case .twins: 60
    case .text: 72
    default: 37
    }
  }

  var height: Int {
    switch self {
    case .single, .row: 1
    case .column: 300
    case .text: 12
    default: 41
    }
  }

  /// RGBA, width × height.
  var pixels: [UInt8] {
    var generator = SampleGenerator()
    let title = BitmapFont.layout("ĐÀ NẴNG 12:30")
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += pixel(x, y, title, &generator) }
    }
    return pixels
  }

  private func pixel(_ x: Int, _ y: Int, _ title: TextRaster, _ generator: inout SampleGenerator) -> [UInt8] {
    switch self {
    case .single: [1, 2, 3, 4]
    case .column: [UInt8(y % 7), UInt8(y % 256), 9, 255]
    case .row: [UInt8(x % 256), 200, UInt8(x / 2), 128]
    case .clear: [0, 0, 0, 0]
    case .flat: [255, 254, 253, 255]
    case .columns: x % 5 < 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    case .checkers: (x / 3 + y / 3) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    case .slope: [UInt8(y * 6), UInt8(255 - y * 6), 0, UInt8(y)]
    case .diagonal: [UInt8((x + y) * 3), UInt8(x * 5), UInt8(y * 5), 255]
    case .noise: generator.bytes(4)
    // Every second row repeats the row two above it, so only the difference of rows repeats.
    case .twins: y % 2 == 0 ? [UInt8(x * x % 251), UInt8(x * 7 % 256), 3, 255] : [9, 9, 9, 255]
    case .text: title.isInked(column: Int32(x), row: Int32(y)) ? [0, 0, 0, 255] : [255, 255, 255, 255]
    case .cards: x > 4 && x < 32 && y % 10 > 2 ? [255, 255, 255, 255] : [242, 242, 247, 255]
    }
  }
}

/// Numbers that look random and are the same every time.
struct SampleGenerator {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }
}
