import ShieldModel
import Testing

@Suite struct PNGEncoderRunsTests {
  private let red = PNGEncoder.Run(length: 3, red: 255, green: 0, blue: 0, alpha: 255)
  private let clear = PNGEncoder.Run(length: 4, red: 0, green: 0, blue: 0, alpha: 0)

  @Test(arguments: PNGEncoder.Mode.allCases, [true, false])
  func `runs give the bytes of the pixels they stand for`(mode: PNGEncoder.Mode, hasAlpha: Bool) throws {
    var byRuns = try PNGEncoder(width: 7, height: 5, hasAlpha: hasAlpha, mode: mode)
    try byRuns.append(row: [red, clear], repeated: 3)
    try byRuns.append(row: [clear, red])
    try byRuns.append(row: [clear, red, PNGEncoder.Run(length: 0, red: 7, green: 7, blue: 7, alpha: 7)])
    let reds = [[UInt8]](repeating: [255, 0, 0, 255], count: 3).flatMap { $0 }
    let clears = [UInt8](repeating: 0, count: 16)
    let upper = reds + clears
    let lower = clears + reds
    let pixels = upper + upper + upper + lower + lower
    let file = try byRuns.finish()
    #expect(try file == PNGEncoder.encode(pixels: pixels, width: 7, height: 5, hasAlpha: hasAlpha, mode: mode))
  }

  @Test func `runs that do not fill the row are refused`() throws {
    var encoder = try PNGEncoder(width: 7, height: 1, hasAlpha: true, mode: .fast)
    #expect(throws: PNGEncodingError.runsDoNotFillRow(length: 3, width: 7)) { try encoder.append(row: [red]) }
    #expect(throws: PNGEncodingError.runsDoNotFillRow(length: 0, width: 7)) {
      try encoder.append(row: [] as [PNGEncoder.Run])
    }
    var endless = red
    endless.length = .max
    #expect(throws: PNGEncodingError.runsDoNotFillRow(length: 2 * Int64(Int32.max), width: 7)) {
      try encoder.append(row: [endless, endless])
    }
    endless.length = -1
    #expect(throws: PNGEncodingError.runsDoNotFillRow(length: -1, width: 7)) {
      try encoder.append(row: [red, clear, red, endless])
    }
    #expect(throws: PNGEncodingError.tooManyRows(height: 1)) { try encoder.append(row: [red, clear], repeated: 2) }
    try encoder.append(row: [red, clear])
    #expect(try PNGReader(encoder.finish()).pixels.count == 28)
  }
}
