/// Composes horizontal strips of a picture, each independent of the others.
///
/// A strip is at most 64 rows high. Steps that cannot show in it are dropped, front to back, and what is left is painted
/// in pieces: by cells, where rows or columns are alike, or by pixels, where nearly all differ.
struct StripComposer: ~Copyable {
  /// The greatest number of rows of a strip, one bit of a word each.
  static let rows: Int32 = 64

  /// A strip, or a part of one, with the steps that may show in it.
  struct Piece: BitwiseCopyable {
    var bounds: PixelRect
    /// Positions in ``pool``.
    var start: Int
    var end: Int

    var count: Int { end &- start }
  }

  let list: DisplayList
  let steps: UnsafeMutablePointer<DrawStep>
  let choice: PaintingChoice
  /// Steps of all pieces that wait, as positions in the display list.
  private(set) var pool = Scratch<Int32>(capacity: 256)
  private var pieces = Scratch<Piece>()
  private var culling: OcclusionCulling
  private var cells: PiecePainter
  private var rows: RowPainter
  /// The pixels of a strip, for a target that has none.
  private var pixels = Scratch<UInt32>(capacity: 1)

  /// - Parameters:
  ///   - mostCells: How many cells may be in use at a time; greater pieces are painted in parts.
  ///   - choice: How pieces are painted.
  init(_ list: DisplayList, mostCells: Int = 1 << 21, choice: PaintingChoice = .cheaper) {
    self.list = list
    self.choice = choice
    steps = list.steps.base
    culling = OcclusionCulling(list)
    cells = PiecePainter(list, mostCells: mostCells)
    rows = RowPainter(list)
  }

  /// Composes the rows `top ..< bottom`, at most 64, and adds them.
  ///
  /// - Parameter positions: Positions of the steps whose bounds meet the strip, back to front.
  mutating func compose<Target: StripTarget & ~Copyable>(
    top: Int32, bottom: Int32, positions: UnsafePointer<Int32>, count: Int, into target: inout Target
  ) {
    let bounds = PixelRect(left: list.window.left, top: top, right: list.window.right, bottom: bottom)
    pool.count = 0
    culling.cull(positions, count: count, in: bounds, into: &pool)
    let strip = Piece(bounds: bounds, start: 0, end: pool.count)
    if choice == .cells || !usesPixels(strip, Target.hasPixels) {
      paintCells(of: strip, into: &target)
      return
    }
    if let pixels = target.pixels(fromRow: top, to: bottom) {
      paintPixels(of: strip, onto: pixels)
      return
    }
    let width = Int(bounds.width)
    pixels.reserve(width * Int(StripComposer.rows))
    paintPixels(of: strip, onto: pixels.base)
    var row = UnsafePointer(pixels.base)
    var line = top
    while line < bottom {
      line += 1
      target.append(row: row, count: width, bottom: line)
      row += width
    }
  }

  /// Whether a strip is put together from pixels, so that parts of it can be painted by pixels.
  private func usesPixels(_ strip: Piece, _ isPixelTarget: Bool) -> Bool {
    let cost = cost(of: strip, cuts(of: strip))
    if !cost.allowsPixels { return false }
    // By cells a strip is halved first, which makes it cheaper than the guess.
    return isPixelTarget || choice == .pixels || cost.hasPictures || cost.prefersPixels(factor: 4)
  }

  // MARK: - Cells

  private mutating func paintCells<Target: StripTarget & ~Copyable>(of strip: Piece, into target: inout Target) {
    pieces.append(strip)
    while pieces.count > 0 {
      let piece = takePiece()
      let cuts = self.cuts(of: piece)
      if isWorthHalving(piece, cuts) {
        split(piece, atRow: piece.bounds.top + piece.bounds.height / 2)
      } else {
        paintCells(of: piece, cuts, into: &target)
      }
    }
  }

  /// Whether so much changes from row to row that two halves are quicker to paint by cells, since each has fewer steps
  /// and fewer cells.
  private func isWorthHalving(_ piece: Piece, _ cuts: Cuts) -> Bool {
    piece.bounds.height > 8 && cuts.rows.nonzeroBitCount > 8 && (cuts.variesByRow || piece.count > 24)
  }

  private mutating func paintCells<Target: StripTarget & ~Copyable>(
    of piece: Piece, _ cuts: Cuts, into target: inout Target
  ) {
    cells.paint(
      piece.bounds, cuts: cuts.rows, positions: UnsafePointer(pool.base + piece.start), count: piece.count,
      into: &target)
  }

  // MARK: - Pixels

  /// Paints a strip onto pixels, each part of it by what seems cheaper.
  ///
  /// - Parameter pixels: The first pixel of the strip.
  private mutating func paintPixels(of strip: Piece, onto pixels: UnsafeMutablePointer<UInt32>) {
    let stride = Int(list.window.width)
    pieces.append(strip)
    while pieces.count > 0 {
      let piece = takePiece()
      let bounds = piece.bounds
      let first =
        pixels + Int(bounds.top &- strip.bounds.top) &* stride + Int(bounds.left &- strip.bounds.left)
      let cuts = self.cuts(of: piece)
      let cost = cost(of: piece, cuts)
      if choice == .cheaper {
        if cost.hasPictures {
          if separatePictures(of: piece, cost) { continue }
        } else {
          let isWorthHalving = isWorthHalving(piece, cuts)
          // Halves are cheaper to paint by cells than the guess says.
          if !cost.prefersPixels(factor: isWorthHalving ? 2 : 1) {
            if isWorthHalving {
              split(piece, atRow: bounds.top + bounds.height / 2)
            } else {
              var writer = PixelWriter(first, stride: stride, width: bounds.width, top: bounds.top)
              paintCells(of: piece, cuts, into: &writer)
            }
            continue
          }
        }
      }
      rows.paint(
        bounds, onto: first, positions: UnsafePointer(pool.base + piece.start), count: piece.count, cost: cost)
    }
  }

  /// Cuts a piece where pictures end, so that the parts without any can be painted by cells; false if there is little
  /// to be gained.
  private mutating func separatePictures(of piece: Piece, _ cost: PieceCost) -> Bool {
    let (bounds, pictures) = (piece.bounds, cost.pictures)
    let (width, height) = (Int64(bounds.width), Int64(bounds.height))
    if cost.pictureArea &* 2 > width &* height { return false }
    // The free stretches on the four sides; the largest one is cut off.
    let above = Int64(pictures.top &- bounds.top) &* width
    let below = Int64(bounds.bottom &- pictures.bottom) &* width
    let before = Int64(pictures.left &- bounds.left) &* height
    let after = Int64(bounds.right &- pictures.right) &* height
    let most = max64(max64(above, below), max64(before, after))
    if most &* 8 < width &* height {
      // Pictures at all sides: the first one is cut off, as long as there is something beside it.
      guard let edge = firstPictureEdge(of: piece), edge < bounds.right, bounds.width >= 64 else { return false }
      split(piece, atColumn: edge)
    } else if most == above {
      split(piece, atRow: pictures.top)
    } else if most == below {
      split(piece, atRow: pictures.bottom)
    } else {
      split(piece, atColumn: most == before ? pictures.left : pictures.right)
    }
    return true
  }

  /// Where the first picture from the left ends.
  private func firstPictureEdge(of piece: Piece) -> Int32? {
    var edge: Int32?
    var index = piece.start
    while index < piece.end {
      let step = steps + Int(pool.base[index])
      index &+= 1
      if step.pointee.kind == .shaded, edge.map({ step.pointee.bounds.right < $0 }) ?? true {
        edge = step.pointee.bounds.right
      }
    }
    return edge
  }

  // MARK: - Pieces

  private mutating func takePiece() -> Piece {
    pieces.count -= 1
    let piece = pieces.base[pieces.count]
    pool.count = piece.end
    return piece
  }

  private mutating func split(_ piece: Piece, atRow row: Int32) {
    var (upper, lower) = (piece.bounds, piece.bounds)
    upper.bottom = row
    lower.top = row
    split(piece, upper, lower)
  }

  private mutating func split(_ piece: Piece, atColumn column: Int32) {
    var (left, right) = (piece.bounds, piece.bounds)
    left.right = column
    right.left = column
    split(piece, left, right)
  }

  /// Puts two parts of a piece on the stack, the first one on top, each with the steps that show in it.
  private mutating func split(_ piece: Piece, _ first: PixelRect, _ second: PixelRect) {
    // The second part first: it waits longest, so its steps lie deepest in the pool.
    for bounds in [second, first] {
      let start = pool.count
      pool.reserve(start + piece.count)
      culling.cull(UnsafePointer(pool.base + piece.start), count: piece.count, in: bounds, into: &pool)
      pieces.append(Piece(bounds: bounds, start: start, end: pool.count))
    }
  }

  private func cost(of piece: Piece, _ cuts: Cuts) -> PieceCost {
    var cost = PieceCost(piece.bounds, bands: cuts.rows.nonzeroBitCount)
    var index = piece.start
    while index < piece.end {
      cost.add(UnsafePointer(steps + Int(pool.base[index])), list)
      index &+= 1
    }
    return cost
  }

  /// Where a piece changes from row to row.
  private struct Cuts {
    /// The rows at which something can change, one bit for each row of the piece, its first row always among them.
    var rows: UInt64 = 1
    /// Whether a step covers other columns from row to row.
    var variesByRow = false
  }

  private func cuts(of piece: Piece) -> Cuts {
    let rows = RowCuts(top: piece.bounds.top, bottom: piece.bounds.bottom)
    var cuts = Cuts()
    let all = ~UInt64(0) >> UInt64(truncatingIfNeeded: StripComposer.rows &- piece.bounds.height)
    var index = piece.start
    while index < piece.end {
      let step = steps + Int(pool.base[index])
      if !step.pointee.isSameInAllRows { cuts.variesByRow = true }
      if cuts.rows != all {
        cuts.rows |= rows.cuts(of: step, list)
      } else if cuts.variesByRow {
        break
      }
      index &+= 1
    }
    return cuts
  }
}
