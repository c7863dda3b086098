@testable import ShieldModel

/// Changes layer trees at random, one thing at a time.
struct LayerEdit {
  private var generator: LawGenerator
  /// Where values come from.
  private let donors: [NodeDescription]

  init(seed: UInt64) {
    generator = LawGenerator(seed: seed &+ 0xED17)
    var donors: [NodeDescription] = []
    for other in 0..<4 { donors += RandomLayerTrees.tree(seed: seed &* 4 &+ UInt64(other) &+ 1_000).nodes }
    self.donors = donors
  }

  /// Makes a change and says which.
  mutating func apply(to hierarchy: inout Hierarchy) -> String {
    let layers = hierarchy.layers.handles
    let layer = generator.one(of: layers)
    let other = generator.one(of: layers)
    let place = "layer \(layer.slot)"
    switch generator.below(20) {
    case 0:
      try? hierarchy.insertSublayer(layer, into: other, at: Int32(generator.below(4)))
      return place + " goes into layer \(other.slot)"
    case 1:
      guard let above = hierarchy[layer].superlayer else { return "nothing" }
      let index: Int32? = generator.happens(50) ? nil : Int32(generator.below(3))
      try? hierarchy.insertSublayer(layer, into: above, at: index)
      return place + " changes its place among its siblings"
    case 2:
      try? hierarchy.removeFromSuperlayer(layer)
      return place + " is removed"
    case 3:
      let made = hierarchy.makeLayer(name: "made")
      generator.one(of: donors).dress(&hierarchy[made])
      try? hierarchy.insertSublayer(made, into: layer, at: Int32(generator.below(3)))
      return "a new layer goes into layer \(layer.slot)"
    case 4: return moveView(in: &hierarchy)
    case 5:
      guard let view = hierarchy.views.handles.first(where: { $0.slot % 3 == Int32(generator.below(3)) }) else {
        return "nothing"
      }
      try? hierarchy.swapLayer(of: view, to: generator.happens(50) ? hierarchy[view].ownLayer : layer)
      return "view \(view.slot) answers with layer \(layer.slot)"
    default:
      return change(layer, in: &hierarchy)
    }
  }

  private mutating func moveView(in hierarchy: inout Hierarchy) -> String {
    let views = hierarchy.views.handles
    if views.isEmpty { return "nothing" }
    let (view, superview) = (generator.one(of: views), generator.one(of: views))
    if generator.happens(30) {
      try? hierarchy.removeFromSuperview(view)
      return "view \(view.slot) is removed"
    }
    try? hierarchy.insertSubview(view, into: superview, at: generator.happens(50) ? .front : .back)
    return "view \(view.slot) goes into view \(superview.slot)"
  }

  private mutating func change(_ layer: LayerID, in hierarchy: inout Hierarchy) -> String {
    var donor = LayerNode()
    generator.one(of: donors).dress(&donor)
    let kind = generator.below(22)
    switch kind {
    case 0: hierarchy[layer].fill = donor.fill
    case 1: hierarchy[layer].frame = donor.frame
    case 2: hierarchy[layer].boundsOrigin = donor.boundsOrigin
    case 3: hierarchy[layer].transform = donor.transform
    case 4: hierarchy[layer].zPosition = donor.zPosition
    case 5: hierarchy[layer].isHidden.toggle()
    case 6: hierarchy[layer].opacity = donor.opacity
    case 7: (hierarchy[layer].borderWidth, hierarchy[layer].borderColor) = (donor.borderWidth, donor.borderColor)
    case 8: (hierarchy[layer].cornerRadius, hierarchy[layer].cornerRadii) = (donor.cornerRadius, donor.cornerRadii)
    case 9: hierarchy[layer].clips.toggle()
    case 10: hierarchy[layer].text = donor.text
    case 11: hierarchy[layer].videoFrame = donor.videoFrame
    case 12: hierarchy[layer].isRasterized = donor.isRasterized
    case 13: hierarchy[layer].gradient = donor.gradient
    case 14: hierarchy[layer].image = donor.image
    case 15: hierarchy[layer].maskMode = generator.one(of: [nil, .alpha, .luminance])
    case 16: if generator.happens(30) { hierarchy[layer].isSecret.toggle() }
    case 17: if generator.happens(20) { hierarchy[layer].shadow = donor.shadow }
    case 18: if generator.happens(20) { hierarchy[layer].blurRadius = donor.blurRadius }
    default: hierarchy[layer].captureMask = generator.one(of: [[], .still, .live, .captures, .panel, .still])
    }
    return "change \(kind) of layer \(layer.slot)"
  }
}
