extension OSProfile {
  /// A row that a scenario defines: a copy of another row under a name of its own.
  ///
  /// Its facts are those of the row it comes from. Whoever makes one states the differences with grade
  /// ``Grade/assumed`` and source ``scenarioSource``. In ranges it stands where the row it comes from stands, unless
  /// that one is a made-up system, which no range contains.
  public static func derived(name: String, from base: OSProfile) -> OSProfile {
    var profile = base
    profile.name = name
    profile.title = name + ", from " + base.title
    profile.standing = base.standing == .released ? .scenario : base.standing
    profile.sources.append(scenarioSource)
    return profile
  }

  /// The source of a fact that a scenario states.
  public static let scenarioSource = "scenario"
}
