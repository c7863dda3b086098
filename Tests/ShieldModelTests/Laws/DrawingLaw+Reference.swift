@testable import ShieldModel

extension DrawingLaw {
  /// Composed = reference, to the bit, pixels and taint.
  static let composedEqualsReference = DrawingLaw(
    description: "pixels and taint are those of the reference compositor"
  ) { scene, request, draw in
    let picture = draw(scene, request)
    let reference = ReferenceCompositor.picture(scene, request)
    return picture.firstDifference(from: reference).map { "\($0) of the reference" }
      ?? picture.firstTaintDifference(from: reference)
  }
}
