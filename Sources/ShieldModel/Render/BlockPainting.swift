/// Paints blocks of neighbouring strips, in any order and at the same time.
///
/// Each strip is written into memory of its own, so threads never meet.
final class BlockPainting: @unchecked Sendable {
  private let plan: StripPlan
  private let blocks: [StripBlock]
  /// For each block the memory of its strips.
  private let memory: [[PixelStrip]]
  private let choice: PaintingChoice
  /// For each block whether it is painted; a thread writes only its own.
  private let isPainted: UnsafeMutablePointer<Bool>

  /// Gives strips of pictures memory for what is to be painted.
  ///
  /// - Parameter pictures: The pixels of each destination of the plan, in the plan's extent.
  init(_ plan: StripPlan, pictures: inout [FramePixels], choice: PaintingChoice = .cheaper) {
    self.plan = plan
    self.choice = choice
    // A few blocks more than there are likely to be threads even out unequal blocks.
    blocks = plan.paintedBlocks(atLeast: 16)
    var spare: [PixelStrip] = []
    for (place, origins) in plan.origins.enumerated() {
      for strip in origins.indices where origins[strip] != .kept { spare.append(pictures[place].take(strip)) }
    }
    var memory: [[PixelStrip]] = []
    for block in blocks {
      memory.append((block.first..<block.end).map { pictures[block.destination].own(Int($0), from: &spare) })
    }
    self.memory = memory
    isPainted = .allocate(capacity: blocks.count + 1)
    isPainted.initialize(repeating: false, count: blocks.count + 1)
  }

  deinit { isPainted.deallocate() }

  /// How many strips there are to paint.
  var stripCount: Int32 { blocks.reduce(0) { $0 + $1.end - $1.first } }

  /// Paints all blocks.
  func paint(_ parallelFor: (_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void) {
    parallelFor(Int32(truncatingIfNeeded: blocks.count)) { self.paint(block: $0) }
    // A block that was never called for is painted here, so that the pictures are whole in any case.
    for place in blocks.indices where !isPainted[place] { paint(block: Int32(truncatingIfNeeded: place)) }
  }

  private func paint(block place: Int32) {
    guard place >= 0, Int(place) < blocks.count else { return }
    let block = blocks[Int(place)]
    let list = plan.lists[block.destination]
    let strips = plan.strips[block.destination]
    var composer = StripComposer(list, choice: choice)
    var strip = block.first
    while strip < block.end {
      let top = list.window.top + strip * StripComposer.rows
      let pixels = memory[Int(place)][Int(strip - block.first)].base
      var writer = PixelWriter(pixels, stride: Int(list.window.width), width: list.window.width, top: top)
      let positions = strips.positions(of: strip)
      composer.compose(
        top: top, bottom: min(list.window.bottom, top + StripComposer.rows), positions: positions.first,
        count: positions.count, into: &writer)
      strip += 1
    }
    isPainted[Int(place)] = true
  }
}
