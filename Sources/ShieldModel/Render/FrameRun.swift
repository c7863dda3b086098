/// Neighbouring pixels of one row that are alike in colour and taint.
public struct FrameRun: Hashable, Sendable {
  /// First column to the right that does not belong to the run.
  public var end: Int32
  /// The colour of every pixel of the run.
  public var color: PremultipliedColor
  /// Whether secret content may show in these pixels.
  public var isTainted: Bool

  /// Makes a run from its parts.
  public init(end: Int32, color: PremultipliedColor, isTainted: Bool) {
    self.end = end
    self.color = color
    self.isTainted = isTainted
  }

  /// The run in one word: colour in the low 32 bits, red lowest, then the taint bit, then the end.
  init(word: UInt64) {
    end = FrameRun.end(of: word)
    color = FrameRun.color(of: word)
    isTainted = word & FrameRun.taintBit != 0
  }

  /// The run in one word, as frames store it.
  var word: UInt64 {
    let light = UInt64(color.red) | UInt64(color.green) << 8 | UInt64(color.blue) << 16
    let look = light | UInt64(color.alpha) << 24 | (isTainted ? FrameRun.taintBit : 0)
    return look | UInt64(UInt32(bitPattern: end)) << FrameRun.endShift
  }

  static let taintBit: UInt64 = 1 << 32
  static let endShift: UInt64 = 33
  static let colorBits: UInt64 = 0xffff_ffff

  static func end(of word: UInt64) -> Int32 { Int32(truncatingIfNeeded: word >> endShift) }

  static func color(of word: UInt64) -> PremultipliedColor {
    PremultipliedColor(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}

/// Equal rows of a frame that follow each other, and the runs that each of them consists of.
public struct FrameBand: Hashable, Sendable {
  /// The rows, counted from the top.
  public var rows: Range<Int32>
  /// The runs of one row, left to right; the last one ends at the frame's width.
  public var runs: [FrameRun]

  /// Makes a band from its parts.
  public init(rows: Range<Int32>, runs: [FrameRun]) {
    self.rows = rows
    self.runs = runs
  }
}
