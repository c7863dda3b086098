/// Reads shield dumps.
enum ShieldDumpReader {
  /// Reads a dump.
  ///
  /// Complexity: linear in the size of the file.
  ///
  /// - Throws: ``DocumentError`` of category `badData` with all mistakes of the file.
  static func read(_ file: SourceFile) throws(DocumentError) -> ImportedTree {
    let document = try DocumentReader.read(file)
    let mistakes = ShieldDumpFormat.table.check(document)
    guard mistakes.isEmpty else { throw DocumentError(.badData, mistakes) }
    var reading = Reading(layers: document.root.array("layers") ?? [])
    reading.readWindows(document.root.array("windows") ?? [])
    guard reading.mistakes.isEmpty else { throw DocumentError(.badData, reading.mistakes) }
    var tree = ImportedTree(kind: .shieldDump)
    tree.append(contentsOf: reading.nodes, places: reading.places)
    tree.windows = reading.windows
    if let system = document.root.object("system"), let platform = system.string("platform"),
      let known = Platform(word: platform), let version = system.string("version")
    {
      tree.system = ImportedSystem(platform: known, version: version)
    }
    return tree
  }

  /// A dump that is being read, after its shape was checked.
  private struct Reading {
    /// How many links of a circle a message shows.
    private static let chainLimit = 8

    let layers: [Cursor]
    var nodes: [ImportedNode] = []
    var places: [Int32] = []
    var windows: [Int32] = []
    var mistakes = DiagnosticList()

    init(layers: [Cursor]) {
      self.layers = layers
      for layer in layers { read(layer) }
      refuseCycles(key: "superlayer") { $0.superlayer }
      refuseCycles(key: "superview") { $0.parent }
    }

    private mutating func read(_ layer: Cursor) {
      let view = layer.object("view")
      let name = (view ?? layer).string("class") ?? ""
      var node = ImportedNode(kind: view == nil ? .layer : .view, typeName: name, position: layer.position)
      node.layerTypeName = layer.string("class") ?? ""
      node.frame = rect(layer.array("frame"))
      node.bounds = rect(layer.array("bounds"))
      node.opacity = layer.number("opacity") ?? 1
      node.isHidden = layer.boolean("hidden") ?? false
      node.isOpaque = layer.boolean("opaque") ?? false
      node.clips = layer.boolean("clips") ?? false
      node.zPosition = layer.number("z") ?? 0
      if let mask = layer.integer("captureMask") { node.captureMask = CaptureMask(rawValue: UInt32(mask)) }
      node.superlayer = reference(layer.child("superlayer"))
      node.maskOf = reference(layer.child("maskOf"))
      if let view {
        node.baseTypeName = view.string("base") ?? ""
        node.isInteractionEnabled = view.boolean("interaction") ?? true
        node.parent = reference(view.child("superview"))
        if let parent = node.parent, layers[Int(parent)].child("view") == nil, let cursor = view.child("superview") {
          mistakes.append(
            cursor.problem(.other("layer \(parent) belongs to no view"), expected: "the layer of the view above"))
        }
        node.field = view.object("field").map { field($0) }
        places.append(Int32(view.integer("place") ?? 0))
      } else {
        // A bare layer comes after the views of its superlayer's view.
        node.parent = node.superlayer
        places.append(Int32.max)
      }
      nodes.append(node)
    }

    mutating func readWindows(_ list: [Cursor]) {
      for window in list {
        guard let number = reference(window.child("layer")) else { continue }
        windows.append(number)
      }
    }

    private func rect(_ elements: [Cursor]?) -> Rect? {
      let numbers = (elements ?? []).compactMap(\.number)
      guard numbers.count == 4 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func field(_ cursor: Cursor) -> ImportedField {
      var field = ImportedField()
      field.isSecureTextEntry = cursor.boolean("secure")
      field.isEditing = cursor.boolean("editing")
      field.hasText = cursor.boolean("hasText")
      field.hasPlaceholder = cursor.boolean("hasPlaceholder")
      switch cursor.string("border") {
      case "none": field.borderStyle = BorderStyle.none
      case "line": field.borderStyle = .line
      case "bezel": field.borderStyle = .bezel
      case "roundedRect": field.borderStyle = .roundedRect
      default: break
      }
      return field
    }

    /// The layer that a value refers to; nil where there is none, which is a mistake if the value is there.
    private mutating func reference(_ cursor: Cursor?) -> Int32? {
      guard let cursor, let number = cursor.integer else { return nil }
      guard layers.indices.contains(number) else {
        mistakes.append(
          cursor.problem(
            .unknownReference(kind: "layer", name: "\(number)"),
            expected: "an index of layers, 0 to \(layers.count - 1)"))
        return nil
      }
      return Int32(number)
    }

    /// Refuses chains of references that come back to where they began.
    private mutating func refuseCycles(key: String, _ next: (ImportedNode) -> Int32?) {
      var done = [Bool](repeating: false, count: nodes.count)
      var visited = [Int32](repeating: -1, count: nodes.count)
      for start in nodes.indices {
        var index = start
        while !done[index], visited[index] != Int32(start) {
          visited[index] = Int32(start)
          guard let above = next(nodes[index]) else { break }
          index = Int(above)
        }
        if !done[index], visited[index] == Int32(start), next(nodes[index]) != nil {
          var chain = ["layer \(index)"]
          var link = next(nodes[index]).map { Int($0) } ?? index
          while link != index, chain.count < Self.chainLimit {
            chain.append("layer \(link)")
            link = next(nodes[link]).map { Int($0) } ?? index
          }
          chain.append(link == index ? "layer \(index)" : "…")
          mistakes.append(layers[index].problem(.cycle(kind: key, chain: chain)))
          return
        }
        index = start
        while !done[index] {
          done[index] = true
          guard let above = next(nodes[index]) else { break }
          index = Int(above)
        }
      }
    }
  }
}
