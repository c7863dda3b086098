/// Names and ranges of systems on some platforms, from which a run takes its systems.
struct SystemChoice {
  /// The names and ranges.
  var items: [String]
  /// The platforms, in the order of the result.
  var platforms: [Platform]
  /// The systems that the scenario defines itself.
  var ownSystems: [OSProfile]

  /// The selected systems, each once: platforms in order, on each the rows of the catalogue and then own systems.
  ///
  /// - Throws: ``OSSelectionError`` when an item selects nothing on any platform, or a platform gets nothing.
  func profiles() throws(OSSelectionError) -> [OSProfile] {
    try check()
    var found: [OSProfile] = []
    for platform in platforms {
      let own = ownSystems.filter { $0.platform == platform && items.contains($0.name) }
      let known = items.filter { !isOwn($0) && (try? OSCatalogue.select($0, platform: platform)) != nil }
      let rows = known.isEmpty ? [] : try OSCatalogue.select(known.joined(separator: ","), platform: platform)
      if rows.isEmpty, own.isEmpty {
        throw .nothingSelected(item: items.joined(separator: ","), platform: platform)
      }
      found.append(contentsOf: rows + own)
    }
    return found
  }

  /// Refuses items that select nothing on any platform.
  func check() throws(OSSelectionError) {
    for item in items { try check(item) }
  }

  /// Refuses an item that selects nothing on any platform, with the reason of the first platform.
  private func check(_ item: String) throws(OSSelectionError) {
    if isOwn(item) {
      if ownSystems.contains(where: { $0.name == item && platforms.contains($0.platform) }) { return }
      throw .nothingSelected(item: item, platform: platforms.first ?? .iPhone)
    }
    var reason: OSSelectionError?
    for platform in platforms {
      do {
        _ = try OSCatalogue.select(item, platform: platform)
        return
      } catch {
        reason = reason ?? error
      }
    }
    if let reason { throw reason }
  }

  private func isOwn(_ item: String) -> Bool { ownSystems.contains { $0.name == item } }
}
