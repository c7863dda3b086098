import ShieldModel

/// A scene under construction, layer by layer.
struct SceneDraft {
  /// The layer that everything lies in.
  static let root: Int32 = 0

  /// The scene so far.
  private(set) var scene: PlainScene
  /// The random numbers of the scene.
  var random: MersenneTwister

  /// Begins a scene whose ground has a colour.
  init(_ subject: BenchmarkScene, ground: Color) {
    scene = PlainScene(name: subject.name, width: Int32(BenchmarkScene.width), height: Int32(BenchmarkScene.height))
    random = MersenneTwister(seed: UInt32(subject.rawValue))
    add(0, 0, BenchmarkScene.width, BenchmarkScene.height, ground, to: -1)
  }

  /// Adds a layer in front of its siblings and answers with its index.
  @discardableResult
  mutating func add(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color = .clear, to parent: Int32 = root, radius: Int = 0,
    opacity: Double = 1, clips: Bool = false, pixmap: Int32 = -1
  ) -> Int32 {
    scene.nodes.append(
      PlainScene.Node(
        parent: parent, frame: Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)),
        color: color, cornerRadius: Double(radius), opacity: opacity, clips: clips, pixmap: pixmap))
    return Int32(scene.nodes.count - 1)
  }

  /// Adds a pixmap and answers with its index.
  mutating func addPixmap(_ width: Int32, _ height: Int32, _ kind: PlainScene.PixmapKind, seed: Int32) -> Int32 {
    guard let pixmap = PlainScene.pixmap(width: width, height: height, kind: kind, seed: seed) else { return -1 }
    scene.pixmaps.append(pixmap)
    return Int32(scene.pixmaps.count - 1)
  }

  /// A random colour.
  mutating func color(alpha: UInt8 = 255) -> Color {
    let red = UInt8(random.below(256))
    let green = UInt8(random.below(256))
    let blue = UInt8(random.below(256))
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
