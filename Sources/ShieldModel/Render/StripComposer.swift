/// Composes horizontal strips of a picture, each independent of the others.
///
/// A strip is at most 64 rows high. Steps that cannot show in it are dropped, front to back; what is left says at which
/// rows the picture can change, and the rows between two such changes form a band and are composed once. The edges of
/// all covered spans cut the bands into cells, and the steps paint cells instead of pixels. Where much changes from row
/// to row, a strip is halved first, which leaves fewer steps and fewer cells for each half.
struct StripComposer: ~Copyable {
  /// The greatest number of rows of a strip, one bit of a word each.
  static let rows: Int32 = 64

  /// A strip, or a part of one, with the steps that may show in it.
  struct Piece: BitwiseCopyable {
    var top: Int32
    var bottom: Int32
    /// Positions in ``pool``.
    var start: Int
    var end: Int
  }

  private let list: DisplayList
  private let window: PixelRect
  private let steps: UnsafeMutablePointer<DrawStep>
  /// Steps of all pieces that wait, as positions in the display list.
  private var pool = Scratch<Int32>(capacity: 256)
  private var pieces = Scratch<Piece>()
  private var culling: OcclusionCulling
  private var painter: PiecePainter

  /// - Parameter mostCells: How many cells may be in use at a time; greater pieces are painted in parts.
  init(_ list: DisplayList, mostCells: Int = 1 << 21) {
    self.list = list
    window = list.window
    steps = list.steps.base
    culling = OcclusionCulling(list)
    painter = PiecePainter(list, mostCells: mostCells)
  }

  /// Composes the rows `top ..< bottom`, at most 64, and adds their bands.
  ///
  /// - Parameter positions: Positions of the steps whose bounds meet the strip, back to front.
  mutating func compose(
    top: Int32, bottom: Int32, positions: UnsafePointer<Int32>, count: Int, into frame: inout FrameBuilder
  ) {
    pool.count = 0
    culling.cull(positions, count: count, top: top, bottom: bottom, into: &pool)
    pieces.count = 0
    pieces.append(Piece(top: top, bottom: bottom, start: 0, end: pool.count))
    while pieces.count > 0 {
      pieces.count -= 1
      let piece = pieces.base[pieces.count]
      pool.count = piece.end
      let cuts = self.cuts(of: piece)
      let count = piece.end - piece.start
      if piece.bottom - piece.top > 8, cuts.rows.nonzeroBitCount > 8, cuts.variesByRow || count > 24 {
        split(piece)
      } else {
        painter.paint(
          top: piece.top, bottom: piece.bottom, cuts: cuts.rows, positions: UnsafePointer(pool.base + piece.start),
          count: count, into: &frame)
      }
    }
  }

  /// Puts the two halves of a piece on the stack, the upper one on top, each with the steps that show in it.
  private mutating func split(_ piece: Piece) {
    let middle = piece.top + (piece.bottom - piece.top) / 2
    // Lower half first: it waits longest, so its steps lie deepest in the pool.
    for (top, bottom) in [(middle, piece.bottom), (piece.top, middle)] {
      let start = pool.count
      pool.reserve(start + piece.end - piece.start)
      culling.cull(
        UnsafePointer(pool.base + piece.start), count: piece.end - piece.start, top: top, bottom: bottom, into: &pool)
      pieces.append(Piece(top: top, bottom: bottom, start: start, end: pool.count))
    }
  }

  /// The rows at which something can change, one bit for each row of the piece, its first row always among them, and
  /// whether a step covers other columns from row to row.
  private func cuts(of piece: Piece) -> (rows: UInt64, variesByRow: Bool) {
    let rows = RowCuts(top: piece.top, bottom: piece.bottom)
    var cuts: UInt64 = 1
    var variesByRow = false
    var index = piece.start
    while index < piece.end {
      let step = steps + Int(pool.base[index])
      cuts |= rows.cuts(of: step, list)
      if !step.pointee.isSameInAllRows { variesByRow = true }
      index &+= 1
    }
    return (cuts, variesByRow)
  }
}
