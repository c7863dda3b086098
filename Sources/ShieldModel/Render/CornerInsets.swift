/// How far circles cut into the sample rows of round corners, found out once for each radius.
struct CornerInsets: ~Copyable {
  /// The insets of all radii, one after the other.
  var insets = Scratch<Int32>(capacity: 64)
  private var positions: [Int64: Int32] = [:]

  /// The greatest radius, in 24.8 pixels, whose insets are stored.
  private static let greatestRadius: Int64 = 262_144
  /// The greatest number of insets that are stored.
  private static let greatestCount = 1 << 20

  init() {}

  /// Where the insets of a radius begin, or −1 if they are computed one by one.
  mutating func position(ofRadius radius: Int64) -> Int32 {
    if radius > CornerInsets.greatestRadius { return -1 }
    if let position = positions[radius] { return position }
    let rows = (radius + 7) >> 4
    if insets.count + Int(rows) > CornerInsets.greatestCount { return -1 }
    let position = Int32(insets.count)
    positions[radius] = position
    var row: Int64 = 0
    while row < rows {
      insets.append(CornerInsets.inset(row: row, radius: radius))
      row += 1
    }
    return position
  }

  /// How many samples at either end of sample row `row`, counted from the edge, lie outside the circle.
  static func inset(row: Int64, radius: Int64) -> Int32 {
    let chord = FixedPoint.halfChord(distance: radius - (16 * row + 8), radius: radius)
    return Int32(truncatingIfNeeded: (radius - chord + 7) >> 4)
  }
}
