extension OSProfile {
  /// A visionOS row: the class name is inferred, everything about captures is unknown.
  ///
  /// Source: F1, assumed.
  static func visionOS(_ major: Int32, through lastMinor: Int32) -> OSProfile {
    var row = OSProfile(
      platform: .visionOS, name: "\(major)", version: OSVersion(major: major),
      lastVersion: OSVersion(major: major, minor: lastMinor), title: "visionOS \(major)")
    row.canvasTypeName.state(
      PrivateTypeName.layoutCanvas, .assumed, PublicSource.model, note: "text works like that of iOS 17 and later")
    row.stateUniversalCaptures()
    row.sources = [PublicSource.secureTextEntry]
    row.caveats = [
      "no public dump and no measurement of a capture was found",
      "a private SwiftUI way to prohibit captures exists from visionOS 2 on: " + PublicSource.screenShieldKit,
    ]
    return row
  }
}
