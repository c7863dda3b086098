/// Where pictures differ, taint aside.
public struct FrameDifference: Hashable, Sendable {
  /// How many pixels differ.
  public var pixelCount: Int
  /// The smallest rectangle that holds them; empty if none differ.
  public var bounds: PixelRect

  /// Makes a difference from its parts.
  public init(pixelCount: Int, bounds: PixelRect) {
    self.pixelCount = pixelCount
    self.bounds = bounds
  }

  /// No difference.
  public static let none = FrameDifference(pixelCount: 0, bounds: .empty)
}

extension CompositedFrame {
  /// Whether two frames show the same picture, whatever their taints.
  public func hasSamePixels(as other: CompositedFrame) -> Bool { firstDifference(from: other) == nil }

  /// How many pixels differ from another frame's, taint aside.
  ///
  /// Frames of different sizes are laid with their top left corners together, and a pixel that only one has differs.
  public func differingPixelCount(from other: CompositedFrame) -> Int { difference(from: [other]).pixelCount }

  /// The first pixel, row by row from the top, that differs from another frame's, taint aside.
  public func firstDifference(from other: CompositedFrame) -> (x: Int32, y: Int32)? {
    var found: (x: Int32, y: Int32)?
    forEachDifference(from: [other]) { rows, columns in
      // Blocks come band by band, so the first block of a band is its first difference.
      found = (columns.lowerBound, rows.lowerBound)
      return false
    }
    return found
  }

  /// The pixels that differ between this frame and at least one of the others, taint aside.
  public func difference(from others: [CompositedFrame]) -> FrameDifference {
    var result = FrameDifference.none
    forEachDifference(from: others) { rows, columns in
      result.pixelCount += rows.count * columns.count
      result.bounds = result.bounds.union(
        PixelRect(
          left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound))
      return true
    }
    return result
  }

  /// Calls the body with disjoint blocks of differing pixels, from top to bottom and left to right, while it says true.
  private func forEachDifference(
    from others: [CompositedFrame], _ body: (Range<Int32>, Range<Int32>) -> Bool
  ) {
    var cursors = [FrameCursor(self)]
    for other in others { cursors.append(FrameCursor(other)) }
    var row: Int32 = 0
    while true {
      var nextRow = Int32.max
      for index in cursors.indices {
        cursors[index].enter(row: row)
        nextRow = min(nextRow, cursors[index].bandEnd)
      }
      if nextRow == Int32.max { return }
      var column: Int32 = 0
      while true {
        var end = Int32.max
        for index in cursors.indices {
          cursors[index].enter(column: column)
          end = min(end, cursors[index].runEnd)
        }
        if end == Int32.max { break }
        let look = cursors[0].look
        for index in cursors.indices where cursors[index].look != look {
          if !body(row..<nextRow, column..<end) { return }
          break
        }
        column = end
      }
      row = nextRow
    }
  }
}

/// A place in a frame that moves down and to the right.
private struct FrameCursor {
  private let frame: CompositedFrame
  private var band = 0
  private var run = 0
  private var lastRun = 0
  /// First row below the band at hand; the greatest number below the frame.
  private(set) var bandEnd: Int32 = 0
  /// First column after the run at hand; the greatest number right of the frame and below it.
  private(set) var runEnd: Int32 = 0
  /// Colour of the run at hand; outside the frame a value that no colour has.
  private(set) var look: UInt64 = .max

  init(_ frame: CompositedFrame) {
    self.frame = frame
  }

  mutating func enter(row: Int32) {
    while band < frame.bandEnds.count, frame.bandEnds[band] <= row { band += 1 }
    if band < frame.bandEnds.count {
      bandEnd = frame.bandEnds[band]
      let positions = frame.runPositions(of: band)
      run = positions.lowerBound
      lastRun = positions.upperBound
    } else {
      bandEnd = .max
      lastRun = run
    }
  }

  mutating func enter(column: Int32) {
    while run < lastRun, FrameRun.end(of: frame.runs[run]) <= column { run += 1 }
    if run < lastRun {
      runEnd = FrameRun.end(of: frame.runs[run])
      look = frame.runs[run] & FrameRun.colorBits
    } else {
      runEnd = .max
      look = .max
    }
  }
}
