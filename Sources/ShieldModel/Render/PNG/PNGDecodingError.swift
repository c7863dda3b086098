/// Why a picture was not decoded, and where in the file.
public struct PNGDecodingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file does not begin like a PNG file.
    case notPNG
    /// The file is larger than a limit in bytes.
    case fileTooLarge(limit: Int)
    /// The file ends within a chunk or before its last one.
    case cutOff
    /// There are more chunks than a limit.
    case tooManyChunks(limit: Int)
    /// A chunk's name has other characters than letters.
    case badChunkName
    /// A chunk's checksum does not fit.
    case badChecksum(chunk: String)
    /// A chunk is missing, or others that need it come before it.
    case missingChunk(String)
    /// A chunk stands where it may not stand, or a second time.
    case misplacedChunk(String)
    /// A chunk is of a length that it cannot have.
    case badLength(chunk: String)
    /// A picture cannot be understood without a chunk that this decoder does not know.
    case unknownChunk(String)
    /// The header has a number that no picture has.
    case badHeader
    /// A side or the area of the picture is greater than a pixmap's.
    case sizeOutOfRange(width: UInt32, height: UInt32)
    /// The compressed data is not what it should be.
    case badData
    /// The compressed data ends too early.
    case dataCutOff
    /// There is more data than the picture has pixels, or something behind the data.
    case tooMuchData
    /// The checksum of the data does not fit.
    case badDataChecksum
    /// A row says that it is filtered in a way that there is not.
    case badFilter(UInt8)
    /// A pixel has a number that the palette does not have.
    case colorOutOfPalette(UInt8)
    /// Something follows the last chunk.
    case bytesAfterEnd
  }

  /// What is wrong.
  public let problem: Problem
  /// The offset in bytes from the beginning of the file at which it was noticed.
  public let offset: Int

  /// Makes an error.
  public init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// What is wrong, to follow the words "the picture cannot be decoded:".
  public var message: String {
    "\(words) (byte \(offset))"
  }

  private var words: String {
    switch problem {
    case .notPNG: "it does not begin like a PNG file"
    case .fileTooLarge(let limit): "the file is larger than \(limit) bytes"
    case .cutOff: "the file ends too early"
    case .tooManyChunks(let limit): "there are more than \(limit) chunks"
    case .badChunkName: "the name of a chunk is not made of letters"
    case .badChecksum(let chunk): "the checksum of the chunk \(chunk) does not fit"
    case .missingChunk(let chunk): "the chunk \(chunk) is missing"
    case .misplacedChunk(let chunk): "the chunk \(chunk) may not stand here"
    case .badLength(let chunk): "the chunk \(chunk) cannot be of this length"
    case .unknownChunk(let chunk): "the chunk \(chunk) is needed and not known"
    case .badHeader: "the header has a number that no picture has"
    case .sizeOutOfRange(let width, let height):
      "\(width) × \(height) pixels are out of range, 1 to \(Pixmap.greatestSide) a side and \(Pixmap.greatestArea) in all"
    case .badData: "the compressed data is damaged"
    case .dataCutOff: "the compressed data ends too early"
    case .tooMuchData: "there is more data than the picture has pixels"
    case .badDataChecksum: "the checksum of the data does not fit"
    case .badFilter(let number): "there is no filter \(number)"
    case .colorOutOfPalette(let number): "the palette has no colour \(number)"
    case .bytesAfterEnd: "something follows the last chunk"
    }
  }
}
