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
  /// The scene without a layer and everything below it, and without the replicas of any of it.
  func removing(_ id: LayerID) -> DrawingScene {
    var copy = self
    var gone: Set<LayerID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for layer in hierarchy.layerSubtree(of: next) where gone.insert(layer).inserted {
        waiting += hierarchy.layers.handles.filter { hierarchy[$0].replicaSource == layer }
      }
    }
    copy.roots.removeAll { gone.contains($0) }
    for layer in gone {
      // The layer lives, so taking it out cannot be refused.
      if let above = hierarchy[layer].superlayer, !gone.contains(above) {
        try? copy.hierarchy.removeFromSuperlayer(layer)
      }
    }
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

  /// Layers whose own mask meets the bits and counts, unlike that of what an engine draws.
  func layers(maskedFor bits: CaptureMask) -> [LayerID] {
    hierarchy.layers.handles.filter { id in
      !hierarchy[id].captureMask.isDisjoint(with: bits)
        && !hierarchy.layerPath(from: id).dropFirst().contains { hierarchy[$0].isEngineSurface }
    }
  }
}
