import ShieldModel

/// The colours of contact sheets.
enum SheetColors {
  static let background = Color(red: 242, green: 242, blue: 247)
  static let card = Color.white
  static let line = Color(red: 209, green: 209, blue: 214)
  static let ink = Color(red: 28, green: 28, blue: 30)
  static let faintInk = Color(red: 99, green: 99, blue: 106)
  static let good = Color(red: 36, green: 128, blue: 61)
  static let bad = Color(red: 200, green: 30, blue: 30)
  static let open = Color(red: 168, green: 92, blue: 0)
  static let neutral = Color(red: 110, green: 110, blue: 118)

  /// The colour of a verdict on one secret.
  static func color(of verdict: Exposure.Verdict) -> Color {
    switch verdict {
    case .exposed: bad
    case .unknown: open
    case .protected: good
    case .notApplicable: neutral
    }
  }

  /// The colour of a verdict on a whole case.
  static func color(of verdict: CaseResult.Verdict) -> Color {
    switch verdict {
    case .fails: bad
    case .undecided: open
    case .holds: good
    }
  }
}
