/// A fact that a run can rest on: one field of a catalogue row, or what the row says about one kind of capture.
public enum FactUse: Hashable, Sendable {
  /// A field of the row.
  case field(FactKey)
  /// What the row says about a kind of capture.
  case capture(CaptureKind)

  /// The name that files and reports use: the field's, or "capture." and the catalogue key of the capture.
  public var key: String {
    switch self {
    case .field(let key): key.key
    case .capture(let kind): "capture." + kind.key
    }
  }

  /// The id of the rule that the fact belongs to; C2 for captures.
  public var rule: String {
    switch self {
    case .field(let key): key.rule
    case .capture: "C2"
    }
  }

  /// Every fact of a row in the fixed order of reports: the fields, then the captures.
  public static var all: [FactUse] {
    FactKey.allCases.map { FactUse.field($0) } + CaptureKind.allCases.map { FactUse.capture($0) }
  }
}
