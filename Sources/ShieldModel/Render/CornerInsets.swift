/// One pixel row of a round corner, counted from the edge: what its columns, counted from the edge, are covered by.
struct CornerRow: BitwiseCopyable {
  /// Columns before this one are not covered.
  var firstCovered: Int32
  /// Columns from this one on are covered completely.
  var firstFull: Int32
  /// Position of the coverages of the columns between.
  var coverages: Int32
}

/// How far circles cut into round corners, found out once for each radius.
struct CornerInsets: ~Copyable {
  /// For each sample row from the edge how many samples at either end lie outside the circle; all radii, one after the
  /// other.
  var insets = Scratch<Int32>(capacity: 64)
  /// The pixel rows of all radii.
  var rows = Scratch<CornerRow>()
  /// Coverages that the rows refer to, 1…254.
  var coverages = Scratch<UInt8>(capacity: 64)
  private var positions: [Int64: (insets: Int32, rows: Int32)] = [:]

  /// The greatest radius, in 24.8 pixels, that is stored.
  private static let greatestRadius: Int64 = 262_144
  /// The greatest number of insets that are stored.
  private static let greatestCount = 1 << 20

  init() {}

  /// Tells a rounded outline where its corner is stored, unless the radius is too great.
  mutating func store(for outline: inout Outline) {
    let radius = outline.radius
    if let known = positions[radius] {
      (outline.insetStart, outline.cornerStart) = known
      return
    }
    let count = Int((radius + 7) >> 4)
    if radius > CornerInsets.greatestRadius || insets.count + count > CornerInsets.greatestCount { return }
    outline.insetStart = Int32(insets.count)
    outline.cornerStart = Int32(rows.count)
    positions[radius] = (outline.insetStart, outline.cornerStart)
    var row: Int64 = 0
    while row < Int64(count) {
      insets.append(CornerInsets.inset(row: row, radius: radius))
      row += 1
    }
    let first = insets.count - count
    var pixel = 0
    while pixel < Int(outline.cornerRows) {
      appendRow(UnsafePointer(insets.base + (first + 16 * pixel)), count: min(16, count - 16 * pixel))
      pixel += 1
    }
  }

  /// Works out a pixel row from the insets of its sample rows; sample rows beyond the corner have none.
  private mutating func appendRow(_ insets: UnsafePointer<Int32>, count: Int) {
    var row = CornerRow(firstCovered: .max, firstFull: 0, coverages: Int32(coverages.count))
    var column: Int32 = 0
    while true {
      var outside: Int32 = 0
      var index = 0
      while index < count {
        let inset = insets[index] - 16 * column
        outside += inset > 16 ? 16 : inset > 0 ? inset : 0
        index += 1
      }
      if outside < 256 && row.firstCovered == .max { row.firstCovered = column }
      if outside == 0 { break }
      if outside < 256 { coverages.append(UInt8(truncatingIfNeeded: ((256 - outside) * 255 + 128) >> 8)) }
      column += 1
    }
    row.firstFull = column
    rows.append(row)
  }

  /// The same as ``inset(row:radius:)``, and 0 for rows that the corner does not reach into.
  static func heldInset(row: Int64, radius: Int64) -> Int64 {
    16 &* row &+ 8 >= radius ? 0 : Int64(inset(row: row, radius: radius))
  }

  /// How many samples at either end of sample row `row`, counted from the edge, lie outside the circle.
  static func inset(row: Int64, radius: Int64) -> Int32 {
    let chord = FixedPoint.halfChord(distance: radius - (16 * row + 8), radius: radius)
    return Int32(truncatingIfNeeded: (radius - chord + 7) >> 4)
  }
}
