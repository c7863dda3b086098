import ShieldModel

/// All pictures of a run: the panel as it is at the end, then the captures by name in the order of their first one.
struct PictureCollection: Sendable {
  private let simulation: Simulation
  private let judge: ExposureJudge
  /// For each name the positions of its records in the log.
  private let groups: [(name: String, positions: [Int])]

  /// Collects the pictures of a run.
  init(_ simulation: Simulation) {
    self.simulation = simulation
    judge = ExposureJudge(profile: simulation.device.profile)
    var names: [String] = []
    var positions: [String: [Int]] = [:]
    for (position, record) in simulation.log.captures.enumerated() {
      if positions[record.name] == nil { names.append(record.name) }
      positions[record.name, default: []].append(position)
    }
    groups = names.map { ($0, positions[$0] ?? []) }
  }

  /// The names, the panel first.
  var names: [String] { [TakenPicture.panelName] + groups.map(\.name) }

  /// The names that a person may use: those of the pictures, and for a way of capturing its short and long name.
  var knownNames: [String] {
    var known = names
    for record in simulation.log.captures {
      for name in [record.kind.key, record.kind.alias].compactMap({ $0 }) where !known.contains(name) {
        known.append(name)
      }
    }
    return known
  }

  /// The picture that says most of each name: the first that exposes something, else the first of which nobody knows,
  /// else the last.
  func representatives() -> [TakenPicture] {
    [panel].compactMap { $0 } + groups.compactMap { representative(of: $0.positions) }
  }

  /// All pictures that differ from the one before of the same name.
  func distinct() -> [TakenPicture] {
    [panel].compactMap { $0 }
      + groups.flatMap { group -> [TakenPicture] in
        var last: RenderTree?
        return group.positions.enumerated().compactMap { frame, position in
          let record = simulation.log.captures[position]
          if record.tree == last { return nil }
          last = record.tree
          return picture(at: position, frame: frame, of: group.positions.count)
        }
      }
  }

  /// One picture by name: the one of a number, or the one that says most.
  ///
  /// - Throws: `UsageError.stated` for an unknown name, with the nearest known one, and for an unknown number.
  func picture(named name: String, frame: Int?) throws(UsageError) -> TakenPicture {
    if name == TakenPicture.panelName {
      guard frame ?? 0 == 0 else { throw .stated("--frame: the panel is one picture; expected 0") }
      guard let panel else { throw .stated("nothing has been shown on the panel yet") }
      return panel
    }
    let positions = positions(named: name)
    guard let representative = representative(of: positions) else {
      let nearest = UsageError.suggestion(for: name, among: knownNames)
      throw .stated(
        "no picture is called \(QuotedText.short(name))"
          + (nearest ?? "; expected \(UsageError.list(names.map(QuotedText.bare)))"))
    }
    guard let frame else { return representative }
    guard positions.indices.contains(frame) else {
      let last = positions.count - 1
      throw .stated(
        "--frame: \(frame) is out of range; \(QuotedText.bare(name)) has "
          + (last == 0 ? "one picture, expected 0" : "\(positions.count) pictures, expected 0...\(last)"))
    }
    return picture(at: positions[frame], frame: frame, of: positions.count)
  }

  /// The record behind a picture of this collection; nil for the panel.
  func record(of picture: TakenPicture) -> CaptureRecord? {
    picture.position.map { simulation.log.captures[$0] }
  }

  /// The panel; nil before the first frame.
  var panel: TakenPicture? {
    guard let tree = simulation.lastTree else { return nil }
    let hierarchy = simulation.device.hierarchy
    let secrets = hierarchy.secretRoots.map { secret in
      let marked = hierarchy.reach(of: [secret])
      let shows = LeakExamination.examine(tree.marking { marked.contains($0.layer) }, rule: .panel).leaks
      return TakenPicture.Secret(node: hierarchy.label(of: secret), shows: shows, exposure: nil)
    }
    return TakenPicture(
      name: TakenPicture.panelName, kind: nil, position: nil, frame: 0, frameCount: 1, isImplied: false, tree: tree,
      rule: .panel,
      secrets: secrets)
  }

  /// The records that a name means: those of that name, else those of that way of capturing.
  private func positions(named name: String) -> [Int] {
    if let group = groups.first(where: { $0.name == name }) { return group.positions }
    guard let kind = CaptureKind(key: name) else { return [] }
    return simulation.log.captures.indices.filter { simulation.log.captures[$0].kind == kind }
  }

  private func representative(of positions: [Int]) -> TakenPicture? {
    var best: TakenPicture?
    var last: TakenPicture?
    for (frame, position) in positions.enumerated() {
      let tree = simulation.log.captures[position].tree
      // Equal frames say the same, so they are judged once.
      let known = tree == last?.tree ? last?.secrets : nil
      let picture = picture(at: position, frame: frame, of: positions.count, secrets: known)
      last = picture
      let weight = picture.verdict?.weight ?? 0
      let worst = best.map { $0.verdict?.weight ?? 0 } ?? -1
      // Of good frames the last one counts, of bad ones the first.
      if worst < 2 ? weight >= worst : weight > worst { best = picture }
    }
    return best
  }

  private func picture(
    at position: Int, frame: Int, of count: Int, secrets known: [TakenPicture.Secret]? = nil
  ) -> TakenPicture {
    let record = simulation.log.captures[position]
    let secrets =
      known
      ?? record.hierarchy.secretRoots.map { secret in
        let exposure = judge.judge([secret], in: record)
        return TakenPicture.Secret(
          node: record.hierarchy.label(of: secret), shows: exposure.verdict == .exposed, exposure: exposure)
      }
    return TakenPicture(
      name: record.name, kind: record.kind, position: position, frame: frame, frameCount: count,
      isImplied: record.isImplied,
      tree: record.tree, rule: judge.rule(for: .capture(record.kind), isSubtree: record.isSubtree), secrets: secrets)
  }
}
