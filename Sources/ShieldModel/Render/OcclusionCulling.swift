/// Drops the steps that cannot show in a piece of the picture because opaque rectangles in front cover them.
///
/// Only steps of this destination are looked at, so a node that the destination leaves out covers nothing.
struct OcclusionCulling: ~Copyable {
  private let steps: UnsafeMutablePointer<DrawStep>
  /// Columns that are covered over the whole height of the piece, by steps of the group at hand or around it.
  private var covered = ColumnSet()
  /// What was covered before a group was entered from the front; deeper groups cover nothing.
  private var outside0 = ColumnSet()
  private var outside1 = ColumnSet()
  private var kept = Scratch<Int32>(capacity: 256)

  init(_ list: borrowing DisplayList) {
    steps = list.steps.base
  }

  /// Adds the positions of the steps that may show in a rectangle within the window to `output`, back to front.
  mutating func cull(
    _ positions: UnsafePointer<Int32>, count: Int, in rect: PixelRect, into output: inout Scratch<Int32>
  ) {
    covered.reset(from: rect.left, through: rect.right)
    kept.count = 0
    var coversSome = false
    var depth = 0
    var coveredSomeOutside = (false, false)
    var index = count
    while index > 0 {
      index &-= 1
      let position = positions[index]
      let step = steps + Int(position)
      let bounds = step.pointee.bounds
      if bounds.top >= rect.bottom || bounds.bottom <= rect.top { continue }
      let left = bounds.left > rect.left ? bounds.left : rect.left
      let right = bounds.right < rect.right ? bounds.right : rect.right
      if left >= right { continue }
      let kind = step.pointee.kind
      if kind == .beginGroup {
        depth &-= 1
        if depth == 0 {
          covered.copy(outside0)
          coversSome = coveredSomeOutside.0
        } else if depth == 1 {
          covered.copy(outside1)
          coversSome = coveredSomeOutside.1
        }
        if coversSome, covered.contains(left, right) { continue }
        // A group of which nothing is left leaves no trace either.
        if kept.count > 0, steps[Int(kept.base[kept.count - 1])].kind == .endGroup {
          kept.count -= 1
        } else {
          kept.append(position)
        }
        continue
      }
      let isCovered = coversSome && covered.contains(left, right)
      // A mask ends its own group; unlike others, that is kept even if nothing is in it, since an empty mask hides all.
      if kind == .endGroup || kind == .maskByAlpha || kind == .maskByLuminance {
        if depth == 0 {
          outside0.copy(covered)
          coveredSomeOutside.0 = coversSome
        } else if depth == 1 {
          outside1.copy(covered)
          coveredSomeOutside.1 = coversSome
        }
        depth &+= 1
        if !isCovered { kept.append(position) }
        continue
      }
      if isCovered { continue }
      kept.append(position)
      if depth < 3, bounds.top <= rect.top, bounds.bottom >= rect.bottom, step.pointee.coversBounds {
        covered.insert(left, right)
        coversSome = true
        if depth == 0, covered.contains(rect.left, rect.right) { break }
      }
    }
    output.reserve(output.count + kept.count)
    let target = output.base + output.count
    var place = kept.count
    var written = 0
    while place > 0 {
      place &-= 1
      target[written] = kept.base[place]
      written &+= 1
    }
    output.count &+= written
  }
}
