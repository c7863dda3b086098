/// Arithmetic on one cell of a row: a premultiplied colour and a taint bit in one word.
///
/// Red, green, blue and alpha stand in the low bytes of four 16-bit lanes, red lowest, so that one multiplication
/// scales all four; the taint bit stands above red. The rounding is that of ``Rounding/multiply(_:_:)``, to the bit:
/// `((t + 128) · 257) >> 16` equals `(t + 128 + ((t + 128) >> 8)) >> 8`.
enum Cell {
  /// The bit that marks secret content.
  static let taint: UInt64 = 0x100
  /// The bits of the four channels.
  static let channels: UInt64 = 0x00ff_00ff_00ff_00ff
  /// One half in each lane, for rounding.
  static let half: UInt64 = 0x0080_0080_0080_0080

  /// A colour as an untainted cell.
  static func word(_ color: PremultipliedColor) -> UInt64 {
    UInt64(color.red) | UInt64(color.green) << 16 | UInt64(color.blue) << 32 | UInt64(color.alpha) << 48
  }

  /// A run of a frame as a cell.
  static func word(run: UInt64) -> UInt64 {
    let pairs = (run & 0xffff) | (run & 0xffff_0000) << 16
    return (pairs & 0x0000_00ff_0000_00ff) | (pairs & 0x0000_ff00_0000_ff00) << 8
      | (run & FrameRun.taintBit == 0 ? 0 : taint)
  }

  /// The colour of a cell.
  static func color(_ word: UInt64) -> PremultipliedColor {
    PremultipliedColor(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 16),
      blue: UInt8(truncatingIfNeeded: word >> 32), alpha: UInt8(truncatingIfNeeded: word >> 48))
  }

  /// The alpha of a cell, 0…255.
  static func alpha(_ word: UInt64) -> UInt64 { word >> 48 }

  /// The channels of a cell scaled by `amount` / 255; the result has no taint bit.
  static func scaled(_ word: UInt64, by amount: UInt64) -> UInt64 {
    let product = (word & channels) &* amount &+ half
    return ((product &+ ((product >> 8) & channels)) >> 8) & channels
  }

  /// A source laid over a cell; what shines through keeps its taint, and so does the source.
  static func over(_ source: UInt64, _ behind: UInt64) -> UInt64 {
    let alpha = source >> 48
    if alpha == 255 { return source }
    // No lane exceeds 255: a premultiplied channel of the source is at most its alpha.
    return (source &+ scaled(behind, by: 255 &- alpha)) | (behind & taint)
  }

  /// A cell whose place another one takes as far as it covers the pixel, 1…255.
  static func replaced(_ behind: UInt64, by source: UInt64, coverage: UInt64) -> UInt64 {
    if coverage == 255 { return source }
    // Two shares of 255 never add up to more than 255.
    let mixed = scaled(source, by: coverage) &+ scaled(behind, by: 255 &- coverage)
    return mixed | ((source | behind) & taint)
  }

  /// How light a premultiplied cell is, 0…255.
  static func light(_ word: UInt64) -> UInt64 {
    ((word & 0xff) &* 54 &+ ((word >> 16) & 0xff) &* 183 &+ ((word >> 32) & 0xff) &* 19 &+ 128) >> 8
  }

  /// A cell that is not empty, scaled by a cell of a mask; where a secret decides how much shows, the result is tainted.
  static func masked(_ word: UInt64, by mask: UInt64, isByLight: Bool) -> UInt64 {
    let share = isByLight ? light(mask) : alpha(mask)
    let result = share == 0 ? 0 : scaled(word, by: share) | (word & taint)
    return result | (mask & taint)
  }

  /// A cell as a run of a frame that ends at a column.
  static func run(_ word: UInt64, end: Int32) -> UInt64 {
    // Folds the lanes together: bytes 0 2 4 6 become bytes 0 1 2 3.
    let pairs = (word & channels) | ((word & channels) >> 8)
    let color = (pairs & 0xffff) | ((pairs >> 16) & 0xffff_0000)
    let mark = word & taint == 0 ? 0 : FrameRun.taintBit
    return color | mark | UInt64(UInt32(bitPattern: end)) << FrameRun.endShift
  }
}
