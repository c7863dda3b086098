/// The table that turns a byte offset of a file into a line and a column.
///
/// Besides the start of every line it keeps the number of scalars before every 4,096th byte, so a look-up stays
/// short even in a file that is one line of 64 MB.
struct SourceLines: Sendable {
  private static let stride = 4096

  /// The byte offset at which each line starts, in file order.
  private let lineStarts: [Int]

  /// The number of scalars that start before each 4,096th byte.
  private let scalarCounts: [Int]

  /// The length of a leading byte order mark, 0 or 3 bytes.
  private let markLength: Int

  /// Reads the line ends of UTF-8 text in one pass.
  init(_ bytes: [UInt8]) {
    var lineStarts = [0]
    var scalarCounts: [Int] = []
    scalarCounts.reserveCapacity(bytes.count / Self.stride + 1)
    var scalars = 0
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { scalarCounts.append(scalars) }
      if previous == 0x0D && byte != 0x0A || previous == 0x0A { lineStarts.append(offset) }
      if Self.startsScalar(byte) { scalars += 1 }
      previous = byte
    }
    if previous == 0x0D || previous == 0x0A { lineStarts.append(bytes.count) }
    self.lineStarts = lineStarts
    self.scalarCounts = scalarCounts
    self.markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of lines; text that ends with a line end has an empty last line.
  var count: Int { lineStarts.count }

  /// The byte offset at which a line starts, after a byte order mark; nil when there is no such line.
  ///
  /// - Parameter line: The line, counted from 1.
  func start(ofLine line: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    return line == 1 ? markLength : lineStarts[line - 1]
  }

  /// The position of a byte offset; an offset outside of the text counts as the nearest end.
  ///
  /// Complexity: logarithmic in the number of lines, plus at most 8,192 bytes read.
  func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let place = min(max(offset, markLength), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    let start = max(lineStarts[low], min(markLength, bytes.count))
    let column = scalars(before: place, in: bytes) - scalars(before: start, in: bytes) + 1
    return SourcePosition(line: low + 1, column: max(column, 1))
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.stride, scalarCounts.count - 1)
    guard block >= 0 else { return 0 }
    var count = scalarCounts[block]
    for byte in bytes[(block * Self.stride)..<offset] where Self.startsScalar(byte) { count += 1 }
    return count
  }

  private static func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
