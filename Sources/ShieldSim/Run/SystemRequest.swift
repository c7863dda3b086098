import ShieldModel

/// The systems that a person asks for instead of what scenarios choose themselves.
struct SystemRequest {
  private let items: [String]
  private let platform: Platform?
  private var used: Set<String> = []
  private var reasons: [String: OSSelectionError] = [:]

  /// Takes the text of `--os` and the platform of `--platform`; nil where nothing is asked for.
  init(_ text: String?, platform: Platform?) {
    items = (text ?? "").split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    self.platform = platform
    isGiven = text != nil
  }

  private let isGiven: Bool

  /// The systems that a scenario runs on.
  ///
  /// An item that only other scenarios or other platforms have is left out here.
  mutating func cases(of scenario: Scenario) -> [ScenarioCase] {
    guard isGiven else { return scenario.cases.filter { $0.platform == platform ?? $0.platform } }
    var platforms: [Platform] = []
    for candidate in platform.map({ [$0] }) ?? scenario.cases.map(\.platform) where !platforms.contains(candidate) {
      platforms.append(candidate)
    }
    return platforms.flatMap { cases(of: scenario, on: $0) }
  }

  private mutating func cases(of scenario: Scenario, on platform: Platform) -> [ScenarioCase] {
    var usable: [String] = []
    for item in items {
      do throws(OSSelectionError) {
        _ = try scenario.selecting(item, platform: platform)
        usable.append(item)
        used.insert(item)
      } catch {
        if reasons[item] == nil { reasons[item] = error }
      }
    }
    guard !usable.isEmpty else { return [] }
    return (try? scenario.selecting(usable.joined(separator: ","), platform: platform)) ?? []
  }

  /// What is wrong with the request after all scenarios were asked: an item that none of them has.
  var mistake: UsageError? {
    guard isGiven, let item = items.first(where: { !used.contains($0) }), let reason = reasons[item] else { return nil }
    let diagnostic = Diagnostic(file: "", problem: reason.problem, expected: reason.expected)
    return .stated("--os: \(diagnostic.message)")
  }
}
