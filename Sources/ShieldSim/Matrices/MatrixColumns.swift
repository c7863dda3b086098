import ShieldModel

/// The columns of a matrix: systems in groups, with short headings.
struct MatrixColumns {
  /// Columns below one heading.
  struct Group {
    /// The heading.
    let heading: String
    /// Indices of the systems.
    let systems: [Int]
    /// Their short names.
    let names: [String]
  }

  /// The groups from left to right.
  let groups: [Group]
  /// Short names with what they stand for.
  let legend: [(name: String, meaning: String)]

  init(_ systems: [SystemReport]) {
    var groups: [(heading: String, systems: [Int], names: [String])] = []
    var legend: [(name: String, meaning: String)] = []
    for (index, system) in systems.enumerated() {
      let (heading, name, meaning) = Self.words(for: system)
      if let meaning, !legend.contains(where: { $0.name == name }) { legend.append((name, meaning)) }
      if groups.last?.heading == heading {
        groups[groups.count - 1].systems.append(index)
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((heading, [index], [name]))
      }
    }
    self.groups = groups.map { Group(heading: $0.heading, systems: $0.systems, names: $0.names) }
    self.legend = legend
  }

  /// Heading and short name of a system, and what the short name stands for where it does not say so itself.
  private static func words(for system: SystemReport) -> (heading: String, name: String, meaning: String?) {
    switch Platform(word: system.platform) {
    case .macCatalyst: return ("Mac", "Cat", system.title)
    case .iPadOnMac: return ("Mac", "iPad", system.title)
    default: break
    }
    let prefix = "next-"
    guard system.name.hasPrefix(prefix) else { return (system.platform, system.name, nil) }
    let isUsual = system.platform == Platform.iPhone.word
    let short = String(system.name.dropFirst(prefix.count).prefix(3))
    return (isUsual ? "next" : "\(system.platform) next", short, isUsual ? system.name : system.title)
  }

  /// The groups as bands that fit a width each; a group that is too wide alone is cut into several.
  func bands(width: Int, cellWidth: Int) -> [[Group]] {
    var bands: [[Group]] = []
    var used = 0
    for group in groups.flatMap({ $0.cut(to: width, cellWidth: cellWidth) }) {
      let needed = group.width(cellWidth: cellWidth) + (used == 0 ? 0 : Self.gap)
      if used == 0 || used + needed > width {
        bands.append([group])
        used = group.width(cellWidth: cellWidth)
      } else {
        bands[bands.count - 1].append(group)
        used += needed
      }
    }
    return bands
  }

  /// How many spaces stand between two groups.
  static let gap = 2
}

extension MatrixColumns.Group {
  /// How wide each column is.
  func widths(cellWidth: Int) -> [Int] { names.map { max($0.count, cellWidth) } }

  /// How wide the group is, with a space between columns.
  func width(cellWidth: Int) -> Int {
    max(heading.count, widths(cellWidth: cellWidth).reduce(0, +) + names.count - 1)
  }

  /// The group in parts that fit a width.
  fileprivate func cut(to width: Int, cellWidth: Int) -> [MatrixColumns.Group] {
    var parts: [MatrixColumns.Group] = []
    var start = 0
    while start < names.count {
      var end = start + 1
      while end < names.count, part(start..<(end + 1)).width(cellWidth: cellWidth) <= width { end += 1 }
      parts.append(part(start..<end))
      start = end
    }
    return parts
  }

  private func part(_ range: Range<Int>) -> MatrixColumns.Group {
    MatrixColumns.Group(heading: heading, systems: Array(systems[range]), names: Array(names[range]))
  }
}
