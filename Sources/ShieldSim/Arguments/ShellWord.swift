/// Spelling of words for a POSIX shell.
enum ShellWord {
  /// The word as it is typed: unchanged when no character of it means something to a shell, else in single quotes.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    return isPlain ? word : singleQuoted(word)
  }

  /// The word in single quotes, within which a shell understands nothing but the quote itself.
  static func singleQuoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ",", ":", "=", "@", "%", "+": true
    default: false
    }
  }
}
