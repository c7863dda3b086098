/// Reads PNG files: every colour type and depth of the format, interlaced or not.
///
/// Bytes are taken as sRGB. Colour profiles, gamma and everything else that a picture can do without is skipped, its
/// checksums are verified all the same. Depths below 8 are spread over 0…255, 16 bits are rounded to the nearest 8.
/// Complexity: linear in the bytes of the file and the pixels of the picture, which a header alone does not allocate.
public enum PNGDecoder {
  /// The largest file in bytes (32 MB).
  public static let greatestFile = 1 << 25
  /// The most chunks of a file.
  public static let mostChunks = 1 << 14

  /// Decodes a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: What is wrong, and where; any bytes give a picture or an error.
  public static func decode(_ bytes: [UInt8]) throws(PNGDecodingError) -> Pixmap {
    let chunks = try PNGChunks(bytes)
    let header = chunks.header
    var inflation = Inflation(chunks.data, limit: header.byteCount)
    do throws(InflationError) {
      try inflation.run()
    } catch {
      throw PNGDecodingError(error.problem, at: chunks.fileOffset(ofData: error.offset))
    }
    var rows = PNGRows(header: header, colors: chunks.colors, bytes: inflation.output)
    guard inflation.output.count == header.byteCount else {
      throw PNGDecodingError(.dataCutOff, at: chunks.fileOffset(ofData: chunks.data.count))
    }
    do throws(PNGDecodingError.RowError) {
      try rows.read()
    } catch {
      throw PNGDecodingError(error.problem, at: chunks.fileOffset(ofData: 0))
    }
    guard
      let pixmap = Pixmap(width: Int32(header.width), height: Int32(header.height), pixels: rows.pixels)
    else { throw PNGDecodingError(.sizeOutOfRange(width: header.width, height: header.height), at: 16) }
    return pixmap
  }
}

extension PNGDecodingError {
  /// A problem of the uncompressed rows, which have no place of their own in the file.
  struct RowError: Error {
    let problem: Problem
  }
}

extension InflationError {
  /// The problem as a picture has it.
  fileprivate var problem: PNGDecodingError.Problem {
    switch reason {
    case .cutOff: .dataCutOff
    case .damaged: .badData
    case .tooLong: .tooMuchData
    case .badChecksum: .badDataChecksum
    }
  }
}
