import ShieldModel
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: SamplePicture.allCases, PNGEncoder.Mode.allCases)
  func `a decoded picture is the encoded one`(sample: SamplePicture, mode: PNGEncoder.Mode) throws {
    for hasAlpha in [true, false] {
      let file = try encode(sample, hasAlpha: hasAlpha, mode: mode)
      let reader = try PNGReader(file)
      #expect(reader.width == sample.width && reader.height == sample.height && reader.hasAlpha == hasAlpha)
      #expect(reader.pixels == (hasAlpha ? sample.pixels : opaque(sample.pixels)))
    }
  }

  @Test(arguments: SamplePicture.allCases, PNGEncoder.Mode.allCases)
  func `bands, rows and repeated rows give the same bytes`(sample: SamplePicture, mode: PNGEncoder.Mode) throws {
    let pixels = sample.pixels
    let bytesPerRow = sample.width * 4
    var byRows = try encoder(sample, mode)
    var byBands = try encoder(sample, mode)
    var byRepetition = try encoder(sample, mode)
    var row = 0
    while row < sample.height {
      let bytes = Array(pixels[row * bytesPerRow..<(row + 1) * bytesPerRow])
      var count = 1
      while row + count < sample.height,
        pixels[(row + count) * bytesPerRow..<(row + count + 1) * bytesPerRow].elementsEqual(bytes)
      {
        count += 1
      }
      for _ in 0..<count { try byRows.append(row: bytes) }
      try byRepetition.append(row: bytes, repeated: Int32(count))
      row += count
    }
    let half = sample.height / 2 * bytesPerRow
    try pixels.withUnsafeBufferPointer {
      try byBands.append(rows: UnsafeBufferPointer(rebasing: $0[..<half]))
      try byBands.append(rows: UnsafeBufferPointer(rebasing: $0[half...]))
    }
    let whole = try encode(sample, hasAlpha: true, mode: mode)
    #expect(try byRows.finish() == whole)
    #expect(try byBands.finish() == whole)
    #expect(try byRepetition.finish() == whole)
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `repeated rows give the same bytes where image data is split into chunks`(mode: PNGEncoder.Mode) throws {
    var generator = SampleGenerator()
    let noise = (0..<160).map { _ in generator.bytes(130 * 4) }
    var byRows = try PNGEncoder(width: 130, height: 800, hasAlpha: true, mode: mode)
    var byRepetition = byRows
    for bytes in noise {
      for _ in 0..<5 { try byRows.append(row: bytes) }
      try byRepetition.append(row: bytes, repeated: 5)
    }
    let file = try byRows.finish()
    #expect(try byRepetition.finish() == file)
    let reader = try PNGReader(file)
    #expect(reader.chunks == ["IHDR", "IDAT", "IDAT", "IEND"])
    #expect(reader.pixels == noise.flatMap { Array(repeating: $0, count: 5).joined() })
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `the file of one pixel is known byte for byte`(mode: PNGEncoder.Mode) throws {
    let file = try PNGEncoder.encode(pixels: [1, 2, 3, 4], width: 1, height: 1, hasAlpha: true, mode: mode)
    let hex = file.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let head = "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    let data =
      switch mode {
      case .fast: "0000000d494441547801636264626601000023000dd140d018"
      case .small: "0000000d4944415478da636264626601000023000dfc6e41fa"
      }
    #expect(hex == head + data + "0000000049454e44ae426082")
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `the longest sides are encoded`(mode: PNGEncoder.Mode) throws {
    var generator = SampleGenerator()
    let line = generator.bytes(8192 * 4)
    for (width, height) in [(8192, 1), (1, 8192)] as [(Int32, Int32)] {
      let file = try PNGEncoder.encode(pixels: line, width: width, height: height, hasAlpha: true, mode: mode)
      #expect(try PNGReader(file).pixels == line)
    }
  }

  /// 8,191 pixels with alpha are the widest row whose row above lies in the window of 32 KiB.
  @Test(arguments: [8191, 8192])
  func `a repetition of the row above stays in the window`(width: Int32) throws {
    var generator = SampleGenerator()
    // Few pixels that differ, so that the difference to the row above is taken, the same one in both rows.
    let line = generator.bytes(4 * 4) + [UInt8](repeating: 0, count: (Int(width) - 4) * 4)
    let double = line.map { $0 &* 2 }
    let file = try PNGEncoder.encode(pixels: line + double, width: width, height: 2, hasAlpha: true, mode: .fast)
    let reader = try PNGReader(file)
    #expect(reader.pixels == line + double)
    #expect(reader.farthest == (width == 8191 ? 32_765 : 4))
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (-1, 5), (5, -1), (8193, 1), (1, 8193), (Int32.max, Int32.max), (Int32.min, 1),
    ] as [(Int32, Int32)])
  func `a size out of range is refused`(width: Int32, height: Int32) {
    #expect(throws: PNGEncodingError.sizeOutOfRange(width: width, height: height)) {
      try PNGEncoder(width: width, height: height, hasAlpha: true, mode: .fast)
    }
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `a refused call changes nothing`(mode: PNGEncoder.Mode) throws {
    let sample = SamplePicture.cards
    let pixels = sample.pixels
    var encoder = try encoder(sample, mode)
    #expect(throws: PNGEncodingError.partialRow(byteCount: 147, bytesPerRow: 148)) {
      try encoder.append(row: Array(pixels.prefix(147)))
    }
    #expect(throws: PNGEncodingError.partialRow(byteCount: 296, bytesPerRow: 148)) {
      try encoder.append(row: Array(pixels.prefix(296)), repeated: 1)
    }
    #expect(throws: PNGEncodingError.tooManyRows(height: 41)) { try encoder.append(row: pixels + pixels) }
    try encoder.append(row: Array(pixels.prefix(148 * 40)))
    #expect(throws: PNGEncodingError.missingRows(height: 41, appended: 40)) { try encoder.finish() }
    #expect(throws: PNGEncodingError.tooManyRows(height: 41)) {
      try encoder.append(row: Array(pixels.suffix(148)), repeated: .max)
    }
    try encoder.append(row: Array(pixels.suffix(148)), repeated: 0)
    try encoder.append(row: Array(pixels.suffix(148)), repeated: -3)
    try encoder.append(row: [])
    try encoder.append(row: Array(pixels.suffix(148)))
    let file = try encoder.finish()
    #expect(try file == encode(sample, hasAlpha: true, mode: mode))
    #expect(throws: PNGEncodingError.alreadyFinished) { try encoder.finish() }
    #expect(throws: PNGEncodingError.alreadyFinished) { try encoder.append(row: []) }
  }

  @Test func `the small mode makes smaller files than the fast one`() throws {
    var small = 0
    var fast = 0
    for sample in SamplePicture.allCases where sample != .noise {
      small += try encode(sample, hasAlpha: true, mode: .small).count
      fast += try encode(sample, hasAlpha: true, mode: .fast).count
    }
    #expect(5 * small < 4 * fast, "\(small) \(fast)")
  }

  @Test(arguments: PNGEncoder.Mode.allCases)
  func `flat areas cost next to nothing`(mode: PNGEncoder.Mode) throws {
    var encoder = try PNGEncoder(width: 400, height: 900, hasAlpha: true, mode: mode)
    for band in 0..<9 {
      let runs = [PNGEncoder.Run(length: 400, red: UInt8(band), green: 3, blue: 9, alpha: 255)]
      try encoder.append(row: runs, repeated: 100)
    }
    let file = try encoder.finish()
    #expect(file.count < (mode == .small ? 4000 : 13_000))
    let reader = try PNGReader(file)
    #expect(reader.pixels.count == 400 * 900 * 4)
    #expect(reader.pixels[400 * 450 * 4] == 4)
  }

  @Test func `each form of block is used where it is the shortest`() throws {
    var generator = SampleGenerator()
    let noise = generator.bytes(100 * 100 * 4)
    let stored = try PNGEncoder.encode(pixels: noise, width: 100, height: 100, hasAlpha: true, mode: .small)
    #expect(try PNGReader(stored).blocks.contains(.stored))
    #expect(try PNGReader(encode(.single, hasAlpha: true, mode: .small)).blocks == [.fixed])
    #expect(try PNGReader(encode(.diagonal, hasAlpha: true, mode: .small)).blocks == [.dynamic])
    #expect(try PNGReader(encode(.single, hasAlpha: true, mode: .fast)).blocks == [.fixed])
    #expect(try PNGReader(encode(.diagonal, hasAlpha: true, mode: .fast)).blocks == [.dynamic])
  }

  @Test func `the fast mode takes the left neighbours where rows differ much and these less`() throws {
    #expect(try PNGReader(encode(.slope, hasAlpha: true, mode: .fast)).filters.dropFirst().contains(1))
    #expect(try PNGReader(encode(.columns, hasAlpha: true, mode: .fast)).filters.dropFirst().allSatisfy { $0 == 2 })
  }

  @Test func `the small mode chooses among three filters`() throws {
    let slope = try PNGReader(encode(.slope, hasAlpha: true, mode: .small)).filters
    #expect(Set(slope) == [1])
    #expect(try PNGReader(encode(.columns, hasAlpha: true, mode: .small)).filters.dropFirst().allSatisfy { $0 == 2 })
    var mixed = Set<UInt8>()
    for sample in SamplePicture.allCases {
      mixed.formUnion(try PNGReader(encode(sample, hasAlpha: true, mode: .small)).filters)
    }
    #expect(mixed == [0, 1, 2])
  }

  private func encoder(_ sample: SamplePicture, _ mode: PNGEncoder.Mode) throws -> PNGEncoder {
    try PNGEncoder(width: Int32(sample.width), height: Int32(sample.height), hasAlpha: true, mode: mode)
  }

  private func encode(_ sample: SamplePicture, hasAlpha: Bool, mode: PNGEncoder.Mode) throws -> [UInt8] {
    try PNGEncoder.encode(
      pixels: sample.pixels, width: Int32(sample.width), height: Int32(sample.height), hasAlpha: hasAlpha, mode: mode)
  }

  private func opaque(_ pixels: [UInt8]) -> [UInt8] {
    pixels.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element }
  }
}
