extension Compositor {
  /// Composes a tree for a destination with several threads; the frame is that of ``compose(_:rule:)``.
  ///
  /// `parallelFor` calls the body once for every number below the count, in any order and at the same time as it
  /// likes, and returns when all calls have returned.
  public static func compose(
    _ tree: RenderTree, rule: CompositionRule,
    parallelFor: (_ count: Int32, _ body: @Sendable (Int32) -> Void) -> Void
  ) -> CompositedFrame {
    let extent = CompositedFrame.heldExtent(width: tree.width, height: tree.height)
    let window = PixelRect(left: 0, top: 0, right: extent.width, bottom: extent.height)
    if window.height <= StripComposer.rows || window.isEmpty { return compose(tree, rule: rule) }
    let list = DisplayListBuilder.list(for: tree, rule: rule, window: window)
    let strips = StripIndex(list)
    // A few blocks more than there are likely to be threads even out unequal blocks.
    let blockCount = min(strips.count, 16)
    let blocks = FrameSlots(count: Int(blockCount))
    parallelFor(blockCount) { block in
      guard block >= 0, block < blockCount else { return }
      blocks.put(
        compose(
          list, strips, from: strips.count * block / blockCount, to: strips.count * (block + 1) / blockCount),
        at: Int(block))
    }
    var frame = FrameBuilder(width: window.width)
    for block in 0..<blockCount {
      // A block that was never called for is composed here, so that the picture is whole in any case.
      frame.append(
        blocks.take(at: Int(block))
          ?? compose(
            list, strips, from: strips.count * block / blockCount, to: strips.count * (block + 1) / blockCount))
    }
    return frame.frame(height: window.height)
  }
}

/// One place for each block of a picture; a thread writes only into its own.
private final class FrameSlots: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<CompositedFrame?>
  private let count: Int

  init(count: Int) {
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil, count: count)
  }

  deinit {
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  func put(_ frame: CompositedFrame, at index: Int) { slots[index] = frame }

  func take(at index: Int) -> CompositedFrame? { slots[index] }
}
