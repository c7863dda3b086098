/// Decides by non-interference whether content shows in a picture.
///
/// Source: C8, assumed (it is this project's definition of a leak).
public struct ExposureJudge: Sendable {
  /// The system whose captures are judged.
  public let profile: OSProfile

  /// Makes a judge for a system.
  public init(profile: OSProfile) { self.profile = profile }

  /// How a destination composes, as the catalogue has it; where the row does not know, masks count as not honoured.
  public func rule(for destination: Destination, isSubtree: Bool = false) -> CompositionRule {
    guard let kind = destination.kind else { return .panel }
    let fact = profile.capture(kind)
    return rule(kind, honoursMasks: fact.value == .honours && !fact.isContested, isSubtree: isSubtree)
  }

  /// Every way in which a picture may come out: both readings where it depends on what nobody knows, else one.
  func rules(for record: CaptureRecord) -> [CompositionRule] {
    let known = rule(for: .capture(record.kind), isSubtree: record.isSubtree)
    let used = [.capture(record.kind)] + record.uses.filter { $0.concernsProtection }
    guard used.contains(where: { profile.grade(of: $0) == .contested }) else { return [known] }
    return [false, true].map { rule(record.kind, honoursMasks: $0, isSubtree: record.isSubtree) }
  }

  private func rule(_ kind: CaptureKind, honoursMasks: Bool, isSubtree: Bool) -> CompositionRule {
    let base: PremultipliedColor = isSubtree || kind.base == .transparent ? .clear : .black
    return CompositionRule(
      omitted: honoursMasks ? kind.bit : [], effect: profile.effect, base: base,
      hidesProtectedMedia: kind.hidesProtectedMedia)
  }

  /// Judges one picture as to the content of some layers and everything below them in either tree.
  public func judge(_ layers: [LayerID], in record: CaptureRecord) -> Exposure {
    let exposure = judge(record.tree, layers, record)
    guard let other = record.tree.otherReading else { return exposure }
    return self.exposure(exposure, or: judge(other.tree, layers, record), doubts: record.tree.doubtfulKinds)
  }

  private func judge(_ tree: RenderTree, _ layers: [LayerID], _ record: CaptureRecord) -> Exposure {
    let marked = tree.marking(layers, in: record.hierarchy)
    var exposure = judge(
      marked, kind: record.kind, isSubtree: record.isSubtree, uses: record.uses, hierarchy: record.hierarchy)
    if marked.restsOnCopies { exposure.grade = Grade.weakest(exposure.grade, .assumed) }
    if exposure.verdict == .protected, record.kind.hidesProtectedMedia, marked.hasMarkedMedia {
      exposure.reason = "captures show black in the place of media with copy protection"
    }
    if exposure.verdict == .exposed, marked.hasMarkedSnapshots {
      let live = judge(
        marked.withoutMarksInSnapshots, kind: record.kind, isSubtree: record.isSubtree, uses: record.uses,
        hierarchy: record.hierarchy)
      if live.verdict != .exposed { exposure.reason = "a snapshot of it is shown, which no mask follows" }
    }
    return exposure
  }

  /// Judges a picture of a tree whose marked nodes are the content in question.
  func judge(
    _ tree: RenderTree, kind: CaptureKind, isSubtree: Bool, uses: [FactUse], hierarchy: Hierarchy
  ) -> Exposure {
    let fact = profile.capture(kind)
    if fact.value == .notApplicable {
      return Exposure(
        verdict: .notApplicable, reason: "this system has no such capture", grade: fact.grade,
        uses: [.capture(kind)], changedPixels: 0, isErasedByRounding: false)
    }
    if isIncomplete(tree, kind: kind, isSubtree: isSubtree) {
      return Exposure(
        verdict: .unknown,
        reason: "the picture is too large, or has too many shadows, blurs or copies, to be drawn whole",
        grade: .contested, uses: [], changedPixels: 0, isErasedByRounding: false)
    }
    // Honouring masks can hide content and can also bring out what it covers, so both ways are looked at.
    let open = LeakExamination.examine(tree, rule: rule(kind, honoursMasks: false, isSubtree: isSubtree))
    let hasMasks = tree.nodes.contains { !$0.effectiveMask.isDisjoint(with: kind.bit) }
    let closed =
      hasMasks
      ? LeakExamination.examine(tree, rule: rule(kind, honoursMasks: true, isSubtree: isSubtree)) : open
    let masksMatter = open.leaks != closed.leaks
    let ignoresMasks = fact.value == .ignores && !fact.isContested
    if !(ignoresMasks && open.leaks),
      let contested = uses.first(where: { $0.isAboutLookup && profile.grade(of: $0) == .contested })
    {
      // The app may have gone another way altogether, so the picture says nothing. Only what shows where no mask
      // helps shows whichever host the lookup found.
      return unknown(because: contested, uses: uses.filter { $0.concernsProtection })
    }
    if open.leaks, !ignoresMasks, profile.maskWhenSecure.isContested, profile.maskWhenSecure.value.isEmpty,
      uses.contains(.field(.maskWhenSecure)), isInSecureCanvas(tree, hierarchy)
    {
      return unknown(because: .field(.maskWhenSecure), uses: [.field(.maskWhenSecure)])
    }
    guard open.leaks || closed.leaks else {
      return Exposure(
        verdict: .protected, reason: reasonForAbsence(tree), grade: .documented, uses: [], changedPixels: 0,
        isErasedByRounding: open.erasedByRounding)
    }
    // Where a destination surely honours no mask, it does not matter which layer has one.
    let fieldUses = ignoresMasks ? [] : uses.filter { $0.concernsProtection }
    // What shows with every mask honoured and with none would show whatever mask the secure switch writes.
    let used = masksMatter ? [.capture(kind)] + fieldUses : fieldUses.filter { !$0.isAboutMaskValue }
    var grade = Grade.documented
    for use in used { grade = Grade.weakest(grade, profile.grade(of: use)) }
    let seen = fact.value == .honours ? closed : open
    func exposure(_ verdict: Exposure.Verdict, _ reason: String) -> Exposure {
      Exposure(
        verdict: verdict, reason: reason, grade: grade, uses: used,
        changedPixels: verdict == .exposed ? seen.changedPixels : 0, isErasedByRounding: seen.erasedByRounding)
    }
    if let contested = used.first(where: { profile.grade(of: $0) == .contested }) {
      return exposure(.unknown, "it depends on " + contested.key + ", which is contested or unknown")
    }
    guard seen.leaks else {
      return exposure(.protected, reasonForProtection(tree, bit: kind.bit, hierarchy: hierarchy))
    }
    if masksMatter {
      return exposure(
        .exposed, closed.leaks ? "what covers it is left out by a mask" : "this destination honours no mask")
    }
    return exposure(.exposed, reasonForLeak(tree, bit: kind.bit))
  }

  /// Whether a picture lacks something in either reading of its masks.
  func isIncomplete(_ tree: RenderTree, kind: CaptureKind, isSubtree: Bool) -> Bool {
    [false, true].contains {
      Compositor.isIncomplete(tree, rule: rule(kind, honoursMasks: $0, isSubtree: isSubtree))
    }
  }

  private func unknown(because use: FactUse, uses: [FactUse]) -> Exposure {
    Exposure(
      verdict: .unknown, reason: "it depends on " + use.key + ", which is contested or unknown", grade: .contested,
      uses: uses, changedPixels: 0, isErasedByRounding: false)
  }

  /// Whether marked content hangs in the canvas of a field that is secure, whatever mask that gives.
  private func isInSecureCanvas(_ tree: RenderTree, _ hierarchy: Hierarchy) -> Bool {
    guard let node = tree.nodes.first(where: { $0.isSecret }), hierarchy.layers.contains(node.layer) else {
      return false
    }
    return hierarchy.layerPath(from: node.layer).contains { layer in
      guard let owner = hierarchy[layer].owner, case .canvas(let field) = hierarchy[owner].role else { return false }
      return hierarchy.textField(field)?.isSecureTextEntry == true
    }
  }

  private func reasonForAbsence(_ tree: RenderTree) -> String {
    let marked = tree.nodes.filter { $0.isSecret }
    if marked.isEmpty { return "it is in no window" }
    if marked.allSatisfy({ !$0.visibility.isDrawn }) { return "it is hidden or transparent" }
    return "it draws nothing there, or something opaque lies over it"
  }

  private func reasonForLeak(_ tree: RenderTree, bit: CaptureMask) -> String {
    if bit.isEmpty { return "this destination honours no mask" }
    let partly = tree.nodes.contains { $0.isSecret && !$0.effectiveMask.isDisjoint(with: .captures) }
    if tree.nodes.contains(where: { $0.isSecret && !$0.effectiveMask.isDisjoint(with: bit) }) {
      return "part of it has no masked ancestor"
    }
    return partly ? "no masked ancestor for this kind of capture" : "no masked ancestor"
  }

  private func reasonForProtection(_ tree: RenderTree, bit: CaptureMask, hierarchy: Hierarchy) -> String {
    let source = tree.nodes.first { $0.isSecret && !$0.effectiveMask.isDisjoint(with: bit) }?.maskSource
    guard let source, hierarchy.layers.contains(source) else { return "left out by a mask" }
    if profile.effect == .wholeFrame { return "all is black because of the mask of " + hierarchy.label(of: source) }
    let verb = profile.effect == .blackout ? "blacked out" : "left out"
    return verb + " by the mask of " + hierarchy.label(of: source)
  }
}

extension FactUse {
  /// Whether the fact decides what a lookup finds.
  var isAboutLookup: Bool {
    switch self {
    case .field(.canvasTypeName), .field(.textKit1CanvasTypeName), .field(.canvasDepth), .field(.canvasCount),
      .field(.passthroughTrigger), .field(.canvasSiblings):
      return true
    default: return false
    }
  }

  /// Whether the fact is only about which mask the secure switch writes, not about where content hangs.
  var isAboutMaskValue: Bool {
    self == .field(.maskWhenSecure) || self == .field(.setterIgnoresEqualValue)
  }

  /// Whether the fact bears on where content hangs and which mask it has, rather than on touches or the keyboard.
  var concernsProtection: Bool {
    switch self {
    case .capture: return false
    case .field(let key):
      switch key {
      case .canvasTypeName, .textKit1CanvasTypeName, .canvasDepth, .canvasCount, .passthroughTrigger, .canvasSiblings,
        .maskWhenSecure, .setterIgnoresEqualValue, .fieldTakesCanvasBack:
        return true
      default: return false
      }
    }
  }
}

extension Hierarchy {
  /// The layers given and everything below them in the layer tree or, through their views, in the view tree.
  ///
  /// Moving a layer elsewhere does not launder the content of the view that it belongs to. O(nodes reached).
  public func reach(of roots: [LayerID]) -> Set<LayerID> {
    var reached = Set<LayerID>()
    var stack = roots.filter { layers.contains($0) }
    while let layer = stack.popLast() {
      guard reached.insert(layer).inserted else { continue }
      stack.append(contentsOf: layers[layer].sublayers)
      if let owner = layers[layer].owner {
        stack.append(contentsOf: views[owner].subviews.map { views[$0].layer }.filter { layers.contains($0) })
      }
    }
    return reached
  }
}
