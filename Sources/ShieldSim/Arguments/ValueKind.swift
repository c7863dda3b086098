/// A kind of value together with the Swift type that a command reads it as.
///
/// The texts that `specification` finds no problem with are exactly those that `decode` turns into a value.
struct ValueKind<Value: Sendable>: Sendable {
  /// The kind as data.
  let specification: ValueSpecification
  /// Turns a text into the value; nil when the text is not one.
  let decode: @Sendable (String) -> Value?

  private init(_ specification: ValueSpecification, decode: @escaping @Sendable (String) -> Value?) {
    self.specification = specification
    self.decode = { specification.problem(with: $0) == nil ? decode($0) : nil }
  }
}

extension ValueKind where Value == String {
  /// Any text.
  static func text(_ placeholder: String) -> Self {
    Self(.text(placeholder: placeholder)) { $0 }
  }

  /// The path of a file; `-` is for the command to understand.
  static func file(_ placeholder: String = "FILE", extensions: [String] = []) -> Self {
    Self(.file(placeholder: placeholder, extensions: extensions)) { $0 }
  }

  /// The path of a folder.
  static func folder(_ placeholder: String = "FOLDER") -> Self {
    Self(.folder(placeholder: placeholder)) { $0 }
  }

  /// The path of a file or a folder.
  static func path(_ placeholder: String = "PATH") -> Self {
    Self(.path(placeholder: placeholder)) { $0 }
  }

  /// One word of a set that is only known as data, such as the names of recipes.
  static func words(_ placeholder: String, _ words: [ChoiceWord]) -> Self {
    Self(.words(placeholder: placeholder, words)) { $0 }
  }
}

extension ValueKind where Value == Int {
  /// A whole number within the range.
  static func integer(_ placeholder: String = "NUMBER", in range: ClosedRange<Int>) -> Self {
    Self(.integer(placeholder: placeholder, range: range)) { Int($0) }
  }
}

extension ValueKind where Value: ChoiceValue {
  /// One word of a closed set.
  static func words(_ placeholder: String, of type: Value.Type) -> Self {
    Self(.words(placeholder: placeholder, type.words)) { Value(rawValue: $0) }
  }
}

extension ValueKind {
  /// One word of a closed set, with or without a path: `WORD` or `WORD=PATH`.
  static func wordsWithPath<Word: ChoiceValue>(_ placeholder: String, of type: Word.Type) -> Self
  where Value == WordWithPath<Word> {
    Self(.wordsWithPath(placeholder: placeholder, type.words)) { WordWithPath($0) }
  }

  /// A text with a form of its own; `expectation` follows the word "takes" in messages.
  static func form(
    _ placeholder: String, _ expectation: String, decode: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let form = ValueForm(placeholder: placeholder, expectation: expectation) { decode($0) != nil }
    return Self(.form(form), decode: decode)
  }
}
