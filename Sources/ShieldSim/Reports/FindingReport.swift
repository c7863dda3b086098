/// Something that the health checks found.
struct FindingReport: Codable, Sendable, Equatable {
  /// The id of the rule that decides.
  var rule: String
  /// Further ids under which an expectation may name it.
  var alsoRules: [String]
  /// How much it matters, as a word.
  var severity: String
  /// Whether the evidence leaves open if it is so.
  var isUndecided: Bool
  /// Whether the scenario expects it.
  var isExpected: Bool
  /// Whether its severity counts for the verdict.
  var isCounted: Bool
  /// The node concerned, as `Class#name`; nil when there is none.
  var node: String?
  /// The name of the picture concerned; nil when there is none.
  var capture: String?
  /// The key of the way of capturing; nil when no picture is concerned.
  var kind: String?
  /// The turn, from 0.
  var turn: Int32
  /// The place of the step that led to it.
  var place: PlaceReport
  /// What is wrong, in one sentence.
  var message: String
  /// What to do about it; nil when nothing helps.
  var hint: String?
  /// The weakest grade of the facts that it rests on.
  var grade: String
  /// The names of the facts that it rests on.
  var facts: [String]
}

/// A lookup that did not find the canvas.
struct FaultReport: Codable, Sendable, Hashable {
  /// What it came to, by the words that expectations use.
  var kind: Kind
  /// What happened, in one sentence.
  var message: String
  /// The shield that looked; nil when none did.
  var shield: String?
  /// Class names that the app expected; empty for a lookup by position.
  var expected: [String]
  /// The class name of the true canvas; nil where the system has none.
  var actual: String?
  /// Class names that the lookup saw, in order.
  var seen: [String]
  /// Whether the modelled app logs it.
  var isLogged: Bool
  /// Whether the scenario expects it.
  var isExpected: Bool
  /// The turn, from 0.
  var turn: Int32
  /// The place of the scenario's step.
  var place: PlaceReport

  /// What a lookup came to.
  enum Kind: String, Codable, Sendable, CaseIterable {
    /// It found nothing.
    case canvasMissing
    /// It found a view that is not the canvas.
    case anotherView
    /// It found several views.
    case ambiguous

    /// What it came to, in few words.
    var words: String {
      switch self {
      case .canvasMissing: "canvas missing"
      case .anotherView: "another view"
      case .ambiguous: "ambiguous"
      }
    }
  }
}
