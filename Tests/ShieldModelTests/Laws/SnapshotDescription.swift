@testable import ShieldModel

/// A snapshot of a described tree; its own snapshots are in it as far as nodes before show them.
struct SnapshotDescription: Hashable, Sendable {
  /// The node that it shows; nil for the whole canvas.
  var node: Int?
  var omitted: CaptureMask = .panel
  var effect = CaptureEffect.omit
  var scale = 1.0
  /// Whether who shows it gets the masks of what is in it.
  var isMaskKept = false

  /// The snapshot of trees as they are.
  func snapshot(of hierarchy: Hierarchy, layers: [LayerID], tree: TreeDescription) -> LayerSnapshot {
    let tops = tree.nodes.indices.filter { tree.nodes[$0].parent == nil }.map { layers[$0] }
    let root = node.map { layers[$0] }
    // What is drawn in it does not matter here, only that it may bring along other bits than the layer has.
    let mask = layers.reduce(CaptureMask()) { $0.union(hierarchy[$1].captureMask) }.intersection(.captures)
    return LayerSnapshot(
      LayerSnapshot.Content(
        name: "kept", hierarchy: hierarchy, roots: root.map { [$0] } ?? tops, isSubtree: root != nil,
        size: root.map { hierarchy[$0].frame.size } ?? tree.size, scale: scale, isRightToLeft: tree.isRightToLeft,
        kind: nil, omitted: omitted, effect: effect, hidesProtectedMedia: omitted != .panel, isBaseOpaque: root == nil,
        doubt: .none, mask: mask, isMaskKept: isMaskKept))
  }
}
