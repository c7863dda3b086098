extension OSCatalogue {
  /// The rows that a list of names and ranges selects, in catalogue order, each once.
  ///
  /// Items are separated by commas: `17`, `26.2`, `13...26`, `...16`, `17...`, `next-renamed`, `next` for the made-up
  /// systems, `all` for every row of the platform. An end of a range is inclusive and names a release: `26` is 26.0 to
  /// 26.4, so `13...26` holds 26 and not 26.5. A row that lies wholly inside a range is one entry; a row that lies
  /// partly inside gives one entry for each minor release inside. The unpublished release is in a range only when it is
  /// itself an end; made-up systems never are.
  ///
  /// - Throws: ``OSSelectionError`` for a text that cannot be read, an unknown release, or an item without a row.
  public static func select(_ range: String, platform: Platform) throws(OSSelectionError) -> [OSProfile] {
    let selection = try OSSelection(range, platform: platform)
    let candidates = rows(of: platform)
    var found: [[OSProfile]] = candidates.map { _ in [] }
    for item in selection.items {
      var isSelecting = false
      for index in candidates.indices {
        let entries = entries(of: candidates[index], in: item)
        isSelecting = isSelecting || !entries.isEmpty
        for entry in entries where !found[index].contains(where: { $0.name == entry.name }) {
          found[index].append(entry)
        }
      }
      guard isSelecting else { throw OSSelectionError.nothingSelected(item: text(of: item), platform: platform) }
    }
    return found.flatMap { $0.sorted { $0.version < $1.version } }
  }

  /// Tells whether a profile is among the systems that a condition names.
  ///
  /// The spelling is that of ``select(_:platform:)``. A profile is contained when the releases it speaks for overlap
  /// those of an item, so a profile of a whole row meets a condition about one of its minor releases: a condition is
  /// checked once too often rather than skipped. A scenario's own row counts as the row it comes from, and by its own
  /// name. Because conditions are shared by runs over several platforms, an end may also be a release that only the
  /// iPhone list knows.
  ///
  /// - Throws: ``OSSelectionError`` for a text that cannot be read or an unknown release.
  public static func contains(_ profile: OSProfile, in range: String) throws(OSSelectionError) -> Bool {
    let selection = try OSSelection(range, platform: profile.platform, for: profile)
    for item in selection.items where meets(profile, item) {
      return true
    }
    return false
  }

  /// Tells whether a profile overlaps an item.
  private static func meets(_ profile: OSProfile, _ item: OSSelection.Item) -> Bool {
    switch item {
    case .all: return true
    case .next: return profile.standing == .hypothetical
    case .name(let name):
      if name == profile.name || name == profile.rowName { return true }
      let own = Self.profile(platform: profile.platform, name: name)
      guard let named = own ?? Self.profile(platform: .iPhone, name: name), named.hasReleases else { return false }
      return overlaps(profile, lower: named.version, upper: named.lastVersion)
    case .range(_, let lower, let upper, let isUnpublishedNamed):
      guard profile.standing != .unpublished || isUnpublishedNamed else { return false }
      return overlaps(profile, lower: lower, upper: upper)
    }
  }

  /// Tells whether a profile that is named by releases speaks for one between two others.
  private static func overlaps(_ profile: OSProfile, lower: OSVersion, upper: OSVersion) -> Bool {
    profile.hasReleases && profile.version <= upper && lower <= profile.lastVersion
  }

  /// What an item selects of one row: nothing, the row, or some of its minor releases.
  private static func entries(of row: OSProfile, in item: OSSelection.Item) -> [OSProfile] {
    switch item {
    case .all: return [row]
    case .next: return row.standing == .hypothetical ? [row] : []
    case .name(let name):
      if row.name == name { return [row] }
      guard let named = profile(platform: row.platform, name: name), named.rowName == row.name else { return [] }
      return [named]
    case .range(_, let lower, let upper, _):
      guard meets(row, item) else { return [] }
      if lower <= row.version && row.lastVersion <= upper { return [row] }
      return row.releases.filter { lower <= $0 && $0 <= upper }.map { row.narrowed(to: $0) }
    }
  }

  /// An item as it was written.
  private static func text(of item: OSSelection.Item) -> String {
    switch item {
    case .all: "all"
    case .next: "next"
    case .name(let name): name
    case .range(let text, _, _, _): text
    }
  }
}
