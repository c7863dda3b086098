/// One word that an option or argument may be given, with what it means.
struct ChoiceWord: Sendable, Hashable, Codable {
  /// The word as it is typed.
  let word: String
  /// What the word means, as one phrase without a full stop.
  let summary: String

  init(_ word: String, _ summary: String) {
    self.word = word
    self.summary = summary
  }
}

/// A closed set of words as a Swift enum, so that a command reads a case and not a string.
protocol ChoiceValue: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// What the word means, as one phrase without a full stop.
  var summary: String { get }
}

extension ChoiceValue {
  /// Every word of the set, in the order of the cases.
  static var words: [ChoiceWord] {
    allCases.map { ChoiceWord($0.rawValue, $0.summary) }
  }
}
