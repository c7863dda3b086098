extension OSProfile {
  /// iOS 14: as iOS 13.
  ///
  /// Source: F1, measured.
  static var iOS14: OSProfile {
    var row = iOS(14, through: 8)
    row.stateTextKit1Field()
    row.sources = [
      PublicSource.detox, PublicSource.lark, PublicSource.snapshotSafeView, PublicSource.appium,
      PublicSource.snapshotSafeViewNames,
    ]
    row.caveats = ["a list of exact names without 14.5 drew nothing there"]
    return row
  }
}
