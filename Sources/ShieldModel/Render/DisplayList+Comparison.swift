extension DisplayList {
  /// Whether a strip of this list draws the same pixels and taints as that strip of another list.
  ///
  /// It says no where it is not sure. Nodes are not compared, since their numbers change when others are left out; all
  /// that reaches the picture is: what a destination leaves out of a strip, or blurs and shadows of what it leaves out,
  /// makes the steps differ. Complexity: linear in the steps of the strip.
  func hasSameStrip(_ strip: Int32, _ index: StripIndex, as other: DisplayList, _ otherIndex: StripIndex) -> Bool {
    if window != other.window || base != other.base { return false }
    let (mine, theirs) = (index.positions(of: strip), otherIndex.positions(of: strip))
    if mine.count != theirs.count { return false }
    var place = 0
    while place < mine.count {
      let left = UnsafePointer(steps.base + Int(mine.first[place]))
      let right = UnsafePointer(other.steps.base + Int(theirs.first[place]))
      if !left.pointee.hasSamePlainParts(as: right) || !hasSameShape(left, as: other, right) { return false }
      place &+= 1
    }
    return true
  }

  /// Whether what two steps of the same kind refer to is the same.
  private func hasSameShape(
    _ step: UnsafePointer<DrawStep>, as other: DisplayList, _ otherStep: UnsafePointer<DrawStep>
  ) -> Bool {
    let (outline, otherOutline) = (Int(step.pointee.outline), Int(otherStep.pointee.outline))
    let (second, otherSecond) = (Int(step.pointee.second), Int(otherStep.pointee.second))
    switch step.pointee.kind {
    case .rectangle, .taintRectangle, .beginGroup, .maskByAlpha, .maskByLuminance, .backdropPlace: return true
    case .outline, .taintOutline, .endGroup: return hasSameOutline(outline, as: other, otherOutline)
    case .ring:
      return hasSameOutline(outline, as: other, otherOutline) && hasSameOutline(second, as: other, otherSecond)
    case .text:
      let (text, otherText) = (uprightTexts.base[outline], other.uprightTexts.base[otherOutline])
      return text.isSame(as: otherText) && rasters[Int(text.raster)] == other.rasters[Int(otherText.raster)]
    case .sampledText:
      let (text, otherText) = (sampledTexts.base[outline], other.sampledTexts.base[otherOutline])
      return text.isSame(as: otherText) && rasters[Int(text.raster)] == other.rasters[Int(otherText.raster)]
    case .shaded, .replaced:
      return hasSameOutline(outline, as: other, otherOutline) && shaders[second] == other.shaders[otherSecond]
    }
  }

  private func hasSameOutline(_ outline: Int, as other: DisplayList, _ otherOutline: Int) -> Bool {
    if outline < 0 || otherOutline < 0 { return outline == otherOutline }
    return outlines.base[outline].isSame(as: other.outlines.base[otherOutline])
  }
}

extension DrawStep {
  /// Whether two steps are alike in all that does not refer to tables, nodes aside.
  fileprivate func hasSamePlainParts(as other: UnsafePointer<DrawStep>) -> Bool {
    kind == other.pointee.kind && isSecret == other.pointee.isSecret && opacity == other.pointee.opacity
      && source == other.pointee.source && bounds.left == other.pointee.bounds.left
      && bounds.top == other.pointee.bounds.top && bounds.right == other.pointee.bounds.right
      && bounds.bottom == other.pointee.bounds.bottom
  }
}

extension Outline {
  /// Whether the outline is the same, wherever its corners are stored.
  fileprivate func isSame(as other: Outline) -> Bool {
    var moved = self
    moved.insetStart = other.insetStart
    moved.cornerStart = other.cornerStart
    return moved == other
  }
}

extension UprightText {
  /// Whether the text is the same, wherever its characters are stored.
  fileprivate func isSame(as other: UprightText) -> Bool {
    var moved = self
    moved.raster = other.raster
    return moved == other
  }
}

extension SampledText {
  /// Whether the text is the same, wherever its characters are stored.
  fileprivate func isSame(as other: SampledText) -> Bool {
    var moved = self
    moved.raster = other.raster
    return moved == other
  }
}
