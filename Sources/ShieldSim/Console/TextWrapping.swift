/// Breaks text into lines of a width.
enum TextWrapping {
  /// The lines of a text, broken at spaces; a word that is wider than a line is broken within.
  ///
  /// Line ends in the text stay; runs of spaces become one. There is at least one line.
  static func lines(of text: String, width: Int) -> [String] {
    let width = max(1, width)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      lines(ofParagraph: paragraph, width: width)
    }
  }

  private static func lines(ofParagraph paragraph: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ") {
      var rest = String(word)
      let columns = DisplayWidth.of(rest)
      if !line.isEmpty, used + 1 + columns <= width {
        line += " " + rest
        used += 1 + columns
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while DisplayWidth.of(rest) > width {
        let (start, end) = DisplayWidth.split(rest, at: width)
        // A character that is wider than the line stands alone; else nothing would ever be taken.
        let piece = start.isEmpty ? rest.prefix(1) : start
        lines.append(String(piece))
        rest = start.isEmpty ? String(rest.dropFirst()) : String(end)
      }
      line = rest
      used = DisplayWidth.of(rest)
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }
}
