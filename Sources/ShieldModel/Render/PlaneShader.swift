/// Looks up colours in a picture that an effect has made; beyond its edges the nearest pixel counts.
struct PlaneShader: Equatable {
  let frame: CompositedFrame
  /// Where the picture's top left corner lies.
  let left: Int32
  let top: Int32
  /// Whether a secret may show in the picture.
  let isTainted: Bool

  init(frame: CompositedFrame, left: Int32, top: Int32) {
    self.frame = frame
    self.left = left
    self.top = top
    isTainted = frame.hasTaint
  }

  /// The colour of a pixel, as a cell; the picture must not be empty.
  func color(x: Int32, y: Int32) -> UInt64 {
    let positions = runs(ofRow: y)
    return Cell.word(run: frame.runs[position(of: x, in: positions)])
  }

  /// Calls the body with every row within `first ..< end` at which the picture changes.
  func forEachChange(from first: Int32, to end: Int32, _ body: (Int32) -> Void) {
    var band = frame.bandIndex(ofRow: held(first &- top, frame.height))
    while band < frame.bandEnds.count, frame.bandEnds[band] &+ top < end {
      body(frame.bandEnds[band] &+ top)
      band += 1
    }
  }

  /// Cuts a span of a row where the colour changes, and tells the colour of each part.
  func cut(
    _ span: CoverageSpan, row: Int32, into spans: inout Scratch<CoverageSpan>, _ colors: inout Scratch<UInt64>
  ) {
    let positions = runs(ofRow: row)
    var position = position(of: span.start, in: positions)
    var start = span.start
    while start < span.end {
      let isLast = position == positions.upperBound - 1
      let runEnd = FrameRun.end(of: frame.runs[position]) &+ left
      let end = isLast || runEnd > span.end ? span.end : runEnd
      if end > start {
        spans.append(CoverageSpan(start: start, end: end, coverage: span.coverage))
        colors.append(Cell.word(run: frame.runs[position]))
        start = end
      }
      position += 1
    }
  }

  /// Writes the colours of the columns `start ..< end` of a row as pixels.
  func write(row: Int32, from start: Int32, to end: Int32, into pixels: UnsafeMutablePointer<UInt32>) {
    let positions = runs(ofRow: row)
    var position = position(of: start, in: positions)
    var column = start
    while column < end {
      let isLast = position == positions.upperBound - 1
      let runEnd = FrameRun.end(of: frame.runs[position]) &+ left
      let next = isLast || runEnd > end ? end : runEnd
      if next > column {
        PixelRow.fill(
          pixels + Int(column &- start), Int(next &- column), UInt32(truncatingIfNeeded: frame.runs[position]))
        column = next
      }
      position += 1
    }
  }

  private func held(_ place: Int32, _ extent: Int32) -> Int32 { place < 0 ? 0 : place < extent ? place : extent &- 1 }

  private func runs(ofRow y: Int32) -> Range<Int> {
    frame.runPositions(of: frame.bandIndex(ofRow: held(y &- top, frame.height)))
  }

  private func position(of x: Int32, in positions: Range<Int>) -> Int {
    let column = held(x &- left, frame.width)
    var low = positions.lowerBound
    var high = positions.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if FrameRun.end(of: frame.runs[middle]) <= column { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
