extension OSProfile {
  /// tvOS 18.2: both canvas classes exist, and the canvas may stand below an effect view.
  ///
  /// Source: F1, contested.
  static var tvOS: OSProfile {
    let version = OSVersion(major: 18, minor: 2)
    var row = OSProfile(platform: .tvOS, name: "18.2", version: version, lastVersion: version, title: "tvOS 18.2")
    row.canvasTypeName.state(
      PrivateTypeName.layoutCanvas, .contested, PublicSource.binaryTV, note: "or the older class, by text engine")
    row.textKit1CanvasTypeName.state(PrivateTypeName.fieldCanvas, .contested, PublicSource.binaryTV)
    row.canvasDepth.state(
      1, .contested, PublicSource.binaryTV, note: "the parent may be the content view of a vibrancy backdrop")
    row.canvasContainerTypeName.state(
      PrivateTypeName.effectContent, .contested, PublicSource.binaryTV, note: "matters where the depth is above 1")
    row.stateUniversalCaptures()
    row.sources = [PublicSource.binaryTV]
    row.caveats = ["the system has no notification for screenshots"]
    return row
  }
}
