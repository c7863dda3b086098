/// One system that a scenario runs on.
public struct ScenarioCase: Hashable, Sendable {
  /// The system.
  public var profile: OSProfile

  /// Makes a case.
  public init(profile: OSProfile) { self.profile = profile }

  /// The platform of the system.
  public var platform: Platform { profile.platform }

  /// The name in reports, such as `iOS 17`.
  public var name: String { "\(platform.systemName) \(profile.name)" }
}
