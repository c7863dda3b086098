extension ShapeTable {
  /// What is wrong with the table itself, for a test; none for a sound table.
  ///
  /// It finds names without a shape, shapes without a use, names and keys that are given twice, choices among
  /// unknown keys, empty unions, alternatives that no value can tell apart and malformed patterns.
  public var flaws: [String] {
    var flaws: [String] = []
    let names = entries.map(\.name)
    for name in Set(names) where names.filter({ $0 == name }).count > 1 { flaws.append("\(name): given twice") }
    if shape(named: root) == nil { flaws.append("\(root): no shape for whole documents") }
    let used = Set(reachableEntries.map(\.name))
    for name in names where !used.contains(name) { flaws.append("\(name): not used") }
    for entry in entries { flaws.append(contentsOf: self.flaws(in: entry)) }
    return Set(flaws).sorted()
  }

  private func flaws(in entry: Entry) -> [String] {
    var flaws: [String] = []
    for part in entry.shape.parts {
      if let flaw = flaw(of: part) { flaws.append("\(entry.name): \(flaw)") }
      guard case .object(let object) = part else { continue }
      let keys = object.keys.map(\.name)
      if Set(keys).count != keys.count { flaws.append("\(entry.name): \(object.name) has a key twice") }
      for key in object.exactlyOneOf where object.key(named: key) == nil {
        flaws.append("\(entry.name): \(object.name) must choose an unknown key \(key)")
      }
      for key in keys where Self.isNote(key, atTop: false) {
        flaws.append("\(entry.name): the key \(key) of \(object.name) would be a note")
      }
    }
    return flaws
  }

  private func flaw(of shape: Shape) -> String? {
    switch shape {
    case .named(let name) where self.shape(named: name) == nil: return "no shape \(name)"
    case .anyOf, .named: return alternatives(of: shape).isEmpty ? "a union without alternatives" : nil
    case .words(let words):
      return words.isEmpty || Set(words.map(\.text)).count != words.count ? "words that are none or not distinct" : nil
    case .string(let text):
      guard let pattern = text.pattern else { return nil }
      if !pattern.hasPrefix("^") || !pattern.hasSuffix("$") { return "the pattern \(pattern) is not anchored" }
      return PatternCache.compile(pattern) == nil ? "the pattern \(pattern) is malformed" : nil
    default: return nil
    }
  }
}
