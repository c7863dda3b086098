/// For whom a composited frame is made.
public enum Destination: Hashable, Sendable {
  /// The panel: what the person who holds the device sees.
  case panel
  /// Any other output.
  case capture(CaptureKind)

  /// The destination with that name ("panel", a catalogue key or an alias of one), or nil.
  public init?(key: String) {
    if key == "panel" {
      self = .panel
      return
    }
    guard let kind = CaptureKind(key: key) else { return nil }
    self = .capture(kind)
  }

  /// The name that files and reports use.
  public var key: String {
    switch self {
    case .panel: "panel"
    case .capture(let kind): kind.key
    }
  }

  /// The destination in words.
  public var title: String {
    switch self {
    case .panel: "panel"
    case .capture(let kind): kind.title
    }
  }

  /// The kind of capture, or nil for the panel.
  public var kind: CaptureKind? {
    switch self {
    case .panel: nil
    case .capture(let kind): kind
    }
  }

  /// Every destination: the panel, then the captures in catalogue order.
  public static var all: [Destination] {
    [.panel] + CaptureKind.allCases.map { Destination.capture($0) }
  }
}
