@testable import ShieldModel

extension DrawingLaw {
  /// Non-interference: a pixel without taint does not change when nothing but secret content changes.
  static let changesAreTainted = DrawingLaw(
    description: "every pixel that changes with the secret content is tainted"
  ) { scene, request, draw in
    let picture = draw(scene, request)
    for edit in SecretEdit.allCases {
      let other = draw(edit.apply(to: scene), request)
      if let difference = leak(picture, other) { return "secrets replaced by \(edit): \(difference)" }
    }
    // The same once more with replacements that the reference makes while it paints.
    let tree = ReferenceTree(scene, scale: request.scale)
    for replacement in ReferenceReplacement.allCases {
      let other = ReferenceCompositor(tree: tree, request: request, replacement: replacement).picture()
      if let difference = leak(picture, other) { return "secrets painted as \(replacement): \(difference)" }
    }
    return nil
  }

  /// Taint says no more than it must: a tainted pixel would change if nothing were rounded.
  ///
  /// The measure is the un-rounded difference between white and black in the place of the secret parts (text as its
  /// whole block, whose extent is public). It is above 0 in every tainted pixel; so a tainted pixel that changes under
  /// none of the replacements owes that to rounding alone.
  static let taintIsEarned = DrawingLaw(
    description: "a tainted pixel would change with the secret content if nothing were rounded"
  ) { scene, request, draw in
    let picture = draw(scene, request)
    if !picture.taint.contains(true) { return nil }
    let tree = ReferenceTree(scene, scale: request.scale)
    let canvas = ReferenceCompositor(tree: tree, request: request).canvas()
    for index in canvas.indices where picture.taint[index] && !(canvas[index].exposure > 0) {
      return "pixel (\(index % picture.width), \(index / picture.width)) is tainted, but no secret reaches it"
    }
    return nil
  }

  /// Where the first pixel stands that changed without being tainted.
  private static func leak(_ picture: DensePicture, _ other: DensePicture) -> String? {
    if picture.pixels == other.pixels { return nil }
    for index in picture.pixels.indices where picture.pixels[index] != other.pixels[index] && !picture.taint[index] {
      return "pixel (\(index % picture.width), \(index / picture.width)) changes and is not tainted"
    }
    return nil
  }
}
