import ShieldModel

extension UsageError {
  /// The sentence that a person reads: what is wrong, then what was expected.
  var message: String {
    switch self {
    case .missingCommand(let known): "a command is missing; expected \(Self.list(known))"
    case .unknownCommand(let word, let known):
      "unknown command \(quoted(word))" + (Self.suggestion(for: word, among: known) ?? Self.choice(of: known))
    case .unknownOption(let flag, let known):
      "unknown option \(quoted(flag))" + (Self.suggestion(for: flag, among: known) ?? "")
    case .misplacedOption(let flag, let commands):
      "\(flag) stands before the command; it belongs behind \(Self.list(commands))"
    case .missingValue(let flag, let expectation, let next):
      "\(flag) needs a value; expected \(expectation.words)" + Self.hint(flag: flag, next: next)
    case .unwantedValue(let flag, let value): "\(flag) takes no value, but \(quoted(value)) was given"
    case .badValue(let owner, let text, let problem): "\(owner.words): \(problem.words(for: text))"
    case .missingArgument(let name): "\(name) is missing"
    case .unexpectedArgument(let text): "unexpected argument \(quoted(text))"
    case .repeatedOption(let flag): "\(flag) is given more than once"
    case .conflict(let flag, let other): "\(flag) and \(other) exclude each other; give one of them"
    case .stated(let sentence): sentence
    }
  }

  /// The nearest known spelling as the end of a sentence; nil when none is near.
  static func suggestion(for word: String, among known: [String]) -> String? {
    NearestSpelling.nearest(to: word, among: known).map { "; did you mean \(quoted($0))?" }
  }

  /// The known words as the end of a sentence; empty when there are too many to read in one line.
  private static func choice(of known: [String]) -> String {
    known.count > 8 ? "" : "; expected \(list(known))"
  }

  /// How to give a value that looks like a flag.
  private static func hint(flag: String, next: String?) -> String {
    guard let next, next != "--" else { return "" }
    // A short flag takes its value with an equals sign too.
    return "; a value that begins with a hyphen is written \(quoted("\(flag)=\(next)"))"
  }

  /// Words as a person lists them: "a", "a or b", "a, b or c".
  static func list(_ words: [String], joinedBy conjunction: String = "or") -> String {
    let words = words.map { QuotedText.bare($0) }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension ValueOwner {
  /// Where the value stands, as the beginning of a sentence.
  fileprivate var words: String {
    switch self {
    case .option(let flag): flag
    case .argument(let name): name
    case .environment(let variable, let flag): "\(flag), read from the variable \(variable)"
    }
  }
}

extension ValueProblem {
  /// What is wrong with a text, and what was expected.
  fileprivate func words(for text: String) -> String {
    switch self {
    case .emptyPath: "the path is empty"
    case .zeroByteInPath: "the path holds a zero byte"
    case .notWhole(let range):
      "\(quoted(text)) is not a whole number; expected \(ValueExpectation.integer(range).words)"
    case .outside(let range): "\(quoted(text)) is out of range; expected \(ValueExpectation.integer(range).words)"
    case .unknownWord(let word, let known):
      "unknown word \(quoted(word)); expected \(ValueExpectation.words(known).words)"
        + (UsageError.suggestion(for: word, among: known) ?? "")
    case .wrongForm(let expectation): "\(quoted(text)) does not fit; expected \(expectation)"
    }
  }
}

extension ValueExpectation {
  /// What was expected, to follow the word "expected".
  var words: String {
    switch self {
    case .text(let placeholder): placeholder
    case .path: "a path"
    case .integer(let range):
      switch (range.lowerBound, range.upperBound) {
      case (.min, .max): "a whole number"
      case (let low, .max): "a whole number from \(low)"
      case (.min, let high): "a whole number up to \(high)"
      case (let low, let high): "a whole number from \(low) to \(high)"
      }
    case .words(let words): UsageError.list(words)
    case .form(let expectation): expectation
    }
  }
}

/// A text from outside as it is safe to show within a sentence.
private func quoted(_ text: String) -> String {
  QuotedText.short(text)
}
