/// A parameter of policies that a file can state, or the share of one class of screens in it.
///
/// With it, parameters are read, merged and written one by one: a file states some of them and leaves the others to
/// what it includes.
enum PolicySetting: String, CaseIterable {
  case shieldsFrom
  case shieldedBuilds
  case coverOn
  case coversFrom
  case cover
  case withholdsFrom
  case recording
  case mirroring
  case allowsAssistiveDisplay
  case failModeOpen = "failMode.open"
  case failModePersonal = "failMode.personal"
  case failModeSecret = "failMode.secret"
  case responseOpen = "response.open"
  case responsePersonal = "response.personal"
  case responseSecret = "response.secret"
  case debounceTurns

  /// The keys that lead to it from the object with the parameters: one, or the parameter's and the class's.
  var keys: [String] { rawValue.split(separator: ".").map(String.init) }

  /// What some parameters have for it, without quotes.
  func word(in parameters: PolicyParameters) -> String {
    switch self {
    case .shieldsFrom: parameters.shieldsFrom.word
    case .shieldedBuilds: parameters.shieldedBuilds.word
    case .coverOn: parameters.coverOn.word
    case .coversFrom: parameters.coversFrom.word
    case .cover: parameters.cover.word
    case .withholdsFrom: parameters.withholdsFrom.word
    case .recording: parameters.recording.word
    case .mirroring: parameters.mirroring.word
    case .allowsAssistiveDisplay: parameters.allowsAssistiveDisplay ? "true" : "false"
    case .failModeOpen: parameters.failMode.open.word
    case .failModePersonal: parameters.failMode.personal.word
    case .failModeSecret: parameters.failMode.secret.word
    case .responseOpen: parameters.response.open.word
    case .responsePersonal: parameters.response.personal.word
    case .responseSecret: parameters.response.secret.word
    case .debounceTurns: "\(parameters.debounceTurns)"
    }
  }

  /// Gives some parameters what a word stands for; a word that stands for nothing changes nothing.
  func set(_ word: String, in parameters: inout PolicyParameters) {
    switch self {
    case .shieldsFrom: assign(word, to: &parameters.shieldsFrom)
    case .shieldedBuilds: assign(word, to: &parameters.shieldedBuilds)
    case .coverOn: assign(word, to: &parameters.coverOn)
    case .coversFrom: assign(word, to: &parameters.coversFrom)
    case .cover: assign(word, to: &parameters.cover)
    case .withholdsFrom: assign(word, to: &parameters.withholdsFrom)
    case .recording: assign(word, to: &parameters.recording)
    case .mirroring: assign(word, to: &parameters.mirroring)
    case .allowsAssistiveDisplay: parameters.allowsAssistiveDisplay = word == "true"
    case .failModeOpen: assign(word, to: &parameters.failMode.open)
    case .failModePersonal: assign(word, to: &parameters.failMode.personal)
    case .failModeSecret: assign(word, to: &parameters.failMode.secret)
    case .responseOpen: assign(word, to: &parameters.response.open)
    case .responsePersonal: assign(word, to: &parameters.response.personal)
    case .responseSecret: assign(word, to: &parameters.response.secret)
    case .debounceTurns: parameters.debounceTurns = Int(word) ?? parameters.debounceTurns
    }
  }

  /// A word as a file holds it.
  func text(of word: String) -> String {
    switch self {
    case .allowsAssistiveDisplay, .debounceTurns: word
    default: JSONValue.quoted(word)
    }
  }

  /// What holds where no file states it, as a file would.
  var defaultText: String { text(of: word(in: PolicyParameters())) }

  private func assign<Value: PolicyChoice>(_ word: String, to target: inout Value) {
    target = Value.allCases.first { $0.word == word } ?? target
  }
}
