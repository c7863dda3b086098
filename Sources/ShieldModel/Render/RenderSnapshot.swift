/// A snapshot as the render server draws it: the tree of its moment with the rule of its moment.
public struct RenderSnapshot: Hashable, Sendable {
  /// What is drawn of it.
  public enum Paint: UInt8, Hashable, Sendable {
    /// Its pixels.
    case pixels
    /// Nothing at all.
    case nothing
    /// Opaque black all over.
    case black
    /// Opaque white all over.
    case white
    /// Its pixels, turned round at the same alpha.
    case inverse
  }

  /// What it was made from.
  public let origin: LayerSnapshot
  /// The nodes of its moment.
  public internal(set) var tree: RenderTree
  /// The rule of its moment.
  public let rule: CompositionRule
  /// What is drawn of it.
  public internal(set) var paint = Paint.pixels

  /// Nil where there is no room for another one.
  init?(of snapshot: LayerSnapshot, _ budget: CopyBudget) {
    origin = snapshot
    let content = snapshot.content
    var omitted = content.omitted
    if budget.readsOtherwise, case .withoutMasked(let bits) = content.doubt { omitted.formUnion(bits) }
    rule = CompositionRule(
      omitted: omitted, effect: content.effect, base: content.isBaseOpaque ? .black : .clear,
      hidesProtectedMedia: content.hidesProtectedMedia)
    if content.isSubtree, let root = content.roots.first {
      tree = RenderTree.commit(
        content.hierarchy, subtree: root, scale: content.scale, isRightToLeft: content.isRightToLeft, budget: budget)
    } else {
      tree = RenderTree.commit(
        content.hierarchy, roots: content.roots, size: content.size, scale: content.scale,
        isRightToLeft: content.isRightToLeft, budget: budget)
    }
    guard budget.takesSnapshot(width: tree.width, height: tree.height) else { return nil }
  }

  /// The pixels, with the taint that they had.
  public var frame: CompositedFrame { Compositor.compose(tree, rule: rule) }
}

/// The content of another moment that a node shows.
public final class KeptContent: Hashable, Sendable {
  /// A snapshot in front of the node's image.
  public let shown: RenderSnapshot?
  /// What the node showed before it began to change.
  public let fading: RenderSnapshot?
  /// How much of what the node shows now is mixed in, 0…255.
  public let share: UInt8

  init(shown: RenderSnapshot?, fading: RenderSnapshot?, share: UInt8) {
    self.shown = shown
    self.fading = fading
    self.share = share
  }

  /// Both snapshots, changed.
  func mapping(_ change: (RenderSnapshot) -> RenderSnapshot) -> KeptContent {
    KeptContent(shown: shown.map(change), fading: fading.map(change), share: share)
  }

  /// The content with other nodes as the secret ones.
  func marking(_ isMarked: (RenderNode) -> Bool) -> KeptContent {
    mapping { snapshot in
      var copy = snapshot
      copy.tree = snapshot.tree.marking(isMarked)
      return copy
    }
  }

  /// The content with other pixels for what is secret in it, or for all of it if a secret node shows it.
  func replacingSecrets(with replacement: SecretReplacement, isSecret: Bool) -> KeptContent {
    mapping { snapshot in
      var copy = snapshot
      if isSecret {
        switch replacement {
        case .nothing: copy.paint = .nothing
        case .black: copy.paint = .black
        case .white: copy.paint = .white
        case .inverse: copy.paint = .inverse
        }
      } else {
        copy.tree = snapshot.tree.replacingSecrets(with: replacement)
      }
      return copy
    }
  }

  /// Whether two nodes show the same.
  public static func == (left: KeptContent, right: KeptContent) -> Bool {
    left === right || (left.share == right.share && left.shown == right.shown && left.fading == right.fading)
  }

  /// Feeds what ``==(_:_:)`` compares, without the trees, which would take long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shown?.origin)
    hasher.combine(fading?.origin)
    hasher.combine(share)
  }
}

/// A frame with the other reading of what nobody knows.
public final class OtherReading: Hashable, Sendable {
  /// The frame.
  public let tree: RenderTree

  init(_ tree: RenderTree) { self.tree = tree }

  /// Whether two readings are the same frame.
  public static func == (left: OtherReading, right: OtherReading) -> Bool {
    left === right || left.tree == right.tree
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(tree) }
}
