/// Writes a PNG file of 8-bit colours, with or without alpha, from rows that come one after the other.
///
/// Input is straight (not premultiplied) RGBA, four bytes a pixel, rows from top to bottom. Only a few rows are held;
/// the file grows while rows come. The same rows give the same bytes on every platform, however they are split into
/// calls.
public struct PNGEncoder: Sendable {
  /// How much work goes into a small file.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// Quick: the better of two filters for rows that differ much, a quick search for repeated pixels.
    case fast
    /// Small: the best of three filters for each row, a search for repetitions, codes made for the picture.
    case small
  }

  /// The longest side of a picture in pixels.
  public static let longestSide: Int32 = 8192

  /// The width in pixels.
  public let width: Int32
  /// The height in pixels.
  public let height: Int32
  /// Whether the file has an alpha channel; without one the alpha of the input is ignored.
  public let hasAlpha: Bool
  /// How much work goes into a small file.
  public let mode: Mode

  private var stream: PNGStream
  private var checksum = AdlerChecksum()
  private var fast: FastRowCoder?
  private var small: SmallRowCoder?
  private var appendedRows: Int32 = 0
  private var isFinished = false

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, 1…8,192.
  ///   - height: The height in pixels, 1…8,192.
  ///   - hasAlpha: Whether the file has an alpha channel.
  ///   - mode: How much work goes into a small file.
  /// - Throws: `sizeOutOfRange`.
  public init(width: Int32, height: Int32, hasAlpha: Bool, mode: Mode) throws(PNGEncodingError) {
    let sides = 1...PNGEncoder.longestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    self.mode = mode
    stream = PNGStream(width: UInt32(width), height: UInt32(height), hasAlpha: hasAlpha)
    stream.beginImageData(isSmall: mode == .small)
    switch mode {
    case .fast: fast = FastRowCoder(width: Int(width), height: Int(height), bytesPerPixel: hasAlpha ? 4 : 3)
    case .small: small = SmallRowCoder(width: Int(width), bytesPerPixel: hasAlpha ? 4 : 3)
    }
  }

  /// Appends any number of whole rows, 4 × width bytes each.
  ///
  /// - Throws: `partialRow`, `tooManyRows`, `alreadyFinished`; nothing has been appended then.
  public mutating func append(rows: UnsafeBufferPointer<UInt8>) throws(PNGEncodingError) {
    let bytesPerRow = Int(width) * 4
    guard rows.count % bytesPerRow == 0 else {
      throw .partialRow(byteCount: rows.count, bytesPerRow: bytesPerRow)
    }
    let count = rows.count / bytesPerRow
    try checkRoom(for: count)
    for row in 0..<count {
      code(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(rows)[row * bytesPerRow..<(row + 1) * bytesPerRow]),
        copies: 0)
    }
    appendedRows += Int32(count)
  }

  /// Appends one row, or several whole rows, of 4 × width bytes.
  ///
  /// - Throws: `partialRow`, `tooManyRows`, `alreadyFinished`; nothing has been appended then.
  public mutating func append(row: [UInt8]) throws(PNGEncodingError) {
    try row.withUnsafeBufferPointer { (bytes) throws(PNGEncodingError) in try append(rows: bytes) }
  }

  /// Appends the same row, 4 × width bytes, several times.
  ///
  /// A count below 1 appends nothing. Copies cost next to nothing in both modes.
  /// - Throws: `partialRow`, `tooManyRows`, `alreadyFinished`; nothing has been appended then.
  public mutating func append(row: [UInt8], repeated count: Int32) throws(PNGEncodingError) {
    let bytesPerRow = Int(width) * 4
    guard row.count == bytesPerRow else {
      throw .partialRow(byteCount: row.count, bytesPerRow: bytesPerRow)
    }
    try checkRoom(for: max(0, Int(count)))
    if count < 1 { return }
    row.withUnsafeBytes { code($0, copies: count - 1) }
    appendedRows += count
  }

  /// Ends the picture and hands over the file.
  ///
  /// - Throws: `missingRows`, `alreadyFinished`.
  public mutating func finish() throws(PNGEncodingError) -> [UInt8] {
    if isFinished { throw .alreadyFinished }
    guard appendedRows == height else {
      throw .missingRows(height: height, appended: appendedRows)
    }
    isFinished = true
    fast?.finish(to: &stream.bits, checksum: &checksum)
    small?.finish(to: &stream.bits)
    return stream.end(checksum: checksum.value)
  }

  private func checkRoom(for count: Int) throws(PNGEncodingError) {
    if isFinished { throw .alreadyFinished }
    if count > Int(height - appendedRows) { throw .tooManyRows(height: height) }
  }

  /// Appends the same row, 4 × width bytes of RGBA, several times; the encoder must have room for it.
  mutating func append(
    checked row: UnsafeRawBufferPointer, repeated count: Int32
  ) throws(PNGEncodingError) {
    try checkRoom(for: Int(count))
    code(row, copies: count - 1)
    appendedRows += count
  }

  /// Codes one row of the right length and copies of it.
  private mutating func code(_ row: UnsafeRawBufferPointer, copies: Int32) {
    fast?.append(row, copies: Int(copies), to: &stream.bits, checksum: &checksum)
    small?.append(row, to: &stream.bits, checksum: &checksum)
    stream.splitImageDataIfLong()
    if small == nil { return }
    for _ in 0..<copies {
      small?.appendCopy(to: &stream.bits, checksum: &checksum)
      stream.splitImageDataIfLong()
    }
  }
}
