extension ShapeTable {
  /// The entries that documents can use, the root first and the others in the order of the table.
  var reachableEntries: [Entry] {
    var reached: Set<String> = [root]
    var waiting = [root]
    while let name = waiting.popLast() {
      guard let shape = shape(named: name) else { continue }
      for part in shape.parts {
        if case .named(let next) = part, reached.insert(next).inserted { waiting.append(next) }
      }
    }
    let used = entries.filter { reached.contains($0.name) }
    return used.filter { $0.name == root } + used.filter { $0.name != root }
  }
}
