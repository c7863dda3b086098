/// Where the strips of a picture come from.
enum StripOrigin: Hashable {
  /// The picture of the same destination before.
  case kept
  /// The new picture of an earlier destination, by its place in the list.
  case shared(with: Int)
  /// Nowhere: the strip is painted.
  case painted
}

/// What the pictures of several destinations have in common with each other and with the pictures before, strip by strip.
///
/// Strips are taken over only if they are drawn by the same steps. What one destination leaves out, or a blur or a shadow
/// of it, makes the steps differ, so no destination gets to see what only another one draws.
///
/// Source: C5, assumed.
struct StripPlan {
  /// What is drawn, for each destination.
  let lists: [DisplayList]
  let strips: [StripIndex]
  /// For each destination the origin of each strip, from top to bottom.
  let origins: [[StripOrigin]]

  /// Whether a strip of a list draws what that strip of another list draws.
  typealias Comparison =
    @Sendable (
      _ strip: Int32, _ list: DisplayList, _ index: StripIndex, _ other: DisplayList, _ otherIndex: StripIndex
    ) -> Bool

  /// By the steps of both.
  static let byStep: Comparison = { $1.hasSameStrip($0, $2, as: $3, $4) }

  /// - Parameters:
  ///   - window: The pixels of the picture, not empty.
  ///   - before: The plan of the pictures before, for destinations in the same order.
  ///   - isSame: How strips are compared; for tests.
  init(
    _ tree: RenderTree, rules: [CompositionRule], window: PixelRect, before: StripPlan?,
    isSame: Comparison = StripPlan.byStep
  ) {
    var lists: [DisplayList] = []
    var strips: [StripIndex] = []
    var origins: [[StripOrigin]] = []
    let masks = StripPlan.masks(in: tree)
    for (place, rule) in rules.enumerated() {
      if let masks, let earlier = rules[..<place].firstIndex(where: { $0.drawsAlike(rule, where: masks) }) {
        lists.append(lists[earlier])
        strips.append(strips[earlier])
        origins.append([StripOrigin](repeating: .shared(with: earlier), count: Int(strips[earlier].count)))
        continue
      }
      let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
      let index = StripIndex(list)
      var found = [StripOrigin](repeating: .painted, count: Int(index.count))
      if let before, place < before.lists.count, before.strips[place].count == index.count {
        for strip in 0..<index.count
        where isSame(strip, list, index, before.lists[place], before.strips[place]) {
          found[Int(strip)] = .kept
        }
      }
      for strip in 0..<index.count where found[Int(strip)] == .painted {
        for earlier in lists.indices
        where origins[earlier][Int(strip)] == .painted
          && isSame(strip, list, index, lists[earlier], strips[earlier])
        {
          found[Int(strip)] = .shared(with: earlier)
          break
        }
      }
      lists.append(list)
      strips.append(index)
      origins.append(found)
    }
    self.lists = lists
    self.strips = strips
    self.origins = origins
  }

  /// All effective masks that nodes of a tree have, each once; nil where a node shows another moment, in which there may
  /// be others.
  private static func masks(in tree: RenderTree) -> [CaptureMask]? {
    tree.nodes.withUnsafeBufferPointer { nodes in
      var masks: [CaptureMask] = []
      guard let first = nodes.baseAddress else { return masks }
      var last: CaptureMask?
      for index in nodes.indices {
        if !(first + index).isBare, first[index].kept != nil { return nil }
        let mask = first[index].effectiveMask
        if mask == last { continue }
        last = mask
        if !masks.contains(mask) { masks.append(mask) }
      }
      return masks
    }
  }

  /// Runs of neighbouring strips that are painted, so that one block is work for one thread.
  ///
  /// - Parameter count: How many blocks there should be at least, if there are so many strips.
  func paintedBlocks(atLeast count: Int32) -> [StripBlock] {
    var painted: Int32 = 0
    for found in origins { painted += found.reduce(0) { $1 == .painted ? $0 + 1 : $0 } }
    let most = max(1, painted / max(1, count))
    var blocks: [StripBlock] = []
    for (place, found) in origins.enumerated() {
      var strip: Int32 = 0
      while strip < strips[place].count {
        let first = strip
        while strip < strips[place].count, strip - first < most, found[Int(strip)] == .painted { strip += 1 }
        if strip > first {
          blocks.append(StripBlock(destination: place, first: first, end: strip))
        } else {
          strip += 1
        }
      }
    }
    return blocks
  }
}

/// Neighbouring strips of one destination's picture.
struct StripBlock: Hashable {
  var destination: Int
  var first: Int32
  var end: Int32
}

extension CompositionRule {
  /// Whether this destination draws what another one draws, of a tree in which only some masks occur.
  fileprivate func drawsAlike(_ other: CompositionRule, where masks: [CaptureMask]) -> Bool {
    var relabeled = self
    relabeled.omitted = other.omitted
    return relabeled == other && masks.allSatisfy { leavesOut($0) == other.leavesOut($0) }
  }
}
