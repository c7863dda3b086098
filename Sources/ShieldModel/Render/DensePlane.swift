/// A part of a picture pixel by pixel, for effects that look at neighbours.
struct DensePlane: ~Copyable {
  let width: Int
  let height: Int
  /// Red, green, blue, alpha and taint (0 or 1), each row by row.
  private(set) var channels: [ChannelPlane]

  /// Copies a picture into a larger plane.
  ///
  /// - Parameters:
  ///   - left: Where the plane begins, counted from the picture's left edge; negative for a margin.
  ///   - top: Where the plane begins, counted from the picture's top edge.
  ///   - repeatsEdges: Whether the nearest pixel counts beyond the picture's edges, and not an empty one.
  init(_ frame: CompositedFrame, left: Int32, top: Int32, width: Int, height: Int, repeatsEdges: Bool) {
    self.width = width
    self.height = height
    channels = (0..<5).map { _ in ChannelPlane(count: width * height) }
    if frame.isEmpty { return }
    var y = 0
    while y < height {
      var row = top + Int32(truncatingIfNeeded: y)
      if repeatsEdges { row = max(0, min(row, frame.height - 1)) }
      if row >= 0, row < frame.height {
        copyRow(row, of: frame, left: left, at: y * width, repeatsEdges: repeatsEdges)
      }
      y += 1
    }
  }

  private func copyRow(_ row: Int32, of frame: CompositedFrame, left: Int32, at start: Int, repeatsEdges: Bool) {
    let positions = frame.runPositions(of: frame.bandIndex(ofRow: row))
    let right = left + Int32(truncatingIfNeeded: width)
    var runStart: Int32 = repeatsEdges ? left : 0
    for position in positions {
      let word = frame.runs[position]
      var runEnd = FrameRun.end(of: word)
      if repeatsEdges, position == positions.upperBound - 1 { runEnd = max(runEnd, right) }
      let color = FrameRun.color(of: word)
      let bytes = (color.red, color.green, color.blue, color.alpha, UInt8(word & FrameRun.taintBit == 0 ? 0 : 1))
      var x = max(runStart, left)
      let end = min(runEnd, right)
      while x < end {
        let place = start + Int(x - left)
        channels[0].bytes.base[place] = bytes.0
        channels[1].bytes.base[place] = bytes.1
        channels[2].bytes.base[place] = bytes.2
        channels[3].bytes.base[place] = bytes.3
        channels[4].bytes.base[place] = bytes.4
        x += 1
      }
      runStart = max(runStart, runEnd)
    }
  }
}

/// One byte for each pixel.
final class ChannelPlane {
  var bytes: Scratch<UInt8>

  init(count: Int) {
    bytes = Scratch(capacity: max(1, count))
    bytes.fill(0, count: count)
  }

  init(_ bytes: consuming Scratch<UInt8>) { self.bytes = bytes }
}

extension DensePlane {
  /// The blurred picture, without the margin that the blur uses up.
  ///
  /// - Parameter color: The cell that the blurred alpha scales; nil to blur all four channels.
  consuming func blurred(by blur: BoxBlur, color: UInt64?) -> CompositedFrame {
    let (width, height) = (width - 2 * blur.margin, height - 2 * blur.margin)
    var results: [ChannelPlane] = []
    for channel in 0..<5 {
      if channel == 4 {
        results.append(ChannelPlane(blur.reach(of: channels[4].bytes, width: width, height: height)))
      } else if channel == 3 || color == nil {
        results.append(ChannelPlane(blur.blur(channels[channel].bytes, width: width, height: height)))
      } else {
        results.append(ChannelPlane(count: 0))
      }
    }
    var builder = FrameBuilder(width: Int32(width))
    var y = 0
    while y < height {
      var x = 0
      while x < width {
        let place = y * width + x
        let alpha = UInt64(results[3].bytes.base[place])
        var cell: UInt64
        if let color {
          cell = Cell.scaled(color, by: alpha)
        } else {
          cell = UInt64(results[0].bytes.base[place]) | UInt64(results[1].bytes.base[place]) << 16
          cell |= UInt64(results[2].bytes.base[place]) << 32 | alpha << 48
        }
        if results[4].bytes.base[place] != 0 { cell |= Cell.taint }
        x += 1
        builder.append(Cell.run(cell, end: Int32(x)))
      }
      y += 1
      builder.endBand(at: Int32(y))
    }
    return builder.frame(height: Int32(height))
  }
}
