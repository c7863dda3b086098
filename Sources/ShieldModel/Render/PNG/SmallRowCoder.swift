/// Codes rows for a small file: the filter with the least sum of absolute differences, then a search for repetitions.
struct SmallRowCoder: Sendable {
  private let bytesPerPixel: Int
  /// The bytes of a row without its filter byte.
  private let count: Int
  /// Four rows of bytes: the row above, the row, its differences to the left and to the row above.
  private var rows: [UInt8]
  private var deflate = DeflateCoder()

  init(width: Int, bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
    count = width * bytesPerPixel
    rows = [UInt8](repeating: 0, count: 4 * width * bytesPerPixel)
  }

  /// Codes what is left.
  mutating func finish(to bits: inout BitWriter) {
    deflate.finish(to: &bits)
  }

  /// Codes a row of RGBA bytes.
  mutating func append(
    _ row: UnsafeRawBufferPointer, to bits: inout BitWriter, checksum: inout AdlerChecksum
  ) {
    let (filter, isZero) = filter(row)
    if isZero {
      appendZeros(filter, to: &bits, checksum: &checksum)
      return
    }
    let count = count
    let offset =
      switch filter {
      case .none: count
      case .left: 2 * count
      case .above: 3 * count
      }
    deflate.append(filter.rawValue)
    checksum.append(filter.rawValue, zeros: 0)
    rows.withUnsafeBufferPointer { rows in
      let chosen = UnsafeBufferPointer(rebasing: rows[offset..<offset + count])
      deflate.append(chosen)
      checksum.append(chosen)
    }
    deflate.codeIfFull(to: &bits)
  }

  /// Codes the last row once more; all zeros in the first row.
  mutating func appendCopy(to bits: inout BitWriter, checksum: inout AdlerChecksum) {
    appendZeros(.above, to: &bits, checksum: &checksum)
  }

  private mutating func appendZeros(_ filter: RowFilter, to bits: inout BitWriter, checksum: inout AdlerChecksum) {
    deflate.append(filter.rawValue)
    deflate.append(zeros: count)
    checksum.append(filter.rawValue, zeros: count)
    deflate.codeIfFull(to: &bits)
  }

  /// Stores a row as the next one's row above, and its differences.
  ///
  /// - Returns: The filter to use, of equals the first of above, left, none; and whether it leaves only zeros.
  private mutating func filter(_ row: UnsafeRawBufferPointer) -> (filter: RowFilter, isZero: Bool) {
    let count = count
    let bytesPerPixel = bytesPerPixel
    return rows.withUnsafeMutableBufferPointer { rows in
      let former = UnsafeMutableBufferPointer(rebasing: rows[0..<count])
      let plain = UnsafeMutableBufferPointer(rebasing: rows[count..<2 * count])
      let left = UnsafeMutableBufferPointer(rebasing: rows[2 * count..<3 * count])
      let above = UnsafeMutableBufferPointer(rebasing: rows[3 * count..<4 * count])
      SmallRowCoder.pack(row, into: plain, bytesPerPixel: bytesPerPixel)
      RowFilter.subtract(former, from: plain, into: above)
      let aboveCost = RowFilter.cost(of: above)
      if aboveCost == 0 { return (.above, true) }
      for index in 0..<bytesPerPixel { left[index] = plain[index] }
      RowFilter.subtract(
        plain, from: UnsafeMutableBufferPointer(rebasing: plain[bytesPerPixel...]),
        into: UnsafeMutableBufferPointer(rebasing: left[bytesPerPixel...]))
      let leftCost = RowFilter.cost(of: left)
      let plainCost = RowFilter.cost(of: plain)
      for index in 0..<count { former[index] = plain[index] }
      if aboveCost <= leftCost, aboveCost <= plainCost { return (.above, false) }
      return leftCost <= plainCost ? (.left, leftCost == 0) : (.none, plainCost == 0)
    }
  }

  /// Copies a row's colours, without alpha if the file has none.
  private static func pack(
    _ row: UnsafeRawBufferPointer, into packed: UnsafeMutableBufferPointer<UInt8>, bytesPerPixel: Int
  ) {
    if bytesPerPixel == 4 {
      for index in 0..<packed.count { packed[index] = row[index] }
      return
    }
    for pixel in 0..<packed.count / 3 {
      packed[pixel &* 3] = row[pixel &* 4]
      packed[pixel &* 3 &+ 1] = row[pixel &* 4 &+ 1]
      packed[pixel &* 3 &+ 2] = row[pixel &* 4 &+ 2]
    }
  }
}
