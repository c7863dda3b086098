import ShieldModel

/// How a cell is written where there is room for two letters.
enum MatrixSymbol {
  /// The letter of a verdict.
  static func letter(_ verdict: MatrixVerdict) -> String {
    switch verdict {
    case .leaks: "L"
    case .unsupported: "U"
    case .canvasMissing: "C"
    case .unknown: "?"
    case .panelBroken: "P"
    case .touchLost: "T"
    case .protected: "+"
    case .notApplicable: "-"
    }
  }

  /// The cell: a capital where the verdict always comes, `!` for a fault beside it, `^` for another error,
  /// `*` for a public contradiction.
  static func text(_ cell: MatrixReport.Cell) -> String {
    let letter = letter(cell.word)
    return (cell.isEverywhere ? letter : letter.lowercased()) + (cell.hasFault ? "!" : "")
      + (cell.hasOtherError ? "^" : "")
      + (cell.contradictions.isEmpty ? "" : "*")
  }

  /// How a verdict is painted.
  static func style(_ verdict: MatrixVerdict) -> TextStyle {
    switch verdict {
    case .leaks, .unsupported: .bad
    case .canvasMissing, .unknown, .panelBroken, .touchLost: .warning
    case .protected: .good
    case .notApplicable: .faint
    }
  }

  /// What stands in a legend: pairs of what is written and what it means.
  static var legend: [(text: String, meaning: String, verdict: MatrixVerdict?)] {
    let verdicts: [(text: String, meaning: String, verdict: MatrixVerdict?)] = MatrixVerdict.allCases.map { verdict in
      let letter = letter(verdict)
      let small = letter.lowercased() == letter ? letter : "\(letter) \(letter.lowercased())"
      return (small, "\(verdict.words): \(verdict.meaning)", verdict)
    }
    return verdicts + [
      ("A a", "a capital letter: in every situation; a small one: in some of them, see below", nil),
      ("!", "a lookup also missed the canvas (a fault)", nil),
      ("^", "a check also found an error, such as a cycle in which walks never end; see also found", nil),
      ("*", "a public report says something else, see below", nil),
    ]
  }
}
