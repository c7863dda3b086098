import ShieldModel

/// One tree as lines with a gutter in which links to the other tree stand.
struct TreePane {
  /// The heading.
  let title: String
  /// The lines without gutter.
  private(set) var lines: [String] = []
  /// The mark of each line; nil for most.
  private(set) var marks: [String?] = []

  /// Makes a pane from a text with one node a line and the marks of its nodes.
  init(title: String, text: String, marks: [String?]) {
    self.title = title
    lines = text.split(separator: "\n", omittingEmptySubsequences: true).map { QuotedText.bare(String($0)) }
    // A line without its node would put every later mark on the wrong line.
    self.marks = marks.count == lines.count ? marks : [String?](repeating: nil, count: lines.count)
  }

  /// How wide the gutter is; 0 without marks.
  private var gutter: Int { (marks.compactMap { $0 }.map(DisplayWidth.of).max() ?? -1) + 1 }

  /// How many columns the pane needs.
  var width: Int { gutter + max(DisplayWidth.of(title), lines.map(DisplayWidth.of).max() ?? 0) }

  /// The lines with gutter, each with how many columns it takes; marks and the heading are painted.
  func rows(console: Console) -> [(text: String, width: Int)] {
    let heading = (text: console.styled(title, .heading), width: DisplayWidth.of(title))
    return [heading]
      + zip(lines, marks).map { line, mark in
        let word = mark ?? ""
        let space = String(repeating: " ", count: gutter - DisplayWidth.of(word))
        return (console.styled(word, .accent) + space + line, gutter + DisplayWidth.of(line))
      }
  }
}
