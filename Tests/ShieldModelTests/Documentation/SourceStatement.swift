@testable import ShieldModel

/// The last paragraph of a documentation comment that says what a statement about a system rests on.
struct SourceStatement {
  /// The paragraph, beginning with `Source:`.
  var text: String
  /// The number of its first line, from 1.
  var line: Int

  /// The statements in the lines of a Swift file.
  static func all(in lines: [String]) -> [SourceStatement] {
    var found: [SourceStatement] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      guard let comment = DocumentationComment.text(ofLine: line) else {
        isOpen = false
        continue
      }
      if comment.hasPrefix("Source:") {
        found.append(SourceStatement(text: comment, line: index + 1))
        isOpen = true
      } else if comment.isEmpty {
        isOpen = false
      } else if isOpen {
        found[found.count - 1].text += " " + comment
      }
    }
    return found
  }

  /// What is wrong with the statement; nil when it has the form `Source: F1 and F3, measured (…).`.
  var flaw: String? {
    guard text.hasPrefix("Source: ") else { return "a space is missing after the colon" }
    guard text.hasSuffix(".") else { return "the full stop is missing" }
    var words = text.dropFirst(8).split(separator: " ").map(String.init)
    var ids: [String] = []
    while let word = words.first, word == "and" || RuleCitation.isID(Self.bare(word).utf8) {
      if word != "and" { ids.append(Self.bare(word)) }
      words.removeFirst()
      if word.hasSuffix(","), let next = words.first, !RuleCitation.isID(Self.bare(next).utf8), next != "and" { break }
    }
    if ids.isEmpty { return "no rule stands first" }
    if let unknown = ids.first(where: { RuleBook.rule($0) == nil }) { return "there is no rule \(unknown)" }
    guard let grade = words.first else { return "the grade is missing" }
    return Grade(word: Self.bare(grade)) == nil ? "a grade must follow the rules, not \"\(grade)\"" : nil
  }

  private static func bare(_ word: String) -> String {
    var word = word[...]
    while let last = word.last, ",.;:)".contains(last) { word.removeLast() }
    return String(word)
  }
}
