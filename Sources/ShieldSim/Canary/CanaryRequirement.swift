import ShieldModel

/// On which systems a lookup of a canary runs, as words and as Swift.
struct CanaryRequirement {
  private let requirement: CanaryPlan.Requirement

  init(_ requirement: CanaryPlan.Requirement) { self.requirement = requirement }

  /// A sentence for the test's comment.
  var sentence: String {
    let items = requirement.systems.split(separator: ",").map { Self.words(for: $0.filter { $0 != " " }) }
    return (requirement.isInverted ? "Not on iOS " : "Only on iOS ") + UsageError.list(items) + "."
  }

  private static func words(for item: String) -> String {
    let ends = item.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return item }
    if ends[0].isEmpty { return "up to \(ends[1])" }
    return ends[1].isEmpty ? "\(ends[0]) and later" : "\(ends[0]) to \(ends[1])"
  }

  /// The condition over `system`; made-up systems are never met.
  var expression: String? {
    let parts = requirement.systems.split(separator: ",").map { Self.expression(of: $0.filter { $0 != " " }) }
    let text = parts.joined(separator: " || ")
    if requirement.isInverted { return "!(\(text))" }
    return parts.count > 1 ? "(\(text))" : text
  }

  private static func expression(of item: String) -> String {
    let ends = item.split(separator: "...", omittingEmptySubsequences: false).map(String.init)
    let lower = ends.first ?? ""
    let upper = ends.count > 1 ? ends[1] : lower
    if item == "all" { return "true" }
    var conditions: [String] = []
    if !lower.isEmpty {
      guard let first = profile(lower) else { return "false" }
      conditions.append("system >= \(code(first.version))")
    }
    if !upper.isEmpty {
      guard let last = profile(upper) else { return "false" }
      // A row ends where the next one begins, so that later small releases still belong to it.
      if let next = OSCatalogue.rows(of: .iPhone).first(where: { isRelease($0) && $0.version > last.lastVersion }) {
        conditions.append("system < \(code(next.version))")
      } else {
        conditions.append("system <= \(code(last.lastVersion))")
      }
    }
    return conditions.joined(separator: " && ")
  }

  private static func profile(_ name: String) -> OSProfile? {
    let profile = OSCatalogue.profile(platform: .iPhone, name: name)
    return profile.flatMap { isRelease($0) ? $0 : nil }
  }

  private static func isRelease(_ profile: OSProfile) -> Bool { profile.standing != .hypothetical }

  private static func code(_ version: OSVersion) -> String {
    version.minor == 0
      ? "OSVersion(major: \(version.major))" : "OSVersion(major: \(version.major), minor: \(version.minor))"
  }
}
