/// Why compressed data was not unpacked.
struct InflationError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The data ends within a block or its checksum.
    case cutOff
    /// A header, a code or a distance that there cannot be.
    case damaged
    /// More comes out than may, or something follows the end.
    case tooLong
    /// The checksum of what came out does not fit.
    case badChecksum
  }

  let reason: Reason
  /// The offset of the byte at which it was noticed.
  let offset: Int
}
