extension OSProfile {
  /// An iPad row: as iOS of the same release, which is inferred.
  ///
  /// Source: F1, assumed.
  static func iPadOS(as phone: OSProfile) -> OSProfile {
    var row = phone
    row.platform = .iPad
    row.title = "iPadOS " + phone.name
    row.weaken(to: .assumed, source: PublicSource.model, note: "taken to agree with iOS of the same release")
    row.state(
      [.layerRenderInContext], .ignores, .reported, PublicSource.testComment,
      note: "drawing happens in the app's process and reads no mask")
    row.state([.externalCamera], .ignores, .measured, PublicSource.lens)
    row.state(
      [.simulatorGuestScreenshot, .hostFramebufferGrab], .notApplicable, .documented, PublicSource.simulatorOnly)
    row.state([.iPhoneMirroring], .notApplicable, .documented, PublicSource.iPhoneMirroring)
    row.sources = [
      PublicSource.screenshotPreventing16, PublicSource.screenshotPreventing22, PublicSource.screenProtector45,
    ]
    row.caveats = [
      "with several windows, a canvas moved elsewhere crashed an eager safe area update",
      "every scene needs a shield of its own",
    ]
    return row
  }
}
