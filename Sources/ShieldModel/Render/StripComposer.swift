/// Composes horizontal strips of a picture, each independent of the others.
///
/// A strip is at most 64 rows high. Steps that cannot show in it are dropped, front to back; what is left says at which
/// rows the picture can change, and the rows between two such changes form a band and are composed once. In a band the
/// edges of all covered spans cut the row into cells, and the steps paint cells instead of pixels.
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
  private let operations: UnsafeMutablePointer<DrawOperation>
  /// Steps of all pieces that wait, as positions in the display list; for a group's begin the next word tells its end.
  private var pool = Scratch<Int32>(capacity: 256)
  private var pieces = Scratch<Piece>()
  private var culling: OcclusionCulling
  private var painter: BandPainter
  private var partners = Scratch<Int32>()

  init(_ list: DisplayList) {
    self.list = list
    window = list.window
    operations = list.operations.base
    culling = OcclusionCulling(list)
    painter = BandPainter(list)
  }

  /// Composes the rows `top ..< bottom`, at most 64, and adds their bands.
  ///
  /// - Parameter steps: Positions of the steps whose bounds meet the strip, back to front.
  mutating func compose(
    top: Int32, bottom: Int32, steps: UnsafePointer<Int32>, count: Int, into frame: inout FrameBuilder
  ) {
    pool.count = 0
    culling.cull(steps, count: count, top: top, bottom: bottom, into: &pool)
    pieces.count = 0
    pieces.append(Piece(top: top, bottom: bottom, start: 0, end: pool.count))
    while pieces.count > 0 {
      pieces.count -= 1
      let piece = pieces.base[pieces.count]
      pool.count = piece.end
      let cuts = self.cuts(of: piece)
      let count = piece.end - piece.start
      if count > 24, piece.bottom - piece.top > 8, cuts.nonzeroBitCount > 8 {
        split(piece)
      } else {
        compose(piece, cuts: cuts, into: &frame)
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

  /// The rows at which something can change, one bit for each row of the piece, its first row always among them.
  private func cuts(of piece: Piece) -> UInt64 {
    var cuts: UInt64 = 1
    var index = piece.start
    while index < piece.end {
      let rows = RowCuts(top: piece.top, bottom: piece.bottom)
      cuts |= rows.cuts(of: operations + Int(pool.base[index]), list)
      index &+= 1
    }
    return cuts
  }

  private mutating func compose(_ piece: Piece, cuts: UInt64, into frame: inout FrameBuilder) {
    let steps = UnsafePointer(pool.base + piece.start)
    let count = piece.end - piece.start
    pairGroups(steps, count: count)
    let height = piece.bottom - piece.top
    var rest = cuts
    while rest != 0 {
      let first = Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
      rest &= rest &- 1
      let next = rest == 0 ? height : Int32(truncatingIfNeeded: rest.trailingZeroBitCount)
      painter.paint(
        top: piece.top + first, bottom: piece.top + next, steps: steps, count: count, partners: partners.base,
        into: &frame)
    }
  }

  /// For every group's begin the index of its end among the steps of a piece.
  private mutating func pairGroups(_ steps: UnsafePointer<Int32>, count: Int) {
    partners.count = 0
    partners.reserve(count)
    let table = partners.base
    var open: Int32 = -1
    var index = 0
    // An open group keeps the index of the group around it in its place, until its end is found.
    while index < count {
      switch operations[Int(steps[index])].kind {
      case .beginGroup:
        table[index] = open
        open = Int32(truncatingIfNeeded: index)
      case .endGroup:
        if open >= 0 {
          let around = table[Int(open)]
          table[Int(open)] = Int32(truncatingIfNeeded: index)
          open = around
        }
        table[index] = 0
      default: table[index] = 0
      }
      index &+= 1
    }
  }
}
