/// The table of systems that the model knows: one row per release or group of releases.
///
/// Source: F1, measured for most iPhone rows; every fact of a row has a grade of its own.
public enum OSCatalogue {
  /// The version of the facts, year and month.
  public static let version = "2026.11"

  /// Every row: platforms in the order of ``Platform``, releases from old to new, made-up systems last.
  public static let rows: [OSProfile] = iPhoneRows + iPadRows + simulatorRows + otherRows

  /// The iPhone's rows.
  private static var iPhoneRows: [OSProfile] { releasedPhones + [.iOS27] + OSProfile.nextSystems(from: .iOS26) }

  /// The iPhone's rows of released systems, old to new.
  private static var releasedPhones: [OSProfile] {
    [.iOS11, .iOS12, .iOS13, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18, .iOS26, .iOS26Dot5]
  }

  /// The iPad's rows, which follow the iPhone's from 13 on.
  private static var iPadRows: [OSProfile] {
    let released = releasedPhones.filter { $0.version >= OSVersion(major: 13) }.map { OSProfile.iPadOS(as: $0) }
    return released + [.iPadOS(as: .iOS27)] + OSProfile.nextSystems(from: .iPadOS(as: .iOS26))
  }

  /// The Simulator's rows, which follow the iPhone's from 15 to 26.
  private static var simulatorRows: [OSProfile] {
    let phones: [OSProfile] = [.iOS15, .iOS16, .iOS17, .iOS18, .iOS26]
    return phones.map { OSProfile.simulator(as: $0) }
  }

  /// The rows of the other platforms.
  private static var otherRows: [OSProfile] {
    [
      .macCatalyst, .iPadOnMac, .tvOS, .visionOS(1, through: 3), .visionOS(2, through: 6), .visionOS(26, through: 4),
      .android,
    ]
  }

  /// The rows of one platform, in catalogue order.
  public static func rows(of platform: Platform) -> [OSProfile] { rows.filter { $0.platform == platform } }

  /// The names of one platform's rows, in catalogue order.
  public static func names(of platform: Platform) -> [String] { rows(of: platform).map { $0.name } }

  /// The newest released row of a platform, for files that name none.
  public static func defaultProfile(of platform: Platform) -> OSProfile? {
    rows(of: platform).last { $0.standing == .released }
  }

  /// The row of that name, or nil when the platform has none.
  ///
  /// The name of a minor release that a row covers gives that row for this release alone: "26.2" is the row "26" with
  /// what is known about 26.2.
  public static func profile(platform: Platform, name: String) -> OSProfile? {
    let candidates = rows(of: platform)
    for row in candidates where row.name == name {
      return row
    }
    guard let version = OSVersion(name), isCanonical(name, version) else { return nil }
    for row in candidates where row.covers(version) {
      return row.narrowed(to: version)
    }
    return nil
  }

  /// Tells whether a name is spelled as a release is: no leading zeros, and both parts.
  private static func isCanonical(_ name: String, _ version: OSVersion) -> Bool {
    name == "\(version.major).\(version.minor)"
  }
}
