/// One character's picture: a cell of 6 × 12 units in which every unit is inked or blank.
///
/// Rows run from top to bottom, columns from left to right. Capitals and digits stand in rows 3…9, so the baseline is
/// the lower edge of row 9; descenders and marks below use rows 10 and 11, marks above rows 0…3. The last column stays
/// blank and separates neighbours.
public struct Glyph: Hashable, Sendable {
  /// The width of a cell in units.
  public static let width: Int32 = 6
  /// The height of a cell in units.
  public static let height: Int32 = 12
  /// The cell without ink.
  public static let blank = Glyph()

  /// Rows 0…7, one byte each, the first row in the lowest byte.
  private var upper: UInt64 = 0
  /// Rows 8…11, one byte each, row 8 in the lowest byte.
  private var lower: UInt32 = 0

  /// Makes a cell without ink.
  public init() {}

  /// The 12 rows from top to bottom; bit 0 of a row is its leftmost column.
  ///
  /// Setting takes the first 12 values and their lowest 6 bits; missing rows are blank.
  public var rows: [UInt8] {
    get {
      var rows: [UInt8] = []
      rows.reserveCapacity(12)
      for row in 0..<Glyph.height { rows.append(self[row: row]) }
      return rows
    }
    set {
      self = .blank
      var row: Int32 = 0
      for bits in newValue {
        self[row: row] = bits
        row += 1
        if row == Glyph.height { break }
      }
    }
  }

  /// The six bits of one row, bit 0 leftmost; rows outside 0…11 read as blank and swallow what is set.
  public subscript(row row: Int32) -> UInt8 {
    get {
      if row < 0 || row >= Glyph.height { return 0 }
      return row < 8
        ? UInt8(truncatingIfNeeded: upper >> UInt64(row * 8))
        : UInt8(truncatingIfNeeded: lower >> UInt32((row - 8) * 8))
    }
    set {
      if row < 0 || row >= Glyph.height { return }
      let bits = newValue & 0x3F
      if row < 8 {
        let shift = UInt64(row * 8)
        upper = upper & ~(0xFF << shift) | UInt64(bits) << shift
      } else {
        let shift = UInt32((row - 8) * 8)
        lower = lower & ~(0xFF << shift) | UInt32(bits) << shift
      }
    }
  }

  /// Whether a unit is inked; units outside the cell are not.
  public func isInked(column: Int32, row: Int32) -> Bool {
    column >= 0 && column < Glyph.width && self[row: row] >> UInt8(column) & 1 == 1
  }

  /// Whether no unit is inked.
  public var isBlank: Bool { upper == 0 && lower == 0 }

  /// Inks every unit that is inked in the other cell.
  mutating func add(_ other: Glyph) {
    upper |= other.upper
    lower |= other.lower
  }

  /// This picture moved down by some units (up for negative ones); what leaves the cell is lost.
  func movedDown(by units: Int32) -> Glyph {
    var moved = Glyph.blank
    for row in 0..<Glyph.height { moved[row: row] = self[row: row - units] }
    return moved
  }
}
