extension OSProfile {
  /// An iOS app built for the Mac: the canvas is there, the Mac's captures show it.
  ///
  /// Source: C2, reported.
  static var macCatalyst: OSProfile {
    var row = mac(.macCatalyst, from: OSVersion(major: 13, minor: 1), title: "Mac Catalyst 13.1 and later")
    row.stateMacCaptures(PublicSource.mauiScreenSecurity)
    row.sources = [PublicSource.mauiScreenSecurity, PublicSource.bsSecureKit]
    row.caveats = ["the Mac has a documented way of its own: a window's sharing type"]
    return row
  }

  /// An unchanged iPad app on a Mac: the canvas is there, the Mac's captures show it.
  ///
  /// Source: C2, reported.
  static var iPadOnMac: OSProfile {
    var row = mac(.iPadOnMac, from: OSVersion(major: 11), title: "iPad app on macOS 11 and later")
    row.stateCanvasPlace(.assumed, PublicSource.model, note: "taken to agree with iPadOS")
    row.stateMacCaptures(PublicSource.bsSecureKit)
    row.sources = [PublicSource.bsSecureKit]
    row.caveats = ["a library says that protection does not function on the Mac"]
    return row
  }

  /// The part that both ways of running on a Mac share; facts that stay unstated are contested.
  private static func mac(_ platform: Platform, from version: OSVersion, title: String) -> OSProfile {
    var row = OSProfile(platform: platform, name: "any", version: version, lastVersion: version, title: title)
    row.canvasTypeName.state(
      PrivateTypeName.layoutCanvas, .assumed, PublicSource.model,
      note: "UIKit's classes are taken to be those of iOS 15 and later")
    return row
  }

  /// States that the Mac's captures draw masked layers.
  private mutating func stateMacCaptures(_ source: String) {
    stateUniversalCaptures()
    state(
      [.hardwareScreenshot, .screenRecording, .xcuitestScreenshot, .appSwitcherSnapshot], .ignores, .reported, source)
    state([.airPlayMirroring, .hdmiMirroring], .ignores, .assumed, source, note: "taken to work like a recording")
    state([.quickTimeCable], .notApplicable, .assumed, PublicSource.model, note: "a Mac is not recorded over a cable")
  }
}
