extension Device {
  /// The picture that the person holding the device sees, in device pixels.
  ///
  /// It shows the trees as they are; pending layout needs ``runLoopTurn()`` first.
  public var panel: CompositedFrame { Compositor.compose(renderTree, rule: .panel) }

  /// The picture that a way of capturing makes of the screen, in device pixels.
  ///
  /// Where the catalogue does not know whether the destination honours masks, they count as not honoured.
  ///
  /// Source: C2 and C4, measured (each kind has its own grade in the catalogue).
  public func capture(_ kind: CaptureKind) -> CompositedFrame {
    let rule = ExposureJudge(profile: state.profile).rule(for: .capture(kind))
    return Compositor.compose(renderTree, rule: rule)
  }

  /// Whether the pixels of a view and of everything below it show in a capture of the screen.
  ///
  /// Source: C8, assumed (this project's definition of a leak).
  public func exposure(of view: some ViewLike, in kind: CaptureKind) -> Exposure {
    let hierarchy = state.hierarchy
    guard let node = hierarchy.views.find(view.id) else {
      return Exposure(
        verdict: .protected, reason: "it is gone", grade: .documented, uses: [], changedPixels: 0,
        isErasedByRounding: false)
    }
    let tree = renderTree
    let judge = ExposureJudge(profile: state.profile)
    func exposure(_ tree: RenderTree) -> Exposure {
      judge.judge(
        tree.marking([node.layer], in: hierarchy), kind: kind, isSubtree: false, uses: [.field(.maskWhenSecure)],
        hierarchy: hierarchy)
    }
    guard let other = tree.otherReading else { return exposure(tree) }
    return judge.exposure(exposure(tree), or: exposure(other.tree), doubts: tree.doubtfulKinds)
  }

  private var renderTree: RenderTree {
    RenderTree.commit(
      state.presentedHierarchy, roots: state.contexts, size: state.screen.size, scale: state.screen.scale,
      isRightToLeft: state.isRightToLeft)
  }
}
