/// A word that may carry a path, spelled `WORD` or `WORD=PATH`.
struct WordWithPath<Word: ChoiceValue>: Sendable {
  /// The word before the equals sign.
  let word: Word
  /// The path behind the equals sign; nil when there was none.
  let path: String?

  init(_ word: Word, path: String? = nil) {
    self.word = word
    self.path = path
  }

  /// Reads `WORD` or `WORD=PATH`; nil for an unknown word or an empty path.
  init?(_ text: String) {
    let (first, path) = text.splitAtEquals()
    guard let word = Word(rawValue: first), path?.isEmpty != true else { return nil }
    self.init(word, path: path)
  }
}

extension String {
  /// The text before the first equals sign and the text behind it, which is nil when there is no such sign.
  ///
  /// Goes by bytes, so that a combining mark behind the sign does not hide it.
  func splitAtEquals() -> (String, String?) {
    guard let sign = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (String(self[..<sign]), String(self[utf8.index(after: sign)...]))
  }
}
