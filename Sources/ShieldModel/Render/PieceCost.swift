/// A guess at what it costs to paint a piece by cells and by pixels.
///
/// Both ways give the same picture, so a wrong guess costs time only.
struct PieceCost {
  private let bounds: PixelRect
  private let width: Int64
  private let rows: Int64
  private let bands: Int64
  /// Edges of spans in a row, as far as they are known to lie apart.
  private var edges: Int64 = 2
  /// Edges of spans in all bands.
  private var bandEdges: Int64 = 0
  /// The widths of all steps times their bands, and times their rows.
  private var bandPixels: Int64 = 0
  private var pixels: Int64 = 0
  /// How deep groups nest, and whether some step taints or masks.
  private var depth = 0
  private(set) var deepest = 0
  private(set) var needsCells = false
  /// The smallest rectangle that holds all steps whose colour changes from pixel to pixel, and their areas together.
  private(set) var pictures = PixelRect.empty
  private(set) var pictureArea: Int64 = 0

  /// - Parameters:
  ///   - bounds: The pixels of the piece.
  ///   - bands: How many bands of equal rows it has.
  init(_ bounds: PixelRect, bands: Int) {
    self.bounds = bounds
    width = Int64(bounds.width)
    rows = Int64(bounds.height)
    self.bands = Int64(bands)
  }

  /// Takes a step into account, in the order of the list.
  mutating func add(_ step: UnsafePointer<DrawStep>, _ list: DisplayList) {
    let bounds = step.pointee.bounds.common(with: self.bounds)
    let width = Int64(bounds.right &- bounds.left)
    let rows = Int64(bounds.bottom &- bounds.top)
    var spanEdges: Int64 = 2
    if step.pointee.isSecret { needsCells = true }
    switch step.pointee.kind {
    case .rectangle: break
    case .outline, .ring: spanEdges = 6
    case .text, .sampledText: spanEdges = width / 8
    case .shaded:
      spanEdges = width
      pictureArea &+= width &* rows
      pictures = pictures.union(bounds)
      if !list.shaders[Int(step.pointee.second)].isUntainted { needsCells = true }
    case .beginGroup:
      depth &+= 1
      if depth > deepest { deepest = depth }
      // The part below an opened group is known to be needed, so it counts once at the end.
      return
    case .endGroup: depth &-= 1
    case .backdropPlace: return
    case .replaced, .taintRectangle, .taintOutline, .maskByAlpha, .maskByLuminance: needsCells = true
    }
    let bands = (self.bands &* rows &+ self.rows &- 1) / max64(1, self.rows)
    edges &+= spanEdges
    bandEdges &+= spanEdges &* bands
    bandPixels &+= width &* bands
    pixels &+= width &* rows
  }

  /// How often a pixel is painted, on average.
  var overdraw: Int64 { pixels / max64(1, width &* rows) }

  /// Whether some step's colour changes from pixel to pixel.
  var hasPictures: Bool { pictureArea > 0 }

  /// Whether the piece can be painted by pixels.
  var allowsPixels: Bool { !needsCells && deepest <= RowPainter.greatestDepth }

  /// Whether painting by pixels seems cheaper.
  ///
  /// - Parameter factor: By how much it must be.
  func prefersPixels(factor: Int64 = 1) -> Bool {
    // In quarters of a nanosecond on the machine it was tuned on: a pixel takes 1, a cell 4, an edge 20.
    let cells = min64(width, edges)
    let byCells = (bandPixels / max64(1, width)) &* cells &* 4 &+ bandEdges &* 20 &+ bands &* cells &* 4
    return (pixels &+ rows &* width) &* factor < byCells
  }
}
