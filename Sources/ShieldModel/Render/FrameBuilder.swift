/// Puts a frame together from top to bottom and keeps it canonical.
struct FrameBuilder: ~Copyable, StripTarget {
  private let width: Int32
  /// The first row, in the coordinates of whoever ends the bands.
  private let top: Int32
  private var bandEnds = Scratch<Int32>(capacity: 256)
  private var runEnds = Scratch<Int32>(capacity: 256)
  private var runs = Scratch<UInt64>(capacity: 1024)
  /// Where the runs of the band under construction begin.
  private var start = 0

  init(width: Int32, top: Int32 = 0) {
    self.width = width
    self.top = top
  }

  /// Adds a run to the band under construction; its end is greater than that of the run before.
  mutating func append(_ word: UInt64) {
    if runs.count > start {
      let last = runs.base[runs.count - 1]
      if (last ^ word) & FrameBuilder.look == 0 {
        runs.base[runs.count - 1] = word
        return
      }
    }
    runs.append(word)
  }

  static var hasPixels: Bool { false }

  func pixels(fromRow top: Int32, to bottom: Int32) -> UnsafeMutablePointer<UInt32>? { nil }

  mutating func append(row pixels: UnsafePointer<UInt32>, count: Int, bottom: Int32) {
    runs.reserve(runs.count + count)
    let words = runs.base + runs.count
    var used = 0
    var index = 0
    while index < count {
      let pixel = pixels[index]
      index &+= 1
      while index < count, pixels[index] == pixel { index &+= 1 }
      words[used] = UInt64(pixel) | UInt64(UInt32(truncatingIfNeeded: index)) << FrameRun.endShift
      used &+= 1
    }
    runs.count += used
    endBand(at: bottom)
  }

  mutating func append(cells: UnsafePointer<UInt64>, edges: UnsafePointer<Int32>, count: Int, origin: Int32) {
    runs.reserve(runs.count + count)
    let words = runs.base
    var used = runs.count
    var index = 0
    while index < count {
      let cell = cells[index]
      index &+= 1
      while index < count, cells[index] == cell { index &+= 1 }
      let word = Cell.run(cell, end: edges[index &- 1] &- origin)
      // The first run may go on with the last one of the cells added before.
      if used > start, (words[used &- 1] ^ word) & FrameBuilder.look == 0 { used &-= 1 }
      words[used] = word
      used &+= 1
    }
    runs.count = used
  }

  mutating func endBand(at row: Int32) {
    let count = runs.count - start
    let bands = bandEnds.count
    if bands > 0 {
      let before = bands > 1 ? Int(runEnds.base[bands - 2]) : 0
      if start - before == count, isEqual(before, start, count) {
        runs.count = start
        bandEnds.base[bands - 1] = row &- top
        return
      }
    }
    bandEnds.append(row &- top)
    runEnds.append(Int32(truncatingIfNeeded: runs.count))
    start = runs.count
  }

  private func isEqual(_ left: Int, _ right: Int, _ count: Int) -> Bool {
    let words = runs.base
    var index = 0
    while index < count {
      if words[left &+ index] != words[right &+ index] { return false }
      index &+= 1
    }
    return true
  }

  /// Adds the bands of a frame of the same width below those that have ended.
  mutating func append(_ frame: CompositedFrame) {
    let above = top + (bandEnds.count > 0 ? bandEnds.base[bandEnds.count - 1] : 0)
    var first = 0
    for (band, end) in frame.bandEnds.enumerated() {
      let last = Int(frame.runEnds[band])
      frame.runs.withUnsafeBufferPointer { words in
        if let base = words.baseAddress { runs.append(base + first, count: last - first) }
      }
      endBand(at: above + end)
      first = last
    }
  }

  /// The frame of all ended bands.
  consuming func frame(height: Int32) -> CompositedFrame {
    runs.count = start
    return CompositedFrame(
      width: width, height: height, bandEnds: bandEnds.array, runEnds: runEnds.array, runs: runs.array)
  }

  private static let look: UInt64 = FrameRun.colorBits | FrameRun.taintBit
}
