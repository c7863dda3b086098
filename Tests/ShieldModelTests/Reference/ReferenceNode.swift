@testable import ShieldModel

/// One layer of a drawing with everything that painting needs: no references, no way back to the hierarchy.
struct ReferenceNode {
  /// One visible part of a layer.
  struct Part {
    /// The straight colour.
    var color: Color
    /// Samples that get the colour.
    var paint: ReferenceCoverage
    /// Samples that belong to the part as far as its extent tells; more than the paint for text only.
    var extent: ReferenceCoverage
    /// The colour of each pixel, if it is not the same everywhere.
    var colors: [Color]?
    /// The same with every colour that it was made of turned round.
    var turnedColors: [Color]?
    /// Pixels of another moment, in the place of colours.
    var snapshot: ReferenceSnapshot?
  }

  /// How sublayers are cut off.
  enum Clip: Equatable {
    case none
    case box(ReferenceBox)
    case shape
  }

  var id: LayerID
  /// The layer as it stood in the hierarchy.
  var layer: LayerNode
  /// The layer's own bits and those of all layers above it, up to the true root.
  var effectiveMask: CaptureMask
  var isSecret: Bool
  /// Whether the layer itself asks for being drawn: neither hidden, nor transparent, nor folded.
  var isVisible: Bool
  /// 0…255.
  var opacity: Int
  var clip: Clip
  var shape: ReferenceCoverage
  /// Fill, gradient, video, image, text: what lies behind the sublayers, back to front.
  var partsBehind: [Part]
  /// The border, which lies in front of the sublayers.
  var partsInFront: [Part]
  /// Back to front, masks last.
  var children: [ReferenceNode]
  /// How the node masks the one above it, if it does.
  var maskMode: MaskMode?
  var shadow: ReferenceShadow?
  var backdrop: ReferenceBackdrop?
  /// Whether the node stands in a replica for the layer that the replica shows.
  var isCopy = false
  /// What the node showed before, and how much of what it shows now is mixed in, 0…255.
  var fading: (snapshot: ReferenceSnapshot, share: Int)?

  /// This node and everything below it, this one first.
  var subtree: [ReferenceNode] { [self] + children.flatMap(\.subtree) }
}
