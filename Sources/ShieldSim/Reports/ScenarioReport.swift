/// What one scenario came to on all its systems.
struct ScenarioReport: Codable, Sendable, Equatable {
  /// The path of its file, relative to the root.
  var file: String
  /// Its title.
  var title: String
  /// Rule ids and addresses that it rests on.
  var because: [String]
  /// The worst verdict of its cases.
  var verdict: CaseVerdict
  /// One entry for each system.
  var cases: [CaseReport]

  init(file: String, title: String, because: [String], cases: [CaseReport]) {
    self.file = file
    self.title = title
    self.because = because
    self.verdict = cases.map(\.verdict).max() ?? .holds
    self.cases = cases
  }

  /// Whether the systems belong to more than one platform.
  var hasSeveralPlatforms: Bool { Set(cases.map(\.system.platform)).count > 1 }
}

/// What a case comes to, from the best news to the worst.
enum CaseVerdict: String, Codable, Sendable, Comparable, CaseIterable {
  /// Everything is as the scenario says.
  case holds
  /// Something rests on what nobody knows.
  case undecided
  /// An expectation is not met, or something was found that nobody expected.
  case fails

  /// Whether the left one is the better news.
  static func < (left: CaseVerdict, right: CaseVerdict) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .holds: 0
    case .undecided: 1
    case .fails: 2
    }
  }

  /// How a run of nothing but this case ends.
  var exitStatus: ExitStatus {
    switch self {
    case .holds: .holds
    case .undecided: .undecided
    case .fails: .finding
    }
  }
}
