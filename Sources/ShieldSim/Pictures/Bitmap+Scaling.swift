import ShieldModel

extension Bitmap {
  /// The picture made smaller: each pixel is the mean of a square of `factor` × `factor` pixels.
  ///
  /// Squares that reach over the right or lower edge hold fewer pixels.
  func reduced(by factor: Int) -> Bitmap {
    guard factor > 1, !isEmpty else { return self }
    return Bitmap(
      rows: stride(from: 0, to: height, by: factor).map { y in
        stride(from: 0, to: width, by: factor).map { x in
          mean(x..<min(width, x + factor), y..<min(height, y + factor))
        }
      })
  }

  /// The picture made larger: each pixel becomes a square of `factor` × `factor` equal pixels.
  func enlarged(by factor: Int) -> Bitmap {
    guard factor > 1, !isEmpty else { return self }
    var rows: [[Color]] = []
    for y in 0..<height {
      let row = (0..<width * factor).map { self[$0 / factor, y] }
      for _ in 0..<factor { rows.append(row) }
    }
    return Bitmap(rows: rows)
  }

  /// The mean colour of a rectangle; colours count as much as they are opaque.
  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Color {
    var red = 0
    var green = 0
    var blue = 0
    var alpha = 0
    var count = 0
    for y in rows {
      for x in columns {
        let color = self[x, y]
        let weight = Int(color.alpha)
        red += Int(color.red) * weight
        green += Int(color.green) * weight
        blue += Int(color.blue) * weight
        alpha += weight
        count += 1
      }
    }
    guard alpha > 0 else { return .clear }
    func share(_ sum: Int) -> UInt8 { UInt8(clamping: (2 * sum + alpha) / (2 * alpha)) }
    return Color(
      red: share(red), green: share(green), blue: share(blue),
      alpha: UInt8(clamping: (2 * alpha + count) / (2 * count)))
  }
}
