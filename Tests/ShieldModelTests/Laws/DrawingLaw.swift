@testable import ShieldModel

/// A statement that holds for every scene, every request and every right way to draw.
struct DrawingLaw: Sendable, CustomStringConvertible {
  /// The statement as a sentence.
  let description: String
  /// Answers how the drawing breaks the law, or nil.
  let violation: @Sendable (DrawingScene, PictureRequest, PictureMaker) -> String?

  /// Laws about what masks do.
  static let masks: [DrawingLaw] = [
    maskedEqualsRemoved, otherBitsChangeNothing, maskedContentIsUnseen, blackoutIsAPlainBlackLayer,
  ]

  /// Laws about what the taint plane says.
  static let taint: [DrawingLaw] = [changesAreTainted, taintIsEarned]
}

extension DrawingScene {
  /// The scene without a layer and everything below it.
  func removing(_ id: LayerID) -> DrawingScene {
    var copy = self
    copy.roots.removeAll { hierarchy.isLayer($0, sameOrBelow: id) }
    // The layer lives, so taking it out cannot be refused.
    try? copy.hierarchy.removeFromSuperlayer(id)
    return copy
  }

  /// The scene with an edit made to some of its layers.
  func editing(_ ids: [LayerID], _ edit: (inout LayerNode) -> Void) -> DrawingScene {
    var copy = self
    for id in ids { edit(&copy.hierarchy[id]) }
    return copy
  }

  /// The masks of all layers, in slot order.
  var masks: [CaptureMask] { hierarchy.layers.handles.map { hierarchy[$0].captureMask } }

  /// Layers whose own mask meets the bits.
  func layers(maskedFor bits: CaptureMask) -> [LayerID] {
    hierarchy.layers.handles.filter { !hierarchy[$0].captureMask.isDisjoint(with: bits) }
  }
}
