/// A published report that a walker overflowed on one release.
///
/// Source: T6, reported.
struct WalkerReport {
  /// The walker that never came back.
  let walker: Walker
  /// The release that it was seen on.
  let version: OSVersion
  /// Who published it.
  let source: String

  /// Every report that names a release, in order of release.
  static let table: [WalkerReport] = [
    WalkerReport(
      walker: .traitBroadcast, version: OSVersion(major: 18, minor: 4), source: PublicSource.screenProtector51),
    WalkerReport(
      walker: .safeArea, version: OSVersion(major: 26), source: PublicSource.screenProtectorKit8),
    WalkerReport(
      walker: .traitBroadcast, version: OSVersion(major: 26, minor: 2), source: PublicSource.screenProtector51),
  ]
}

extension OSProfile {
  /// States what is known about walkers on the releases that the profile speaks for.
  ///
  /// A profile of a whole row takes a report about any of its releases; a profile of one minor release only those about
  /// that release. Without a report the fact is contested: nobody knows.
  mutating func stateWalkers() {
    for walker in [Walker.safeArea, .traitBroadcast] {
      var fact = Fact(
        value: true, grade: .contested, rule: "T6", source: PublicSource.none,
        note: "no overflow and no absence of one has been published for this release")
      for report in WalkerReport.table
      where report.walker == walker && report.version >= version && report.version <= lastVersion {
        fact.state(true, .reported, report.source, note: "seen on \(report.version.description)")
        break
      }
      setOverflows(walker, fact)
    }
    accessibilityOverflows.state(true, .reported, PublicSource.datadog, note: "on any system")
    sessionReplayOverflows.state(true, .reported, PublicSource.datadog, note: "on any system")
  }
}
