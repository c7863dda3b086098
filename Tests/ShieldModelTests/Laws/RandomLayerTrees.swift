@testable import ShieldModel

/// Trees at random, with everything that a layer can have.
enum RandomLayerTrees {
  /// The tree of a seed: 1…40 nodes on a canvas of 16…18 pixels a side, for one seed in ten a long strip of 150 pixels.
  static func tree(seed: UInt64) -> TreeDescription {
    var tree = plainTree(seed: seed)
    addLooks(to: &tree, seed: seed)
    return tree
  }

  /// The tree of a seed without what few layers have.
  static func plainTree(seed: UInt64) -> TreeDescription {
    var generator = LawGenerator(seed: seed)
    let (scale, side) = generator.one(of: [(1.0, 16.0), (1.5, 12), (2, 8), (3, 6)])
    var tree = TreeDescription(nodes: [], size: Size(width: side, height: side), scale: scale)
    switch generator.below(20) {
    case 0: tree.size = Size(width: 4 / scale, height: 150 / scale)
    case 1: tree.size = Size(width: 150 / scale, height: 4 / scale)
    default: break
    }
    let most = generator.one(of: [6, 12, 20, 40])
    let count = 1 + max(generator.below(most), generator.below(most))
    let isOfColumns = generator.happens(30)
    for index in 0..<count {
      var node = node(at: index, in: tree, &generator)
      if isOfColumns { straighten(&node, in: tree.size, &generator) }
      tree.nodes.append(node)
    }
    if generator.happens(85) { tree.nodes[0] = ground(of: tree, &generator) }
    if generator.happens(25) { tree.start = generator.below((count + 3) / 4) }
    tree.isRightToLeft = generator.happens(20)
    return tree
  }

  /// Makes a node a column of full height, often dimmed: many cover each other wholly, inside groups and outside.
  private static func straighten(_ node: inout NodeDescription, in size: Size, _ generator: inout LawGenerator) {
    let step = size.width / 8
    node.frame = Rect(
      x: Double(generator.below(4)) * step, y: 0, width: Double(2 + generator.below(5)) * step, height: size.height)
    (node.turn, node.stretch, node.boundsOrigin) = (0, Point(x: 1, y: 1), .zero)
    if generator.happens(80) { node.cornerRadius = 0 }
    if generator.happens(70) { node.fill.alpha = 255 }
    if generator.happens(35) { node.opacity = generator.one(of: [0.5, 0.75, 0.9]) }
  }

  /// A first node that fills the canvas and hides nothing of what is below it.
  private static func ground(of tree: TreeDescription, _ generator: inout LawGenerator) -> NodeDescription {
    var node = NodeDescription()
    node.ownership = tree.nodes[0].ownership
    node.frame = Rect(origin: .zero, size: tree.size)
    if generator.happens(60) { node.fill = color(&generator) }
    if generator.happens(5) { node.mask = .still }
    return node
  }

  /// Seeds from 0 in batches of ten, so that cases can run side by side.
  static func batches(of count: UInt64) -> [Range<UInt64>] {
    stride(from: 0, to: count, by: 10).map { $0..<min($0 + 10, count) }
  }

  /// The panel, a still and a live picture with omission, and one of the latter with blackout; the base is clear for
  /// every fourth seed.
  static func requests(seed: UInt64, scale: Double) -> [PictureRequest] {
    [.still, .panel, .live, (seed % 2 == 0 ? PictureRequest.still : .live).with(effect: .blackout)].map {
      $0.at(scale: scale).withBase(isOpaque: seed % 4 != 3)
    }
  }

  private static func node(
    at index: Int, in tree: TreeDescription, _ generator: inout LawGenerator
  ) -> NodeDescription {
    var node = NodeDescription()
    if index > 0, generator.happens(95) {
      node.parent = generator.happens(30) ? index - 1 : generator.below(index)
    }
    place(&node, in: tree.size, &generator)
    paint(&node, in: tree.size, &generator)
    if generator.happens(60) { own(&node, at: index, in: tree, &generator) }
    if generator.happens(22) {
      node.mask = generator.one(of: [
        .still, .live, .captures, .still, .live, .captures, .panel, [.panel, .still], CaptureMask(rawValue: 0x40),
      ])
    }
    node.isSecret = generator.happens(12)
    return node
  }

  private static func place(_ node: inout NodeDescription, in size: Size, _ generator: inout LawGenerator) {
    // Mostly quarters of a point, which are exact; now and then thirds, which are not.
    func length(_ from: Double, _ to: Double, _ generator: inout LawGenerator) -> Double {
      let step = generator.happens(85) ? 0.25 : 1.0 / 3
      return from + Double(generator.below(Int((to - from) / step) + 1)) * step
    }
    let (width, height) = (size.width, size.height)
    node.frame = Rect(
      x: length(-width / 8, width / 3, &generator), y: length(-height / 8, height / 3, &generator),
      width: length(width / 8, width, &generator), height: length(height / 8, height, &generator))
    if generator.happens(10) { node.frame = Rect(origin: .zero, size: size) }
    if generator.happens(4) { node.frame.width = 0 }
    if generator.happens(10) {
      node.boundsOrigin = Point(x: length(-2, 2, &generator), y: length(-2, 2, &generator))
    }
    if generator.happens(14) { node.turn = generator.one(of: [90, 180, 270, 45, 30, 17.5, -10, 360]) }
    if generator.happens(12) {
      node.stretch = generator.one(of: [
        Point(x: 0.5, y: 0.5), Point(x: 2, y: 2), Point(x: 1.5, y: 1), Point(x: 1, y: 0.75), Point(x: -1, y: 1),
        Point(x: 1.25, y: 1.25), Point(x: 0, y: 1), Point(x: 1e-6, y: 1e-6),
      ])
    }
    if generator.happens(20) { node.zPosition = Double(generator.below(5)) - 2 }
    if generator.happens(5) { node.isHidden = true }
    if generator.happens(20) {
      node.opacity = generator.one(of: [0.5, 0.3, 0.9, 0.75, 0.6, 0.8, 0.25, 0.01, 0.999, 0.001, 0])
    }
  }

  static func color(_ generator: inout LawGenerator) -> Color {
    let alpha: UInt8 = generator.happens(55) ? 255 : generator.one(of: [128, 1, 3, 64, 200, 254, 0])
    return Color(
      red: UInt8(generator.below(256)), green: UInt8(generator.below(256)), blue: UInt8(generator.below(256)),
      alpha: alpha)
  }

  private static func paint(_ node: inout NodeDescription, in size: Size, _ generator: inout LawGenerator) {
    if generator.happens(75) { node.fill = color(&generator) }
    if generator.happens(6) { node.videoFrame = Int32(generator.below(400)) - 100 }
    if generator.happens(20) {
      node.borderColor = color(&generator)
      node.borderWidth = generator.one(of: [0.5, 1, 1.25, 2, 20])
    }
    if generator.happens(20) { node.cornerRadius = generator.one(of: [1, 1.5, 2.25, 4, size.width, -1]) }
    node.clips = generator.happens(25)
    if generator.happens(20) {
      node.text = TextContent(
        string: generator.one(of: ["S", "ab", "Hi\nyo", "12", " ", "", "gé"]), color: color(&generator),
        size: generator.one(of: [4, 6, 8, 12, 10, 3, 5, generator.happens(20) ? 0 : 7]),
        alignment: generator.one(of: TextAlignment.allCases))
    }
  }

  /// Makes the node a view's layer, mostly with the superview that fits, sometimes grafted from elsewhere.
  private static func own(
    _ node: inout NodeDescription, at index: Int, in tree: TreeDescription, _ generator: inout LawGenerator
  ) {
    var views: [Int] = []
    for (other, candidate) in tree.nodes.enumerated() {
      if case .view = candidate.ownership { views.append(other) }
    }
    var superview = node.parent.flatMap { views.contains($0) ? $0 : nil }
    if !views.isEmpty, generator.happens(15) { superview = generator.one(of: views) }
    node.ownership = .view(superview: superview)
    if index > 0, generator.happens(4) { node.swappedWith = generator.below(index) }
  }
}
