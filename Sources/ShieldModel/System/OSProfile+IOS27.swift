extension OSProfile {
  /// iOS 27: nothing is published, so every fact is contested with the value of 26 as the parameter.
  ///
  /// Source: F1, contested.
  static var iOS27: OSProfile {
    var row = iOS26
    row.name = "27"
    row.rowName = "27"
    row.version = OSVersion(major: 27)
    row.lastVersion = OSVersion(major: 27)
    row.title = "iOS 27"
    row.standing = .unpublished
    row.weaken(to: .contested, source: PublicSource.none, note: "the value of 26 as the parameter to run with")
    row.state(
      [.layerRenderInContext], .ignores, .assumed, PublicSource.model,
      note: "drawing happens in the app's process and reads no mask")
    row.state([.externalCamera], .ignores, .measured, PublicSource.lens)
    row.state(
      [.simulatorGuestScreenshot, .hostFramebufferGrab], .notApplicable, .documented, PublicSource.simulatorOnly)
    row.sources = [PublicSource.isCaptured]
    row.caveats = ["the documentation marks the screen's captured flag as deprecated at 27.0"]
    return row
  }
}
