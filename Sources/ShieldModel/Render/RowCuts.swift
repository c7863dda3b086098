/// The rows of a strip at which a step's coverage can change, one bit a row, the first row lowest.
struct RowCuts {
  let top: Int32
  let bottom: Int32

  /// The rows at which a step can change.
  func cuts(of step: UnsafePointer<DrawStep>, _ list: borrowing DisplayList) -> UInt64 {
    let bounds = step.pointee.bounds
    var cuts = row(bounds.top) | row(bounds.bottom)
    switch step.pointee.kind {
    case .rectangle, .taintRectangle, .beginGroup, .maskByAlpha, .maskByLuminance, .backdropPlace: break
    case .outline, .taintOutline: cuts |= self.cuts(of: list.outlines.base + Int(step.pointee.outline), bounds)
    case .endGroup:
      if step.pointee.outline >= 0 { cuts |= self.cuts(of: list.outlines.base + Int(step.pointee.outline), bounds) }
    case .ring:
      cuts |= self.cuts(of: list.outlines.base + Int(step.pointee.outline), bounds)
      cuts |= self.cuts(of: list.outlines.base + Int(step.pointee.second), bounds)
    case .text:
      list.uprightTexts.base[Int(step.pointee.outline)].forEachRowEdge(
        from: max(top, bounds.top), to: min(bottom, bounds.bottom)
      ) { cuts |= row($0) }
    case .shaded, .replaced:
      if step.pointee.outline >= 0 { cuts |= self.cuts(of: list.outlines.base + Int(step.pointee.outline), bounds) }
      let shader = list.shaders[Int(step.pointee.second)]
      if case .plane(let plane) = shader {
        plane.forEachChange(from: max(top, bounds.top), to: min(bottom, bounds.bottom)) { cuts |= row($0) }
      } else if !shader.isSameInAllRows {
        cuts |= rows(bounds.top, bounds.bottom)
      }
    case .sampledText: cuts |= rows(bounds.top, bounds.bottom)
    }
    return cuts
  }

  private func cuts(of outline: UnsafePointer<Outline>, _ bounds: PixelRect) -> UInt64 {
    let rect = outline.pointee.bounds
    switch outline.pointee.kind {
    case .empty: return 0
    case .plain: return row(rect.top) | row(rect.bottom)
    case .rounded, .unevenlyRounded:
      let corner = outline.pointee.cornerRows
      return rows(rect.top, rect.top &+ corner &+ 1) | rows(rect.bottom &- corner, rect.bottom &+ 1)
    case .fractional:
      let samples = outline.pointee.samples
      return row(samples.top >> 4) | row((samples.top &+ 15) >> 4) | row(samples.bottom >> 4)
        | row((samples.bottom &+ 15) >> 4)
    case .sampled:
      let (start, end) = (outline.pointee.straightStart, outline.pointee.straightEnd)
      if start >= end { return rows(bounds.top, bounds.bottom) }
      return rows(bounds.top, ((start &+ 15) >> 4) &+ 1) | rows(end >> 4, bounds.bottom &+ 1)
    }
  }

  private func row(_ row: Int32) -> UInt64 {
    row > top && row < bottom ? 1 << UInt64(truncatingIfNeeded: row &- top) : 0
  }

  private func rows(_ start: Int32, _ end: Int32) -> UInt64 {
    let first = start > top ? start : top
    let last = end < bottom ? end : bottom
    if first >= last { return 0 }
    let length = UInt64(truncatingIfNeeded: last &- first)
    return (~0 >> (64 &- length)) << UInt64(truncatingIfNeeded: first &- top)
  }
}
