extension ExposureJudge {
  /// What can be said if one of two readings holds and nobody knows which.
  ///
  /// Source: C6, contested.
  func exposure(_ first: Exposure, or second: Exposure, doubts: [CaptureKind]) -> Exposure {
    if first.verdict == second.verdict {
      var both = first
      both.grade = Grade.weakest(first.grade, second.grade)
      return both
    }
    let uses = doubts.map { FactUse.capture($0) }
    let key = uses.first?.key ?? "what a snapshot is"
    return Exposure(
      verdict: .unknown, reason: "it depends on " + key + ", which is contested or unknown", grade: .contested,
      uses: uses, changedPixels: 0, isErasedByRounding: false)
  }
}

extension RenderTree {
  /// The tree with the content of some layers, and of everything below them in either tree, as the secret one.
  ///
  /// In a snapshot that is everything that was below them then, or is now.
  func marking(_ layers: [LayerID], in hierarchy: Hierarchy) -> RenderTree {
    let marked = hierarchy.reach(of: layers)
    return marking(layers, alsoMarked: marked)
  }

  private func marking(_ layers: [LayerID], alsoMarked marked: Set<LayerID>) -> RenderTree {
    var tree = marking { marked.contains($0.layer) }
    for index in tree.nodes.indices {
      guard let kept = tree.nodes[index].kept else { continue }
      tree.nodes[index].kept = kept.mapping { snapshot in
        var copy = snapshot
        let then = snapshot.origin.content.hierarchy.reach(of: layers)
        copy.tree = snapshot.tree.marking(layers, alsoMarked: marked.union(then))
        return copy
      }
    }
    return tree
  }

  /// Whether a snapshot has secret content while the node that shows it is not secret itself.
  var hasMarkedSnapshots: Bool {
    nodes.contains { node in
      guard !node.isSecret, let kept = node.kept else { return false }
      return [kept.shown, kept.fading].contains { snapshot in
        guard let tree = snapshot?.tree else { return false }
        return tree.nodes.contains { $0.isSecret } || tree.hasMarkedSnapshots
      }
    }
  }

  /// Whether secret nodes lie in or below a replica, a snapshot, an engine surface, content of another process or
  /// protected media, about which the model's rules are assumptions.
  ///
  /// Source: C6, assumed.
  var restsOnCopies: Bool { hasMarkedSnapshots || hasMarks { $0.isNone ? false : $0.restsOnAssumptions } }

  /// Whether secret nodes are protected media or lie below some.
  var hasMarkedMedia: Bool { hasMarks { $0.isNone ? false : $0.isProtectedMedia } }

  private func hasMarks(below isMeant: (LayerLooks) -> Bool) -> Bool {
    var end: Int32 = 0
    for (index, node) in nodes.enumerated() {
      if Int32(index) >= end, isMeant(node.looks) { end = node.subtreeEnd }
      if Int32(index) < end, node.isSecret { return true }
    }
    return false
  }

  /// The tree in which nothing is secret within snapshots that a node shows which is not secret itself.
  var withoutMarksInSnapshots: RenderTree {
    var tree = self
    for index in tree.nodes.indices where !tree.nodes[index].isSecret {
      tree.nodes[index].kept = tree.nodes[index].kept?.marking { _ in false }
    }
    return tree
  }

  /// The ways of capturing whose snapshots are in doubt, each once.
  var doubtfulKinds: [CaptureKind] {
    var kinds: [CaptureKind] = []
    for node in nodes {
      guard let kept = node.kept else { continue }
      for snapshot in [kept.shown, kept.fading] {
        guard let snapshot else { continue }
        let content = snapshot.origin.content
        if content.doubt != .none, let kind = content.kind, !kinds.contains(kind) { kinds.append(kind) }
        for kind in snapshot.tree.doubtfulKinds where !kinds.contains(kind) { kinds.append(kind) }
      }
    }
    return kinds
  }
}

extension LayerLooks {
  /// Whether what is known about such a layer is assumed.
  fileprivate var restsOnAssumptions: Bool {
    replicaSource != nil || snapshot != nil || crossFade != nil || isEngineSurface || isRemote || isProtectedMedia
  }
}

extension CaptureRecord {
  /// The layers that are marked secret themselves, now or in a snapshot that shows, each once.
  public var secretRoots: [LayerID] {
    var roots = hierarchy.secretRoots
    var seen = Set(roots)
    for snapshot in tree.snapshots {
      for root in snapshot.content.hierarchy.secretRoots where seen.insert(root).inserted { roots.append(root) }
    }
    return roots
  }

  /// The label of a layer, also of one that only a snapshot has.
  public func label(of layer: LayerID) -> String {
    if hierarchy.layers.contains(layer) { return hierarchy.label(of: layer) }
    for snapshot in tree.snapshots where snapshot.content.hierarchy.layers.contains(layer) {
      return snapshot.content.hierarchy.label(of: layer)
    }
    return ""
  }
}

extension RenderTree {
  /// The snapshots that nodes show, those in snapshots included.
  var snapshots: [LayerSnapshot] {
    var found: [LayerSnapshot] = []
    for node in nodes {
      guard let kept = node.kept else { continue }
      for snapshot in [kept.shown, kept.fading] {
        guard let snapshot else { continue }
        found.append(snapshot.origin)
        found.append(contentsOf: snapshot.tree.snapshots)
      }
    }
    return found
  }
}
