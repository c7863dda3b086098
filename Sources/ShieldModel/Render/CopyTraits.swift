/// What is special about a layer that a commit meets below another one.
struct CopyTraits: OptionSet {
  var rawValue: UInt8

  /// The layer is the source of a replica, met in the replica.
  static let root = CopyTraits(rawValue: 1)
  /// The layer lies in what a replica shows.
  static let inside = CopyTraits(rawValue: 2)
  /// An engine draws the layer into a surface above.
  static let element = CopyTraits(rawValue: 4)

  /// What holds for the layers below.
  var below: CopyTraits { contains(.root) ? subtracting(.root).union(.inside) : self }

  /// What holds for the layers below a layer with such looks.
  func below(_ looks: LayerLooks) -> CopyTraits { looks.isEngineSurface ? below.union(.element) : below }
}

/// How many copies of layers one frame may still draw, and how it reads what is in doubt about them.
///
/// Replicas of replicas and snapshots of snapshots can grow without measure; what there is no room for is left away and
/// noted.
final class CopyBudget {
  /// How many layers replicas may show together.
  private var layerCount: Int32 = 1 << 17
  /// How many snapshots may be drawn, those in snapshots included.
  private var snapshotCount: Int32 = 128
  /// How many pixels they may have together.
  private var area: Int64 = 1 << 26
  /// Whether something was left away.
  private(set) var isSpent = false
  /// Whether a snapshot is in doubt.
  var hasDoubt = false
  /// Whether what is in doubt is read the other way.
  let readsOtherwise: Bool

  init(readsOtherwise: Bool = false) { self.readsOtherwise = readsOtherwise }

  /// Whether a replica may show one more layer.
  func takesLayer() -> Bool {
    if layerCount <= 0 { isSpent = true } else { layerCount -= 1 }
    return !isSpent
  }

  /// Whether one more snapshot may be drawn.
  func takesSnapshot(width: Int32, height: Int32) -> Bool {
    let size = Int64(width) * Int64(height)
    guard snapshotCount > 0, size <= area else {
      isSpent = true
      return false
    }
    snapshotCount -= 1
    area -= size
    return true
  }
}
