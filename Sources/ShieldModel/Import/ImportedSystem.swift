/// The system on which a dump was made, as the dump says it.
public struct ImportedSystem: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// The release with two or three parts, such as "17.4".
  public var version: String

  /// Makes a system from its parts.
  public init(platform: Platform, version: String) {
    self.platform = platform
    self.version = version
  }

  /// The row of the catalogue that speaks for the system; nil when there is none.
  public var profile: OSProfile? {
    let parts = version.split(separator: ".").prefix(2).joined(separator: ".")
    guard let release = OSVersion(parts) else { return nil }
    return OSCatalogue.profile(platform: platform, name: "\(release.major).\(release.minor)")
  }

  /// The system in words, such as "iOS 17.4".
  public var title: String { "\(platform.systemName) \(version)" }
}
