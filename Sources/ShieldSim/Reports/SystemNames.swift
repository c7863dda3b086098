import ShieldModel

/// Systems as a person lists them.
enum SystemNames {
  /// A run of the catalogue of at least this many systems is written as a range.
  private static let shortestRange = 4

  /// The systems by platform, such as `iOS 15, 16; iPadOS 13...26`, in the order given.
  static func text(_ systems: [SystemReport]) -> String {
    var platforms: [String] = []
    var names: [String: [String]] = [:]
    for system in systems {
      if names[system.platform] == nil { platforms.append(system.platform) }
      names[system.platform, default: []].append(system.name)
    }
    return platforms.map { word in
      guard let platform = Platform(word: word) else { return "\(word) \((names[word] ?? []).joined(separator: ", "))" }
      return "\(platform.systemName) \(ranges(names[word] ?? [], on: platform).joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// The systems where there is little room: without the usual platform, and counted when the names are too long.
  static func short(_ systems: [SystemReport]) -> String {
    let isUsual = systems.allSatisfy { $0.platform == Platform.iPhone.word }
    let text = isUsual ? String(text(systems).dropFirst(Platform.iPhone.systemName.count + 1)) : text(systems)
    if text.count <= shortLength { return text }
    return systems.count == 1 ? "1 system" : "\(systems.count) systems"
  }

  /// As long as "next-renamed".
  private static let shortLength = 12

  /// The systems sorted by platform and then as the catalogue has them; a file's own come last, in the order given.
  static func inCatalogueOrder(_ systems: [SystemReport]) -> [SystemReport] {
    var ranks: [SystemReport: Int] = [:]
    for (rank, profile) in OSCatalogue.rows.enumerated() {
      ranks[SystemReport(platform: profile.platform.word, name: profile.name)] = rank
    }
    let sorted = systems.enumerated().sorted { left, right in
      (ranks[left.element] ?? .max, left.offset) < (ranks[right.element] ?? .max, right.offset)
    }
    return sorted.map(\.element)
  }

  /// Names with runs of the catalogue put together, in the spelling of `--os`.
  private static func ranges(_ names: [String], on platform: Platform) -> [String] {
    let known = OSCatalogue.names(of: platform)
    var items: [String] = []
    var rest = names[...]
    while let first = rest.first {
      let length = rangeLength(of: rest, in: known, on: platform)
      items.append(length == 1 ? first : "\(first)...\(rest[rest.startIndex + length - 1])")
      rest = rest.dropFirst(length)
    }
    return items
  }

  /// How many names at the beginning one range stands for; 1 when none is long enough.
  private static func rangeLength(of names: ArraySlice<String>, in known: [String], on platform: Platform) -> Int {
    guard let first = names.first, let start = known.firstIndex(of: first) else { return 1 }
    var length = zip(names, known[start...]).prefix { $0 == $1 }.count
    while length >= shortestRange {
      let range = "\(first)...\(names[names.startIndex + length - 1])"
      let selected = (try? OSCatalogue.select(range, platform: platform)) ?? []
      if selected.map(\.name) == Array(names.prefix(length)) { return length }
      length -= 1
    }
    return 1
  }
}
