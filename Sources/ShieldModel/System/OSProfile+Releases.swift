extension OSProfile {
  /// Tells whether the row is named by release numbers, and not "any" or by a hypothesis.
  var hasReleases: Bool { OSVersion(rowName) != nil }

  /// Tells whether the profile speaks for a release.
  func covers(_ release: OSVersion) -> Bool { hasReleases && release >= version && release <= lastVersion }

  /// The same row for one of its minor releases alone, with its own facts about walkers.
  func narrowed(to release: OSVersion) -> OSProfile {
    guard covers(release) else { return self }
    var profile = self
    let hadOneRelease = version == lastVersion
    profile.version = release
    profile.lastVersion = release
    profile.name = "\(release.major).\(release.minor)"
    profile.title = platform.systemName + " " + profile.name
    guard !hadOneRelease, standing == .released, platform == .iPhone || platform == .iPad || platform == .simulator
    else {
      return profile
    }
    profile.stateWalkers()
    if platform == .iPad {
      profile.weakenWalkers()
    }
    return profile
  }

  /// The minor releases that the profile speaks for, old to new.
  var releases: [OSVersion] {
    guard version.major == lastVersion.major, version <= lastVersion else { return [version] }
    return (version.minor...lastVersion.minor).map { OSVersion(major: version.major, minor: $0) }
  }

  /// Lowers what an iPhone report says about walkers to an assumption about the iPad.
  private mutating func weakenWalkers() {
    for walker in Walker.allCases {
      var fact = overflows(walker)
      fact.weaken(to: .assumed, source: PublicSource.model, note: "taken to agree with iOS of the same release")
      setOverflows(walker, fact)
    }
  }
}
