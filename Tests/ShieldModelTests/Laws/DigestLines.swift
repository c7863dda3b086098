@testable import ShieldModel
@testable import ShieldSim

/// Pictures told in digests, a line each; every platform must write the same lines.
///
/// It is compiled without an operating system too, so it imports and reflects nothing.
enum DigestLines {
  /// How many random trees the whole list tells of.
  static let treeCount: UInt64 = 1000

  /// Calls the body with every line: the scenes, the files, then the trees.
  static func list(_ body: (String) -> Void) {
    for scene in BenchmarkScene.allCases { body(line(of: scene)) }
    for mode in PNGEncoder.Mode.allCases { body(line(ofFileIn: mode)) }
    for seed in 0..<treeCount { body(line(ofTree: seed)) }
  }

  /// The line of a scene with covers: its panel, still and live picture, then the panel's pixels, painted by cells and by pixels.
  static func line(of scene: BenchmarkScene) -> String {
    let tree = covered(scene.scene)
    var line = scene.name
    for request in [PictureRequest.panel, .still, .live] {
      line += " " + hexadecimal(Compositor.compose(tree, rule: ProductDrawing.rule(request)).digest)
    }
    for choice in [PaintingChoice.cells, .pixels] {
      var digest = PictureDigest()
      digest.add(tree, .panel, choice)
      line += " " + hexadecimal(digest.value)
    }
    return line
  }

  /// The line of a random tree: its pictures, then the pixels of all of them, painted by cells and by pixels.
  static func line(ofTree seed: UInt64) -> String {
    let name = "tree \(seed)"
    let description = description(seed: seed)
    guard let scene = try? description.scene() else { return name + " cannot be made" }
    let tree = ProductDrawing.commit(scene, scale: description.scale)
    var frames = PictureDigest()
    var pixels = PictureDigest()
    for request in RandomLayerTrees.requests(seed: seed, scale: description.scale) {
      let rule = ProductDrawing.rule(request)
      frames.add(Compositor.compose(tree, rule: rule).digest)
      for choice in [PaintingChoice.cells, .pixels] { pixels.add(tree, rule, choice) }
    }
    return name + " " + hexadecimal(frames.value) + " " + hexadecimal(pixels.value)
  }

  /// The random tree of a seed, with pixmaps in the place of some patterns.
  private static func description(seed: UInt64) -> TreeDescription {
    var tree = RandomLayerTrees.tree(seed: seed)
    for index in tree.nodes.indices where (Int(seed) + index).isMultiple(of: 3) {
      guard let image = tree.nodes[index].image,
        let pixmap = PlainScene.pixmap(
          width: image.width, height: image.height, kind: seed.isMultiple(of: 2) ? .round : .opaque,
          seed: Int32(image.seed))
      else { continue }
      tree.nodes[index].image = LayerImage(pixmap, gravity: image.gravity)
    }
    return tree
  }

  /// The line of a file of a part of a picture: its length, its bytes, and the pixels that are read back.
  static func line(ofFileIn mode: PNGEncoder.Mode) -> String {
    let name = mode == .fast ? "fast file" : "small file"
    let picture = Compositor.compose(BenchmarkScene.s2.scene.renderTree(), rule: .panel)
    let part = picture.cropped(to: PixelRect(left: 100, top: 1000, right: 260, bottom: 1100))
    guard let bytes = try? part.png(mode: mode) else { return name + " cannot be written" }
    var written = PictureDigest()
    for byte in bytes { written.add(UInt64(byte)) }
    guard let pixmap = try? PNGDecoder.decode(bytes) else { return name + " cannot be read" }
    var read = PictureDigest()
    for pixel in pixmap.premultipliedPixels { read.add(UInt64(pixel)) }
    return name + " \(bytes.count) " + hexadecimal(written.value) + " " + hexadecimal(read.value)
  }

  /// The scene with a cover over its upper quarter that stills leave out, and one further down that live pictures do.
  private static func covered(_ scene: PlainScene) -> RenderTree {
    var (hierarchy, roots) = scene.layerTree()
    let (width, height) = (Double(scene.width), Double(scene.height))
    for mask in [CaptureMask.still, .live] {
      let cover = hierarchy.makeLayer(name: "")
      let top = mask == .still ? 0 : (height / 2).rounded()
      hierarchy[cover].frame = Rect(x: 0, y: top, width: width, height: (height / 4).rounded())
      hierarchy[cover].fill = Color(red: 200, green: 30, blue: 60, alpha: mask == .still ? 255 : 120)
      hierarchy[cover].captureMask = mask
      hierarchy[cover].isSecret = true
      roots.append(cover)
    }
    return scene.renderTree(hierarchy, roots: roots)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// FNV-1a with 64 bits over whole numbers, a number a step.
private struct PictureDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x0000_0100_0000_01B3 }

  /// Adds the pixels of a picture, with its extent.
  mutating func add(_ tree: RenderTree, _ rule: CompositionRule, _ choice: PaintingChoice) {
    var pixels = FramePixels()
    Compositor.paint(tree, rule: rule, choice: choice, into: &pixels, parallelFor: Compositor.inTurn)
    add(UInt64(pixels.width))
    add(UInt64(pixels.height))
    var value = value
    pixels.forEachRow { row in
      for pixel in row { value = (value ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3 }
    }
    self.value = value
  }
}
