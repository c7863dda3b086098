import ShieldModel

/// What one scenario came to on one system.
struct CaseReport: Codable, Sendable, Equatable {
  /// The system.
  var system: SystemReport
  /// What the case comes to.
  var verdict: CaseVerdict
  /// The weakest grade of the facts that the verdict rests on.
  var grade: String
  /// Every expectation with its outcome, in the order of the file.
  var expectations: [OutcomeReport]
  /// Everything that the health checks found.
  var findings: [FindingReport]
  /// Failed and wrong lookups.
  var faults: [FaultReport]
  /// What shows where: one entry for each secret and each picture.
  var exposures: [ExposureReport]
  /// The keys of the ways of capturing that honour no mask on this system, so that no shield covers them.
  var notCovered: [String]
  /// The facts that the case rests on, each once, by name.
  var facts: [FactReport]
  /// The command line that runs this case alone, in the root folder.
  var reproduction: String
}

/// A system that a scenario ran on.
struct SystemReport: Codable, Sendable, Hashable {
  /// The platform's word.
  var platform: String
  /// The name as `os` spells it.
  var name: String

  /// The operating system with its version.
  var title: String { "\(Platform(word: platform)?.systemName ?? platform) \(name)" }
}

/// An expectation and what became of it.
struct OutcomeReport: Codable, Sendable, Equatable {
  /// The expectation in the words of the file.
  var expectation: String
  /// What became of it.
  var status: Status
  /// What was seen, in one sentence.
  var message: String
  /// The weakest grade of the facts behind it.
  var grade: String
  /// Where it stands.
  var place: PlaceReport

  /// What became of an expectation.
  enum Status: String, Codable, Sendable, CaseIterable {
    /// It holds.
    case met
    /// It does not hold.
    case unmet
    /// It rests on what nobody knows.
    case undecided
    /// It is not meant for the system.
    case skipped
  }
}

/// What shows of one secret in one picture.
struct ExposureReport: Codable, Sendable, Equatable {
  /// The secret node, as `Class#name`.
  var node: String
  /// The name of the picture.
  var capture: String
  /// The key of the way of capturing.
  var kind: String
  /// The number of the frame that shows most, from 0.
  var frame: Int32
  /// What can be said: exposed, protected, unknown or not applicable.
  var verdict: String
  /// Why, in one phrase.
  var reason: String
  /// The weakest grade of the facts below.
  var grade: String
  /// The names of the facts that the verdict rests on.
  var facts: [String]
  /// How many pixels change with the content.
  var changedPixels: Int
  /// Whether pixels depend on the content in a way that rounding hides.
  var isErasedByRounding: Bool
}

/// A fact about the system that a case rests on.
struct FactReport: Codable, Sendable, Equatable {
  /// Its name.
  var key: String
  /// The rule that it belongs to.
  var rule: String
  /// Its value in words.
  var value: String
  /// How well it is supported.
  var grade: String
  /// Who published it.
  var source: String
}
