/// A block of code in a page of documentation.
struct MarkdownFence: Equatable {
  /// The word after the opening fence, such as `swift`; empty without one.
  var language: String
  /// The code between the fences, each line with its line break.
  var code: String
  /// The number of the opening fence's line, from 1.
  var line: Int

  /// The blocks of a page in order; an unclosed block reaches to the end.
  static func all(in text: String) -> [MarkdownFence] {
    var found: [MarkdownFence] = []
    var open: MarkdownFence?
    for (index, line) in ProjectFiles.lines(text).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          found.append(block)
          open = nil
        } else {
          open = MarkdownFence(language: String(line.dropFirst(3)), code: "", line: index + 1)
        }
      } else {
        open?.code += line + "\n"
      }
    }
    return found + (open.map { [$0] } ?? [])
  }
}
