extension OSCatalogue {
  /// The names of rows that someone who wrote a wrong one may have meant, best first, at most three.
  ///
  /// For a release number: the row below it and the row above it. For a word: the made-up systems and other named rows
  /// with the longest common beginning. Where nothing is near, the newest released row.
  public static func nearestNames(to name: String, platform: Platform) -> [String] {
    let candidates = rows(of: platform)
    guard let version = OSVersion(name) else { return nearestWords(to: name, among: candidates) }
    var below: OSProfile?
    var above: OSProfile?
    for row in candidates where row.hasReleases {
      if row.covers(version) { return [row.name] }
      if row.lastVersion < version {
        if below.map({ $0.lastVersion < row.lastVersion }) ?? true { below = row }
      } else if above.map({ row.version < $0.version }) ?? true {
        above = row
      }
    }
    var names: [String] = []
    if let below { names.append(below.name) }
    if let above { names.append(above.name) }
    return names.isEmpty ? nearestWords(to: name, among: candidates) : names
  }

  /// The row names that share the longest beginning with a word.
  private static func nearestWords(to word: String, among candidates: [OSProfile]) -> [String] {
    var best = 0
    var names: [String] = []
    for row in candidates {
      let shared = commonBeginning(word, row.name)
      if shared > best {
        best = shared
        names = []
      }
      if shared == best, shared > 0, names.count < 4 { names.append(row.name) }
    }
    if names.isEmpty, let row = defaultProfile(of: candidates.first?.platform ?? .iPhone) { names.append(row.name) }
    return names
  }

  /// How many bytes two texts have in common at their beginning.
  private static func commonBeginning(_ first: String, _ second: String) -> Int {
    var count = 0
    for (left, right) in zip(first.utf8, second.utf8) {
      guard left == right else { break }
      count += 1
    }
    return count
  }
}
