/// Looks names and ends of ranges up for one platform.
struct OSReleaseLookup {
  /// The platform whose rows count.
  let platform: Platform
  /// The name of the profile that a condition is about, or nil for a selection.
  ///
  /// A condition may name the profile itself and releases that only the iPhone list knows.
  let ownName: String?

  /// The row for a name, from the platform or, where that is accepted, from the iPhone list.
  private func row(_ name: String) -> OSProfile? {
    if let row = OSCatalogue.profile(platform: platform, name: name) { return row }
    return ownName == nil ? nil : OSCatalogue.profile(platform: .iPhone, name: name)
  }

  /// Refuses a name that no row has.
  func requireName(_ name: String) throws(OSSelectionError) {
    guard row(name) == nil, name != ownName else { return }
    throw unknown(name)
  }

  /// The row that an end of a range stands for.
  func end(_ name: String) throws(OSSelectionError) -> OSProfile {
    guard let row = row(name) else {
      if name == "all" || name == "next" { throw OSSelectionError.notAnEnd(name: name) }
      throw unknown(name)
    }
    guard row.hasReleases else { throw OSSelectionError.notAnEnd(name: name) }
    return row
  }

  /// The error for a name that no row has, with the nearest names.
  private func unknown(_ name: String) -> OSSelectionError {
    .unknownRelease(
      name: name, platform: platform, nearest: OSCatalogue.nearestNames(to: name, platform: platform))
  }
}
