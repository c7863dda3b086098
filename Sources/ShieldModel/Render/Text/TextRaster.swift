/// A laid-out text: lines of glyph cells, 6 × 12 units each.
///
/// Unit rows run from top to bottom, columns from left to right; the first unit is (0, 0). Two rasters are equal if
/// they have the same lines of the same pictures.
public struct TextRaster: Hashable, Sendable {
  /// The cells of all lines, one line after the other.
  private var cells: [Glyph] = []
  /// The index after the last cell of each line but the last.
  private var breaks: [Int32] = []

  /// The width of the widest line in units.
  public private(set) var columns: Int32 = 0

  /// Makes the raster of the empty text.
  init() {}

  /// The height in units: 12 for each line, 0 for the empty text.
  public var rows: Int32 {
    cells.isEmpty && breaks.isEmpty ? 0 : (Int32(breaks.count) + 1) * Glyph.height
  }

  /// Whether a unit is inked; units outside the text are not.
  public func isInked(column: Int32, row: Int32) -> Bool {
    if column < 0 || column >= columns || row < 0 || row >= rows { return false }
    let line = cells(ofLine: row / Glyph.height)
    let index = line.lowerBound + Int(column / Glyph.width)
    return index < line.upperBound && cells[index].isInked(column: column % Glyph.width, row: row % Glyph.height)
  }

  /// The inked stretches of one unit row in ascending order, as long as they can be; none outside the text.
  ///
  /// Complexity: linear in the number of cells of the line.
  public func spans(row: Int32) -> [Range<Int32>] {
    var spans: [Range<Int32>] = []
    if row < 0 || row >= rows { return spans }
    var origin: Int32 = 0
    var open: Int32 = -1
    for cell in cells[cells(ofLine: row / Glyph.height)] {
      let bits = cell[row: row % Glyph.height]
      if bits != 0 || open >= 0 {
        for column in 0..<Glyph.width {
          let isInked = bits >> UInt8(column) & 1 == 1
          if isInked, open < 0 { open = origin + column }
          if !isInked, open >= 0 {
            spans.append(open..<origin + column)
            open = -1
          }
        }
      }
      origin += Glyph.width
    }
    if open >= 0 { spans.append(open..<origin) }
    return spans
  }

  /// The range of a line's cells.
  private func cells(ofLine line: Int32) -> Range<Int> {
    let line = Int(line)
    let lower = line > 0 && line <= breaks.count ? Int(breaks[line - 1]) : 0
    let upper = line < breaks.count ? Int(breaks[line]) : cells.count
    return lower..<max(lower, upper)
  }

  /// Appends a cell to the last line.
  mutating func append(_ glyph: Glyph) {
    cells.append(glyph)
    columns = max(columns, (Int32(cells.count) - (breaks.last ?? 0)) * Glyph.width)
  }

  /// Puts another picture in place of the last cell.
  mutating func replaceLast(by glyph: Glyph) {
    if cells.isEmpty { return }
    cells[cells.count - 1] = glyph
  }

  /// Ends the last line and begins the next.
  mutating func breakLine() {
    breaks.append(Int32(cells.count))
  }
}
