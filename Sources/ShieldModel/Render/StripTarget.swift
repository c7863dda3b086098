/// What the strips of a picture are written to, from top to bottom.
protocol StripTarget: ~Copyable {
  /// Whether the target has memory for pixels.
  static var hasPixels: Bool { get }

  /// Memory for the pixels of whole rows, so that they can be painted in place; nil for a target without pixels.
  ///
  /// A pixel is a word with red lowest and alpha highest, and the rows follow each other without a gap. Whatever is in
  /// the memory afterwards counts as written.
  mutating func pixels(fromRow top: Int32, to bottom: Int32) -> UnsafeMutablePointer<UInt32>?

  /// Adds a row of untainted pixels as a band of its own; only for a target without memory for pixels.
  mutating func append(row pixels: UnsafePointer<UInt32>, count: Int, bottom: Int32)

  /// Adds cells to the band under construction.
  ///
  /// - Parameters:
  ///   - cells: One word of ``Cell`` for each cell.
  ///   - edges: For each cell the column after it.
  ///   - origin: What counts as column 0.
  mutating func append(cells: UnsafePointer<UInt64>, edges: UnsafePointer<Int32>, count: Int, origin: Int32)

  /// Ends the band under construction; its rows reach down to `row`.
  mutating func endBand(at row: Int32)
}
