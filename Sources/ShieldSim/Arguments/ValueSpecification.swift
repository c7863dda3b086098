/// What a value on the command line may look like, as data for parser, help and completion.
enum ValueSpecification: Sendable {
  /// Any text, shown in help under the placeholder.
  case text(placeholder: String)
  /// The path of a file, completed by these extensions (`shield.jsonc`); an empty list completes every file.
  case file(placeholder: String, extensions: [String])
  /// The path of a folder.
  case folder(placeholder: String)
  /// The path of a file or a folder.
  case path(placeholder: String)
  /// A whole number within the range.
  case integer(placeholder: String, range: ClosedRange<Int>)
  /// One of a closed set of words.
  case words(placeholder: String, [ChoiceWord])
  /// One of a closed set of words, with or without a path: `WORD` or `WORD=PATH`.
  case wordsWithPath(placeholder: String, [ChoiceWord])
  /// A text with a form of its own.
  case form(ValueForm)

  /// What help shows in place of the value, in capitals.
  var placeholder: String {
    switch self {
    case .text(let placeholder), .file(let placeholder, _), .folder(let placeholder), .path(let placeholder),
      .integer(let placeholder, _), .words(let placeholder, _):
      placeholder
    case .wordsWithPath(let placeholder, _): "\(placeholder)[=PATH]"
    case .form(let form): form.placeholder
    }
  }

  /// The words that may stand here; empty when the set is open.
  var words: [ChoiceWord] {
    switch self {
    case .words(_, let words), .wordsWithPath(_, let words): words
    default: []
    }
  }

  /// What is wrong with a text as this value; nil when it is fine.
  func problem(with text: String) -> ValueProblem? {
    switch self {
    case .text: return nil
    case .file, .folder, .path:
      if text.isEmpty { return .emptyPath }
      return text.unicodeScalars.contains("\0") ? .zeroByteInPath : nil
    case .integer(_, let range):
      guard let number = Int(text) else { return .notWhole(range) }
      return range.contains(number) ? nil : .outside(range)
    case .words(_, let words):
      return words.contains { $0.word == text } ? nil : .unknownWord(text, words.map(\.word))
    case .wordsWithPath(_, let words):
      let (word, path) = text.splitAtEquals()
      guard words.contains(where: { $0.word == word }) else { return .unknownWord(word, words.map(\.word)) }
      return path?.isEmpty == true ? .emptyPath : nil
    case .form(let form): return form.accepts(text) ? nil : .wrongForm(form.expectation)
    }
  }
}

/// A form that a text value must have, checked by a closure.
struct ValueForm: Sendable {
  /// What help shows in place of the value, such as `X,Y`.
  let placeholder: String
  /// What is expected, to follow the words "takes": "two whole numbers such as 200,132".
  let expectation: String
  /// Whether a text has the form.
  let accepts: @Sendable (String) -> Bool
}

/// Why a text is not a value of its kind.
enum ValueProblem: Error, Hashable, Sendable {
  case emptyPath
  case zeroByteInPath
  case notWhole(ClosedRange<Int>)
  case outside(ClosedRange<Int>)
  case unknownWord(String, [String])
  case wrongForm(String)
}
