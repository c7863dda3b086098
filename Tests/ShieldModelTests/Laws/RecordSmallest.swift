import Testing

@testable import ShieldModel

/// Records an issue where the product breaks a law.
func expectNone(
  _ law: DrawingLaw, _ scene: DrawingScene, _ request: PictureRequest,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let violation = law.violation(scene, request, ProductDrawing.draw) {
    Issue.record("\(law): \(violation); \(request); \(scene.listing)", sourceLocation: sourceLocation)
  }
}

/// Records an issue with the seed and the smallest tree that still breaks the law.
func recordSmallest(
  _ tree: TreeDescription, seed: UInt64, _ request: PictureRequest, _ law: DrawingLaw,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = smallestFailure(tree, seed: seed, request, law, ProductDrawing.draw)
  Issue.record("\(text)", sourceLocation: sourceLocation)
}

/// What is broken, by which seed, and the smallest tree that still breaks it.
func smallestFailure(
  _ tree: TreeDescription, seed: UInt64, _ request: PictureRequest, _ law: DrawingLaw, _ draw: PictureMaker
) -> String {
  func violation(_ tree: TreeDescription) -> String? {
    (try? tree.scene()).flatMap { law.violation($0, request, draw) }
  }
  let smallest = TreeShrinker.shrink(tree) { violation($0) != nil }
  return "\(law): \(violation(smallest) ?? "only in the whole tree")\nseed \(seed), \(request)\n\(smallest)"
}

extension DrawingScene {
  /// The layers as text, in slot order, with the slot of each one's superlayer.
  var listing: String {
    hierarchy.layers.handles.map { id in
      let layer = hierarchy[id]
      let above = layer.superlayer.map { "\($0.slot)" } ?? "-"
      return "\(id.slot) below \(above) mask \(layer.captureMask.description)\(layer.isSecret ? " secret" : "")"
    }.joined(separator: ", ")
  }
}
