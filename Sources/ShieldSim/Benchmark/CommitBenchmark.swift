import ShieldModel

/// `shieldsim benchmark commit`: the time from a layer tree to a committed tree.
enum CommitBenchmark {
  static let command = Command(
    CommandSpecification(
      "commit", in: .workshop, "Measures the commit of layer trees.",
      discussion: [
        "Each tree is committed as a whole, without and with what later commits need, and then after an edit of one "
          + "layer in its middle; the time of an edit contains the edit and the damage that follows from it. Without "
          + "--scene the trees are one of ten thousand layers, half of them in deep chains, and one of a hundred thousand."
      ],
      options: [BenchmarkOptions.scenes, BenchmarkOptions.rounds, BenchmarkOptions.json],
      examples: [CommandExample("shieldsim benchmark commit", "Measures the built-in trees.")])
  ) { arguments, console in
    let scenes = try BenchmarkScenes.chosen(arguments, orElse: [.s3, .s5])
    var report = BenchmarkReport("commit", console: console)
    func measure(_ scene: PlainScene, _ mode: String, _ work: () -> Void) throws {
      let timing = try BenchmarkTiming(rounds: arguments[BenchmarkOptions.rounds], time: console.time, of: work)
      report.add(scene.name, mode: mode, timing, counts: ["layers": scene.nodes.count])
    }
    for scene in scenes {
      var (hierarchy, roots) = scene.layerTree()
      let size = Size(width: Double(scene.width), height: Double(scene.height))
      var nodeCount = 0
      try measure(scene, "whole") {
        nodeCount &+= RenderTree.commit(hierarchy, roots: roots, size: size, scale: 1, isRightToLeft: false).nodes.count
      }
      var committed = CommittedTree(hierarchy, roots: roots, size: size, scale: 1, isRightToLeft: false)
      try measure(scene, "whole, to be followed") {
        committed = CommittedTree(hierarchy, roots: roots, size: size, scale: 1, isRightToLeft: false)
      }
      guard let layer = Self.leaf(of: hierarchy) else { continue }
      for edit in Self.edits {
        var round = 0
        try measure(scene, edit.name) {
          edit.change(&hierarchy, layer, round)
          round += 1
          let damage = committed.update(hierarchy, roots: roots, size: size, scale: 1, isRightToLeft: false)
          nodeCount &+= damage.rects(for: .panel).count
        }
      }
    }
    try report.write(asJSON: arguments[BenchmarkOptions.json], to: console)
    return .holds
  }

  /// An edit of one layer that does something in every round.
  private struct Edit {
    let name: String
    let change: @Sendable (inout Hierarchy, LayerID, _ round: Int) -> Void
  }

  private static let edits = [
    Edit(name: "colour") { $0[$1].fill = Color(red: UInt8($2 & 255), green: 122, blue: 255) },
    Edit(name: "text") { $0[$1].text = TextContent(string: "\($2)") },
    Edit(name: "frame") { $0[$1].frame.x = Double($2 & 511) },
    Edit(name: "opacity") { $0[$1].opacity = $2.isMultiple(of: 2) ? 0.5 : 0.75 },
    Edit(name: "hidden") { $0[$1].isHidden = $2.isMultiple(of: 2) },
    Edit(name: "mask") { $0[$1].captureMask = $2.isMultiple(of: 2) ? .captures : [] },
    Edit(name: "to front and back") { hierarchy, layer, round in
      guard let superlayer = hierarchy[layer].superlayer else { return }
      // A move among its siblings closes no cycle.
      try? hierarchy.insertSublayer(layer, into: superlayer, at: round.isMultiple(of: 2) ? nil : 0)
    },
  ]

  /// A layer in the middle of the tree that has none below it.
  private static func leaf(of hierarchy: Hierarchy) -> LayerID? {
    let layers = hierarchy.layers.handles
    return layers[(layers.count / 2)...].first { hierarchy[$0].sublayers.isEmpty }
  }
}
