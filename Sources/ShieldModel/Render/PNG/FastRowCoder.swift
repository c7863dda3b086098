/// Codes rows quickly: each as its difference to the row above or to the pixels on the left, by whole pixels.
///
/// A difference that equals its left neighbour is a repetition, and so are two or more that have occurred in the last
/// 32 KiB, of which one place is remembered for each hash. A row that equals the row above costs a few entries.
struct FastRowCoder: Sendable {
  static let window = 32_768
  /// A place is its row times this plus its column.
  static let placeStride = 1 << 13
  static let hashBits: UInt64 = 12
  /// From how many pixels that differ from the row above, of 16, the left neighbours are tried.
  private static let noisyShare = 1

  private let width: Int
  private let bytesPerPixel: Int
  /// The bytes of a row with its filter byte.
  private let bytesPerRow: Int
  /// The row above, bytes of a pixel from the lowest, and behind it the differences of a row to the left.
  private var colors: [UInt32]
  /// The differences of the last rows, each row in its slot.
  private var differences: [UInt32]
  /// How many slots there are less one; the number of slots is a power of two.
  private let slotMask: Int
  /// Where a pair of differences was met last, by its hash; −1 for nowhere.
  private var places = [Int32](repeating: -1, count: 1 << Int(hashBits))
  /// The number of the next row.
  private var row = 0
  /// How many rows that equal the row above wait to be coded together.
  private var waitingCopies = 0
  private var block = DeflateBlock()

  /// Begins a picture.
  init(width: Int, height: Int, bytesPerPixel: Int) {
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    bytesPerRow = width * bytesPerPixel + 1
    colors = [UInt32](repeating: 0, count: 2 * width)
    // As many rows as the window can reach, the one being coded among them.
    let reach = min(FastRowCoder.window / bytesPerRow + 2, height)
    var slots = 1
    while slots < reach { slots *= 2 }
    slotMask = slots - 1
    differences = [UInt32](repeating: 0, count: slots * width)
  }

  /// Writes what is left.
  mutating func finish(to bits: inout BitWriter, checksum: inout AdlerChecksum) {
    codeCopies(checksum: &checksum)
    block.write(isLast: true, bytes: nil, to: &bits)
  }

  /// Codes a row of RGBA bytes and copies of it.
  mutating func append(
    _ pixels: UnsafeRawBufferPointer, copies: Int, to bits: inout BitWriter, checksum: inout AdlerChecksum
  ) {
    // A row that equals the row above waits, so that it makes no difference in how many calls it came.
    let changes = takeDifference(to: pixels, row: row + waitingCopies)
    if changes > 0 {
      codeCopies(checksum: &checksum)
      codeRow(changes: changes, checksum: &checksum)
    } else {
      waitingCopies += 1
    }
    waitingCopies += copies
    if block.isFull { block.write(isLast: false, bytes: nil, to: &bits) }
  }

  /// Codes a row whose difference to the row above stands in its slot.
  private mutating func codeRow(changes: Int, checksum: inout AdlerChecksum) {
    var filter = RowFilter.above
    if changes * 16 >= width * FastRowCoder.noisyShare, takeDifferenceToLeft() { filter = .left }
    code(filter, checksum: &checksum)
    row += 1
  }

  /// Codes the rows that wait: the first one by itself, all others as its repetition.
  private mutating func codeCopies(checksum: inout AdlerChecksum) {
    let count = waitingCopies
    if count == 0 { return }
    let (bytesPerPixel, bytesPerRow) = (bytesPerPixel, bytesPerRow)
    let most = (DeflateEntry.mostEntries(forBytes: bytesPerRow) + bytesPerPixel + 1) * count
    block.append(atMost: most) { entries in
      var rest = count
      while rest > 0 {
        if bytesPerRow <= FastRowCoder.window, rest < count {
          DeflateEntry.append(
            bytes: UInt32(bytesPerRow * rest), distance: UInt32(bytesPerRow), to: &entries)
          break
        }
        FastRowCoder.appendZeroRow(bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow, to: &entries)
        rest -= 1
      }
    }
    for _ in 0..<count { checksum.append(RowFilter.above.rawValue, zeros: bytesPerRow - 1) }
    row += count
    waitingCopies = 0
  }

  /// A row of zeros without a look at the row above.
  private static func appendZeroRow(
    bytesPerPixel: Int, bytesPerRow: Int, to entries: inout UnsafeMutablePointer<UInt32>
  ) {
    for index in 0...bytesPerPixel {
      entries[index] = DeflateEntry.literal(index == 0 ? RowFilter.above.rawValue : 0)
    }
    entries += bytesPerPixel + 1
    let count = bytesPerRow - 1 - bytesPerPixel
    if count > 0 { DeflateEntry.append(bytes: UInt32(count), distance: UInt32(bytesPerPixel), to: &entries) }
  }

  // MARK: Differences

  /// Stores the difference of a row to the row above in its slot, and the row as the next one's row above.
  ///
  /// - Returns: How many pixels differ.
  private mutating func takeDifference(to pixels: UnsafeRawBufferPointer, row: Int) -> Int {
    let start = (row & slotMask) * width
    let mask: UInt32 = bytesPerPixel == 4 ? 0xFFFF_FFFF : 0x00FF_FFFF
    let width = width
    return colors.withUnsafeMutableBufferPointer { colors in
      differences.withUnsafeMutableBufferPointer { differences in
        guard let above = colors.baseAddress, let slots = differences.baseAddress else { return 0 }
        let target = slots + start
        var changes: UInt32 = 0
        for index in 0..<width {
          let pixel = UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)) & mask
          let difference = PixelBytes.difference(pixel, above[index])
          above[index] = pixel
          target[index] = difference
          changes &+= difference == 0 ? 0 : 1
        }
        return Int(changes)
      }
    }
  }

  /// Puts the differences of the row to its left neighbours into its slot if they look cheaper.
  private mutating func takeDifferenceToLeft() -> Bool {
    let start = (row & slotMask) * width
    let width = width
    return colors.withUnsafeMutableBufferPointer { colors in
      differences.withUnsafeMutableBufferPointer { differences in
        guard let row = colors.baseAddress, let slots = differences.baseAddress else { return false }
        let target = slots + start
        let left = row + width
        left[0] = row[0]
        var index = 1
        while index < width {
          left[index] = PixelBytes.difference(row[index], row[index &- 1])
          index &+= 1
        }
        if PixelBytes.cost(left, width) >= PixelBytes.cost(target, width) { return false }
        target.update(from: left, count: width)
        return true
      }
    }
  }

  // MARK: Entries

  /// Codes the differences that stand in the row's slot.
  private mutating func code(_ filter: RowFilter, checksum: inout AdlerChecksum) {
    let row = row
    checksum.append(filter.rawValue, zeros: 0)
    differences.withUnsafeBufferPointer { differences in
      places.withUnsafeMutableBufferPointer { places in
        guard let slots = differences.baseAddress, let places = places.baseAddress else { return }
        let scan = FastRowScan(
          slots: slots, slotMask: slotMask, places: places, width: width, row: row, bytesPerPixel: bytesPerPixel)
        block.append(atMost: width * bytesPerPixel + 8) { entries in
          entries.pointee = DeflateEntry.literal(filter.rawValue)
          entries += 1
          scan.write(to: &entries, checksum: &checksum)
        }
      }
    }
  }
}

/// The search for repetitions in the differences of one row.
private struct FastRowScan {
  /// Zeros shorter than this are summed like other pixels.
  private static let shortZeros = 32

  let slots: UnsafePointer<UInt32>
  let slotMask: Int
  let places: UnsafeMutablePointer<Int32>
  let width: Int
  let row: Int
  let bytesPerPixel: Int

  /// Writes the entries of the row and sums its bytes up.
  func write(to entries: inout UnsafeMutablePointer<UInt32>, checksum: inout AdlerChecksum) {
    let difference = slots + (row & slotMask) &* width
    let pixelDistance = UInt32(truncatingIfNeeded: bytesPerPixel)
    var column = 0
    // Where the pixels begin that have not been summed up.
    var unsummed = 0
    while column < width {
      let pixel = difference[column]
      if column > 0, pixel == difference[column &- 1] {
        let end = endOfRun(difference, from: column &+ 1, pixel)
        let count = end &- column
        DeflateEntry.append(
          bytes: UInt32(truncatingIfNeeded: count &* bytesPerPixel), distance: pixelDistance, to: &entries)
        if pixel == 0, count >= FastRowScan.shortZeros {
          sum(difference, from: unsummed, to: column, into: &checksum)
          checksum.append(count: UInt64(count &* bytesPerPixel), sum: 0, weighted: 0)
          unsummed = end
        }
        column = end
        continue
      }
      if column &+ 1 < width {
        let (count, distance) = repetition(difference, at: column)
        if count > 0 {
          DeflateEntry.append(
            bytes: UInt32(truncatingIfNeeded: count &* bytesPerPixel), distance: distance, to: &entries)
          column &+= count
          continue
        }
      }
      entries[0] = pixel & 0xFF
      entries[1] = pixel &>> 8 & 0xFF
      entries[2] = pixel &>> 16 & 0xFF
      if bytesPerPixel == 4 { entries[3] = pixel &>> 24 }
      entries += bytesPerPixel
      column &+= 1
    }
    sum(difference, from: unsummed, to: width, into: &checksum)
  }

  /// The first column that holds another pixel, or the end of the row.
  @inline(__always)
  private func endOfRun(_ difference: UnsafePointer<UInt32>, from start: Int, _ pixel: UInt32) -> Int {
    var column = start
    // Eight at a time, so that long runs cost little.
    let pair = UInt64(pixel) | UInt64(pixel) &<< 32
    let raw = UnsafeRawPointer(difference)
    while column &+ 8 <= width {
      let place = column &* 4
      let first = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ pair
      let second = raw.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self) ^ pair
      let third = raw.loadUnaligned(fromByteOffset: place &+ 16, as: UInt64.self) ^ pair
      let fourth = raw.loadUnaligned(fromByteOffset: place &+ 24, as: UInt64.self) ^ pair
      if first | second | third | fourth != 0 { break }
      column &+= 8
    }
    while column < width, difference[column] == pixel { column &+= 1 }
    return column
  }

  /// The repetition of at least two pixels that the table of places leads to; a count of 0 for none.
  @inline(__always)
  private func repetition(_ difference: UnsafePointer<UInt32>, at column: Int) -> (count: Int, distance: UInt32) {
    let pair = UInt64(difference[column]) | UInt64(difference[column &+ 1]) &<< 32
    let hash = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- FastRowCoder.hashBits))
    let place = Int(places[hash])
    places[hash] = Int32(truncatingIfNeeded: row &* FastRowCoder.placeStride &+ column)
    if place < 0 { return (0, 0) }
    let (formerRow, formerColumn) = (place / FastRowCoder.placeStride, place % FastRowCoder.placeStride)
    let rows = row &- formerRow
    let distance = rows &* (width &* bytesPerPixel &+ 1) &+ (column &- formerColumn) &* bytesPerPixel
    if distance > FastRowCoder.window { return (0, 0) }
    let former = slots + ((formerRow & slotMask) &* width &+ formerColumn)
    let here = difference + column
    if former[0] != here[0] || former[1] != here[1] { return (0, 0) }
    let most = width &- max(column, formerColumn)
    var count = 2
    while count < most, former[count] == here[count] { count &+= 1 }
    return (count, UInt32(truncatingIfNeeded: distance))
  }

  @inline(__always)
  private func sum(
    _ difference: UnsafePointer<UInt32>, from start: Int, to end: Int, into checksum: inout AdlerChecksum
  ) {
    if start < end {
      PixelBytes.sum(difference + start, end &- start, bytesPerPixel: bytesPerPixel, into: &checksum)
    }
  }
}
