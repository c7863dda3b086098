import ShieldModel

/// Reads scene files.
enum SceneReader {
  /// Reads a scene.
  ///
  /// Complexity: linear in the size of the file, and the pixels of its bitmaps.
  ///
  /// - Parameter path: The path of a file; `-` is standard input.
  /// - Throws: ``DocumentError`` with all mistakes of the file, or `FileError`.
  static func read(_ path: String) throws -> PlainScene {
    let file =
      path == InputFile.standardInput
      ? try SourceFile(name: "standard input", bytes: try InputFile.read(path)) : try SourceFile.read(path: path)
    return try read(file)
  }

  /// Reads a scene that is in memory.
  static func read(_ file: SourceFile) throws(DocumentError) -> PlainScene {
    let document = try DocumentReader.read(file)
    let flaws = SceneFormat.table.check(document)
    guard flaws.isEmpty else { throw DocumentError(.badData, flaws) }
    let root = document.root
    var scene = PlainScene(
      name: root.string("name") ?? "", width: Int32(root.integer("width") ?? 1),
      height: Int32(root.integer("height") ?? 1))
    var mistakes = DiagnosticList()
    scene.pixmaps = pixmaps(of: root, &mistakes)
    var waiting: [(layer: Cursor, parent: Int32)] = []
    if let top = root.object("root") { waiting.append((top, -1)) }
    while let (layer, parent) = waiting.popLast() {
      let index = Int32(scene.nodes.count)
      scene.nodes.append(node(layer, parent: parent, pixmaps: scene.pixmaps, &mistakes))
      for child in (layer.array("children") ?? []).reversed() { waiting.append((child, index)) }
    }
    guard mistakes.isEmpty else { throw DocumentError(.badData, mistakes) }
    return scene
  }

  private static func pixmaps(of root: Cursor, _ mistakes: inout DiagnosticList) -> [Pixmap] {
    var pixmaps: [Pixmap] = []
    var area = 0
    for (place, bitmap) in (root.array("bitmaps") ?? []).enumerated() {
      if bitmap.integer("id") != place {
        mistakes.append(
          (bitmap.child("id") ?? bitmap).problem(.other("this id is not the place"), expected: "\(place)"))
      }
      let (width, height) = (bitmap.integer("w") ?? 1, bitmap.integer("h") ?? 1)
      area += width * height
      // All bitmaps together may be as large as the largest single one.
      guard area <= Int(Pixmap.greatestArea),
        let pixmap = PlainScene.pixmap(
          width: Int32(width), height: Int32(height), kind: bitmap.integer("kind") == 1 ? .round : .opaque,
          seed: Int32(bitmap.integer("seed") ?? 0))
      else {
        mistakes.append(bitmap.problem(.overLimit(what: "pixels of bitmaps", limit: Int(Pixmap.greatestArea))))
        return pixmaps
      }
      pixmaps.append(pixmap)
    }
    return pixmaps
  }

  private static func node(
    _ layer: Cursor, parent: Int32, pixmaps: [Pixmap], _ mistakes: inout DiagnosticList
  ) -> PlainScene.Node {
    let frame = (layer.array("frame") ?? []).compactMap(\.number)
    let rect = frame.count == 4 ? Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .zero
    var node = PlainScene.Node(parent: parent, frame: rect)
    let color = (layer.array("color") ?? []).compactMap(\.integer).map { UInt8($0) }
    if color.count == 4 { node.color = Color(red: color[0], green: color[1], blue: color[2], alpha: color[3]) }
    node.cornerRadius = layer.number("cornerRadius") ?? 0
    node.opacity = layer.number("opacity") ?? 1
    node.clips = layer.boolean("clip") ?? false
    if let bitmap = layer.child("bitmap"), let place = bitmap.integer {
      node.pixmap = Int32(place)
      if place >= pixmaps.count {
        mistakes.append(bitmap.problem(.unknownReference(kind: "bitmap", name: "\(place)")))
      }
    }
    return node
  }
}
