extension Outline {
  /// Adds the stretches of samples of one sample row that lie inside a sampled outline, left to right.
  func appendSampledRanges(row: Int64, within limits: SampleRange, to ranges: inout Scratch<SampleRange>) {
    let across = inverse.horizontal(row: row)
    let down = inverse.vertical(row: row)
    let inside = down.samples(from: top, to: bottom, within: across.samples(from: left, to: right, within: limits))
    if inside.start >= inside.end { return }
    if radius == 0 {
      ranges.append(inside)
      return
    }
    let start = ranges.count
    ranges.append(inside)
    for isLeft in [true, false] {
      let (upper, lower) = isLeft ? (radii.topLeft, radii.bottomLeft) : (radii.topRight, radii.bottomRight)
      let widest = max64(upper, lower)
      let edge = across.samples(
        from: isLeft ? left : right - widest, to: isLeft ? left + widest : right, within: inside)
      if edge.start >= edge.end { continue }
      // The local vertical grows or falls along the row, so its values at both ends tell whether a corner is met.
      let (first, last) = (down.value(edge.start), down.value(edge.end - 1))
      if min64(first, last) >= top + widest && max64(first, last) < bottom - widest { continue }
      for isUpper in [true, false] {
        let radius = isUpper ? upper : lower
        if radius == 0 { continue }
        let (x, y) = (isLeft ? left + radius : right - radius, isUpper ? top + radius : bottom - radius)
        let near = across.samples(from: isLeft ? left : x, to: isLeft ? x : right, within: edge)
        let square = down.samples(from: isUpper ? top : y, to: isUpper ? y : bottom, within: near)
        if square.start < square.end {
          cut(square, Corner(across: across, down: down, x: x, y: y, radius: radius), out: &ranges, from: start)
        }
      }
    }
  }

  /// A corner's circle along a row of samples.
  private struct Corner {
    let across: InverseMap.Line
    let down: InverseMap.Line
    let x: Int64
    let y: Int64
    let radius: Int64

    func holds(_ sample: Int64) -> Bool {
      FixedPoint.isWithin(across.value(sample) - x, down.value(sample) - y, radius: radius)
    }

    /// Where the line, not rounded to units, runs within a circle; the range is a little too wide or too narrow.
    func chord(radius: Double, within range: SampleRange) -> SampleRange? {
      if radius <= 0 { return nil }
      let stepX = Double(across.step) / 65_536
      let stepY = Double(down.step) / 65_536
      let fromX = Double(across.step &* range.start &+ across.start) / 65_536 - Double(x)
      let fromY = Double(down.step &* range.start &+ down.start) / 65_536 - Double(y)
      let square = stepX * stepX + stepY * stepY
      let half = stepX * fromX + stepY * fromY
      let discriminant = half * half - square * (fromX * fromX + fromY * fromY - radius * radius)
      if square == 0 || discriminant < 0 { return nil }
      let root = discriminant.squareRoot()
      let length = range.end - range.start
      let start = FixedPoint.rounded((-half - root) / square, limit: length + 4)
      let end = FixedPoint.rounded((-half + root) / square, limit: length + 4)
      return SampleRange(start: range.start + start, end: range.start + end)
    }
  }

  /// Takes the samples of a corner square that lie outside its circle out of the ranges added since `first`.
  private func cut(
    _ square: SampleRange, _ corner: Corner, out ranges: inout Scratch<SampleRange>, from first: Int
  ) {
    // Rounding moves a sample by less than two units, so that circles two units smaller and greater decide nearly
    // all samples at once; only the few between them are looked at one by one. Where doubles would not be exact
    // enough for that, every sample is.
    var sure = SampleRange(start: square.end, end: square.end)
    var possible = square
    let radius = corner.radius
    if radius < 16_777_216, corner.across.step != 0 || corner.down.step != 0 {
      if let chord = corner.chord(radius: Double(radius) + 2, within: square) {
        possible.start = max64(square.start, min64(square.end, chord.start - 2))
        possible.end = min64(square.end, max64(possible.start, chord.end + 3))
      } else {
        possible.end = possible.start
      }
      if let chord = corner.chord(radius: Double(radius) - 2, within: square) {
        sure.start = max64(possible.start, min64(possible.end, chord.start + 2))
        sure.end = min64(possible.end, max64(sure.start, chord.end - 2))
      }
    }
    remove(SampleRange(start: square.start, end: possible.start), from: &ranges, first)
    var start = possible.start
    var sample = possible.start
    while sample < possible.end {
      if sample == sure.start && sure.start < sure.end {
        remove(SampleRange(start: start, end: sample), from: &ranges, first)
        sample = sure.end
        start = sample
      } else if corner.holds(sample) {
        remove(SampleRange(start: start, end: sample), from: &ranges, first)
        sample += 1
        start = sample
      } else {
        sample += 1
      }
    }
    remove(SampleRange(start: start, end: square.end), from: &ranges, first)
  }

  /// Takes a stretch out of ordered ranges; it lies within one of them or is empty.
  private func remove(_ gap: SampleRange, from ranges: inout Scratch<SampleRange>, _ first: Int) {
    if gap.start >= gap.end { return }
    var index = first
    while index < ranges.count, ranges.base[index].end < gap.end { index += 1 }
    guard index < ranges.count, ranges.base[index].start <= gap.start else { return }
    let range = ranges.base[index]
    ranges.base[index].end = gap.start
    if gap.end < range.end { insert(SampleRange(start: gap.end, end: range.end), at: index + 1, of: &ranges) }
    if gap.start == range.start { removeRange(at: index, of: &ranges) }
  }

  private func insert(_ range: SampleRange, at index: Int, of ranges: inout Scratch<SampleRange>) {
    ranges.append(range)
    var place = ranges.count - 1
    while place > index {
      ranges.base[place] = ranges.base[place - 1]
      place -= 1
    }
    ranges.base[index] = range
  }

  private func removeRange(at index: Int, of ranges: inout Scratch<SampleRange>) {
    var place = index + 1
    while place < ranges.count {
      ranges.base[place - 1] = ranges.base[place]
      place += 1
    }
    ranges.count -= 1
  }
}
