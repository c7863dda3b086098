/// Which steps of a display list meet which strip of the picture.
///
/// Nothing changes after it is made, so threads can read it at the same time.
final class StripIndex: @unchecked Sendable {
  /// How many strips there are.
  let count: Int32
  /// For each strip where its steps begin; one more entry at the end.
  private let starts: Scratch<Int>
  private let positions: Scratch<Int32>

  /// Sorts the steps into strips.
  ///
  /// Complexity: linear in the steps and in how many strips they meet.
  init(_ list: DisplayList) {
    var starts = Scratch<Int>(capacity: 1)
    var positions = Scratch<Int32>(capacity: 1)
    let window = list.window
    count = (window.height + StripComposer.rows - 1) / StripComposer.rows
    starts.fill(0, count: Int(count) + 1)
    let steps = list.steps.base
    let total = list.steps.count
    // First how many steps each strip has, shifted by one strip, then where they begin, then the steps themselves.
    var index = 0
    while index < total {
      var strip = StripIndex.first(steps[index].bounds, window)
      let last = StripIndex.last(steps[index].bounds, window)
      while strip <= last {
        starts.base[strip &+ 1] &+= 1
        strip &+= 1
      }
      index &+= 1
    }
    var strip = 0
    while strip < Int(count) {
      starts.base[strip &+ 1] &+= starts.base[strip]
      strip &+= 1
    }
    positions.fill(0, count: starts.base[Int(count)])
    var next = Scratch<Int>(capacity: Int(count) + 1)
    next.fill(0, count: Int(count) + 1)
    index = 0
    while index < total {
      var strip = StripIndex.first(steps[index].bounds, window)
      let last = StripIndex.last(steps[index].bounds, window)
      while strip <= last {
        positions.base[starts.base[strip] &+ next.base[strip]] = Int32(truncatingIfNeeded: index)
        next.base[strip] &+= 1
        strip &+= 1
      }
      index &+= 1
    }
    self.starts = starts
    self.positions = positions
  }

  /// The steps of a strip, back to front.
  func positions(of strip: Int32) -> (first: UnsafePointer<Int32>, count: Int) {
    let start = starts.base[Int(strip)]
    return (UnsafePointer(positions.base + start), starts.base[Int(strip) + 1] - start)
  }

  private static func first(_ bounds: PixelRect, _ window: PixelRect) -> Int {
    Int((bounds.top &- window.top) / StripComposer.rows)
  }

  private static func last(_ bounds: PixelRect, _ window: PixelRect) -> Int {
    Int((bounds.bottom &- 1 &- window.top) / StripComposer.rows)
  }
}
