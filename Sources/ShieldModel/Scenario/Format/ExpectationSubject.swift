/// What an expectation is about, as files spell it: the one key that is not a condition of it.
enum ExpectationSubject: String, CaseIterable {
  case hides
  case shows
  case unknown
  case finding
  case noFinding
  case fault
  case refused
  case crash
  case color
  case equals
  case differs
  case hit
  case status
  case value
  case count
  case autoFillBar
  case keyboard
  case cycle
  case phase
  case isCaptured
  case notified
  case cover
  case covers
  case prompt
  case decision
  case response

  /// A key beside the subject.
  enum Condition: String, CaseIterable {
    case `in`
    case os
    case platform
    case reason
    case node
    case severity
    case count
    case shield
    case at
    case scene
    case screen
    case by
  }

  /// The keys that may stand beside the subject, in addition to `os`, `platform` and `reason`.
  var conditions: [Condition] {
    switch self {
    case .hides, .shows, .unknown, .equals, .differs: [.in]
    case .finding: [.in, .node, .severity]
    case .noFinding: [.in, .node]
    case .fault: [.count, .shield]
    case .color: [.in, .at]
    case .hit: [.at]
    case .status: [.shield]
    case .phase: [.scene]
    case .notified: [.count]
    case .cover: [.scene]
    case .prompt: [.scene, .count]
    case .decision: [.by]
    case .response: [.screen]
    case .refused, .crash, .value, .count, .autoFillBar, .keyboard, .cycle, .isCaptured, .covers: []
    }
  }

  /// Those of ``conditions`` that must stand there.
  var required: [Condition] {
    switch self {
    case .color: [.in, .at]
    case .equals, .differs: [.in]
    default: []
    }
  }
}
