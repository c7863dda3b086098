/// Three box passes along rows and three along columns, which together come close to a bell curve.
///
/// A picture with a margin of ``margin`` pixels on every side becomes one without; rounding happens once after the
/// rows, to 1/256 of a step, and once after the columns.
struct BoxBlur {
  /// Half of a box: each pass averages `2 · half + 1` pixels.
  let half: Int
  /// How far a pixel can be seen.
  var margin: Int { 3 * half }

  /// The greatest ``half``.
  static let greatestHalf = 128.0

  /// A blur with a radius in pixels; what is not a number counts as 0.
  init(radius: Double) {
    let held = radius > 0 ? min(radius, BoxBlur.greatestHalf) : 0
    half = Int(FixedPoint.rounded(held, limit: 128))
  }

  /// Blurs one channel of a picture.
  ///
  /// - Parameters:
  ///   - values: Bytes, row by row, margin included.
  ///   - width: Extent without margin.
  ///   - height: Extent without margin.
  /// - Returns: Bytes, row by row, without margin.
  func blur(_ values: borrowing Scratch<UInt8>, width: Int, height: Int) -> Scratch<UInt8> {
    let fullWidth = width + 2 * margin
    let fullHeight = height + 2 * margin
    let side = UInt64(2 * half + 1)
    let weight = side * side * side
    var line = Scratch<UInt64>()
    line.fill(0, count: max(fullWidth, fullHeight))
    var rows = Scratch<UInt16>()
    rows.fill(0, count: width * fullHeight)
    var y = 0
    while y < fullHeight {
      let source = values.base + y &* fullWidth
      var x = 0
      while x < fullWidth {
        line.base[x] = UInt64(source[x])
        x &+= 1
      }
      spread(line.base, count: fullWidth)
      let target = rows.base + y &* width
      x = 0
      while x < width {
        target[x] = UInt16(truncatingIfNeeded: (512 &* line.base[x] &+ weight) / (2 &* weight))
        x &+= 1
      }
      y &+= 1
    }
    var result = Scratch<UInt8>()
    result.fill(0, count: width * height)
    var x = 0
    while x < width {
      y = 0
      while y < fullHeight {
        line.base[y] = UInt64(rows.base[y &* width &+ x])
        y &+= 1
      }
      spread(line.base, count: fullHeight)
      y = 0
      while y < height {
        result.base[y &* width &+ x] = UInt8(
          truncatingIfNeeded: (2 &* line.base[y] &+ 256 &* weight) / (512 &* weight))
        y &+= 1
      }
      x &+= 1
    }
    return result
  }

  /// Replaces each value by the sum of three passes; the last two margins of the line are used up.
  private func spread(_ line: UnsafeMutablePointer<UInt64>, count: Int) {
    var rest = count
    var pass = 0
    while pass < 3 {
      var sum: UInt64 = 0
      var place = 0
      while place < 2 &* half {
        sum &+= line[place]
        place &+= 1
      }
      place = 0
      rest &-= 2 &* half
      while place < rest {
        sum &+= line[place &+ 2 &* half]
        let old = line[place]
        line[place] = sum
        sum &-= old
        place &+= 1
      }
      pass &+= 1
    }
  }

  /// Which pixels see a marked one: flags of 0 and 1 in the same two shapes.
  func reach(of flags: borrowing Scratch<UInt8>, width: Int, height: Int) -> Scratch<UInt8> {
    let fullWidth = width + 2 * margin
    let fullHeight = height + 2 * margin
    var rows = Scratch<UInt8>()
    rows.fill(0, count: width * fullHeight)
    var y = 0
    while y < fullHeight {
      mark(flags.base + y &* fullWidth, step: 1, rows.base + y &* width, step: 1, count: width)
      y &+= 1
    }
    var result = Scratch<UInt8>()
    result.fill(0, count: width * height)
    var x = 0
    while x < width {
      mark(rows.base + x, step: width, result.base + x, step: width, count: height)
      x &+= 1
    }
    return result
  }

  private func mark(
    _ source: UnsafeMutablePointer<UInt8>, step: Int, _ target: UnsafeMutablePointer<UInt8>, step targetStep: Int,
    count: Int
  ) {
    let reach = 2 &* margin
    var seen = 0
    var place = 0
    while place < reach {
      seen &+= Int(source[place &* step])
      place &+= 1
    }
    place = 0
    while place < count {
      seen &+= Int(source[(place &+ reach) &* step])
      target[place &* targetStep] = seen > 0 ? 1 : 0
      seen &-= Int(source[place &* step])
      place &+= 1
    }
  }
}
