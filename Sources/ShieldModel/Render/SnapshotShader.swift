/// Looks up the pixels of a snapshot that lies in a rectangle of a node.
struct SnapshotShader {
  private let frame: CompositedFrame
  private let across: PixelLine
  private let down: PixelLine
  private let paint: RenderSnapshot.Paint
  /// Whether all of it is secret.
  private let isSecret: Bool
  /// Whether beyond the edges the nearest pixel counts, and not an empty one.
  private let repeatsEdges: Bool

  /// Nil where the map cannot be undone, or where place or frame have no area.
  ///
  /// - Parameter place: Where the snapshot lies, in points of the local rectangle.
  init?(
    _ frame: CompositedFrame, _ paint: RenderSnapshot.Paint, place: Rect, map: AffineTransform, isSecret: Bool,
    repeatsEdges: Bool
  ) {
    guard let inverse = map.inverted, place.width > 0, place.height > 0, !frame.isEmpty else { return nil }
    self.frame = frame
    self.paint = paint
    self.isSecret = isSecret
    self.repeatsEdges = repeatsEdges
    let (factorX, factorY) = (Double(frame.width) / place.width, Double(frame.height) / place.height)
    across = PixelLine(
      across: inverse.a * factorX, down: inverse.c * factorX, start: (inverse.tx - place.x) * factorX)
    down = PixelLine(
      across: inverse.b * factorY, down: inverse.d * factorY, start: (inverse.ty - place.y) * factorY)
  }

  /// The colour of a pixel, as a cell.
  func color(x: Int32, y: Int32) -> UInt64 { color(across.value(x: x, y: y), down.value(x: x, y: y)) }

  /// Cuts a span of a row where the colour changes, and tells the colour of each part.
  func cut(
    _ span: CoverageSpan, row: Int32, into spans: inout Scratch<CoverageSpan>, _ colors: inout Scratch<UInt64>
  ) {
    var x = across.value(x: span.start, y: row)
    var y = down.value(x: span.start, y: row)
    var color = color(x, y)
    var run = CoverageSpan(start: span.start, end: span.start &+ 1, coverage: span.coverage)
    while run.end < span.end {
      x &+= across.step
      y &+= down.step
      let next = self.color(x, y)
      if next != color {
        spans.append(run)
        colors.append(color)
        run.start = run.end
        color = next
      }
      run.end &+= 1
    }
    spans.append(run)
    colors.append(color)
  }

  private func color(_ x: Int64, _ y: Int64) -> UInt64 {
    var (column, row) = (x >> 24, y >> 24)
    let (width, height) = (Int64(frame.width), Int64(frame.height))
    if column < 0 || column >= width || row < 0 || row >= height {
      if !repeatsEdges { return 0 }
      column = max64(0, min64(column, width &- 1))
      row = max64(0, min64(row, height &- 1))
    }
    let word = frame.cell(x: Int32(truncatingIfNeeded: column), y: Int32(truncatingIfNeeded: row))
    return painted(word) | (isSecret ? Cell.taint : 0)
  }

  private func painted(_ cell: UInt64) -> UInt64 {
    switch paint {
    case .pixels: return cell
    case .nothing: return 0
    case .black: return Cell.word(.black)
    case .white: return Cell.word(Color.white.premultiplied)
    case .inverse:
      // No lane exceeds its alpha, so no lane borrows from another.
      let alpha = Cell.alpha(cell)
      let lanes = alpha | alpha << 16 | alpha << 32
      return (lanes &- (cell & 0x0000_00ff_00ff_00ff)) | alpha << 48 | (cell & Cell.taint)
    }
  }
}

extension CompositedFrame {
  /// A pixel as a cell; the place must lie within the frame.
  func cell(x: Int32, y: Int32) -> UInt64 {
    let positions = runPositions(of: bandIndex(ofRow: y))
    var low = positions.lowerBound
    var high = positions.upperBound - 1
    while low < high {
      let middle = (low + high) / 2
      if FrameRun.end(of: runs[middle]) <= x { low = middle + 1 } else { high = middle }
    }
    return Cell.word(run: runs[low])
  }
}
