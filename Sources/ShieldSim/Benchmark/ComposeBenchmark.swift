import ShieldModel

/// `shieldsim benchmark compose`: the time from a committed tree to the pixels of a picture.
enum ComposeBenchmark {
  static let command = Command(
    CommandSpecification(
      "compose", in: .workshop, "Measures the composition of pictures from committed trees.",
      discussion: [
        "Each round makes the steps of drawing from the committed tree and paints all pixels of the panel's picture into "
          + "memory that is used again. Without --scene the scenes are S1 to S5: full screens, a screen of an app, ten "
          + "thousand small layers, forty translucent screens, a hundred thousand layers of which few show.",
        "With --captures an opaque layer that no capture shows covers the upper quarter, and everything changes from "
          + "round to round: for the panel alone, and for the panel with three captures beside it. A last line is for "
          + "the four of them when only one layer has changed.",
      ],
      options: [
        BenchmarkOptions.scenes, BenchmarkOptions.rounds, workers, unfolded, captures, BenchmarkOptions.picture,
        BenchmarkOptions.json,
      ],
      examples: [
        CommandExample("shieldsim benchmark compose", "Measures the five scenes."),
        CommandExample(
          "shieldsim benchmark compose --workers 2", "Shares the strips of each picture among two threads."),
      ])
  ) { arguments, console in
    let scenes = try BenchmarkScenes.chosen(arguments)
    var report = BenchmarkReport("compose", console: console)
    let workers = Workers(count: arguments[Self.workers] ?? 1)
    let choice: PaintingChoice = arguments[Self.unfolded] ? .pixels : .cheaper
    for scene in scenes {
      let tree = scene.renderTree()
      try BenchmarkScenes.writePicture(Compositor.compose(tree, rule: .panel), arguments, console: console)
      func measure(_ mode: String?, counts: [String: Int] = [:], _ work: () -> Void) throws {
        let timing = try BenchmarkTiming(rounds: arguments[BenchmarkOptions.rounds], time: console.time, of: work)
        report.add(scene.name, mode: mode, timing, counts: counts)
      }
      if arguments[Self.captures] {
        try measureCaptures(of: scene, workers, measure)
      } else {
        var pixels = FramePixels()
        try measure(nil, counts: ["layers": scene.nodes.count]) {
          Compositor.paint(tree, rule: .panel, choice: choice, into: &pixels, parallelFor: workers.perform)
        }
      }
    }
    try report.write(asJSON: arguments[BenchmarkOptions.json], to: console)
    return .holds
  }

  private static let workers = Option(
    "workers", .integer("N", in: 1...64), "Paints with N threads; 1 if it is not given.")

  private static let unfolded = Option(
    flag: "unfolded", "Paints every pixel of every layer, without making one of pixels that are alike.")

  private static let captures = Option(
    flag: "captures", "Measures the panel alone and with three captures, a quarter of the area protected.")

  // MARK: - Captures

  /// The panel, an output for still pictures, one for moving ones, and one that honours no mask.
  private static let rules = [
    CompositionRule.panel, CompositionRule(omitted: .still, effect: .omit, base: .black),
    CompositionRule(omitted: .live, effect: .omit, base: .black),
    CompositionRule(omitted: .panel, effect: .omit, base: .black),
  ]

  private static func measureCaptures(
    of scene: PlainScene, _ workers: Workers,
    _ measure: (_ mode: String?, _ counts: [String: Int], _ work: () -> Void) throws -> Void
  ) throws {
    let trees = [protected(scene, shade: 0), protected(scene, shade: 1)]
    for (mode, rules) in [("panel", [CompositionRule.panel]), ("panel and three captures", rules)] {
      let cache = PictureCache()
      var round = 0
      try measure(mode, ["layers": scene.nodes.count]) {
        cache.paint(trees[round & 1], rules: rules, parallelFor: workers.perform)
        round += 1
      }
    }
    let edited = [trees[0], Self.edited(trees[0])]
    let cache = PictureCache()
    var round = 0
    try measure("panel and three captures, one layer changed", ["layers": scene.nodes.count]) {
      cache.paint(edited[round & 1], rules: rules, parallelFor: workers.perform)
      round += 1
    }
  }

  /// The scene on a ground of its own, with an opaque layer over its upper quarter that no capture shows.
  private static func protected(_ scene: PlainScene, shade: UInt8) -> RenderTree {
    var (hierarchy, roots) = scene.layerTree()
    let (width, height) = (Double(scene.width), Double(scene.height))
    let ground = hierarchy.makeLayer(name: "")
    hierarchy[ground].frame = Rect(x: 0, y: 0, width: width, height: height)
    hierarchy[ground].fill = Color(red: shade, green: 0, blue: 0)
    let cover = hierarchy.makeLayer(name: "")
    hierarchy[cover].frame = Rect(x: 0, y: 0, width: width, height: (height / 4).rounded())
    hierarchy[cover].fill = .white
    hierarchy[cover].captureMask = [.still, .live]
    roots.insert(ground, at: 0)
    roots.append(cover)
    return scene.renderTree(hierarchy, roots: roots)
  }

  /// The tree with another colour in a layer of its middle.
  private static func edited(_ tree: RenderTree) -> RenderTree {
    var tree = tree
    let middle = tree.nodes.count / 2
    tree.nodes[middle].fill = Color(red: 255 - tree.nodes[middle].fill.red, green: 0, blue: 0)
    return tree
  }
}
