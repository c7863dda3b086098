/// The codes that the fast mode needs, looked up once for a picture.
struct FastCodes: Sendable {
  /// The code of each byte.
  let literals: [BitCode]
  /// The code of each length of 0…258 bytes with its extra bits; those below 3 are not used.
  private let lengths: [BitCode]
  /// The code of the byte that names the filter "difference to the row above".
  let filterUp: BitCode
  /// The code that ends the block.
  let end: BitCode
  /// The distance of one byte.
  let toPreviousByte: BitCode
  /// The distance of one pixel.
  let toPreviousPixel: BitCode
  /// The distance of one row, if it lies in the window.
  let toRowAbove: BitCode

  /// - Parameters:
  ///   - bytesPerPixel: The bytes of a pixel, 3 or 4.
  ///   - bytesPerRow: The bytes of a row with its filter byte.
  init(bytesPerPixel: UInt32, bytesPerRow: UInt32) {
    let symbols = DeflateCodes.fixedLiterals.codes
    literals = Array(symbols[0..<256])
    lengths = (0..<259).map { length in
      if length < 3 { return BitCode(bits: 0, count: 0) }
      let (symbol, extra) = DeflateCodes.length(UInt32(length))
      return symbols[symbol].followed(by: extra)
    }
    filterUp = symbols[2]
    end = symbols[DeflateCodes.endOfBlock]
    toPreviousByte = FastCodes.distance(1)
    toPreviousPixel = FastCodes.distance(bytesPerPixel)
    toRowAbove = FastCodes.distance(min(bytesPerRow, 32_768))
  }

  private static func distance(_ distance: UInt32) -> BitCode {
    let (symbol, extra) = DeflateCodes.distance(distance)
    return DeflateCodes.fixedDistances.codes[symbol].followed(by: extra)
  }

  /// Writes a repetition of 3 bytes or more, or 2 zeros as literals, in pieces that the format allows.
  func repetition(ofBytes count: Int, distance: BitCode, to bits: inout BitWriter) {
    var rest = count
    if rest >= 258 {
      let whole = lengths[258].followed(by: distance)
      while rest >= 261 || rest == 258 {
        bits.append(whole)
        rest -= 258
      }
    }
    // A rest of 1 or 2 bytes could not be written, so 259 and 260 are split otherwise.
    if rest > 258 {
      bits.append(lengths[rest - 3].followed(by: distance))
      rest = 3
    }
    if rest >= 3 {
      bits.append(lengths[rest].followed(by: distance))
    } else {
      for _ in 0..<max(0, rest) { bits.append(literals[0]) }
    }
  }
}
