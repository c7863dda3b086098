/// What an app does when it cannot find the canvas.
///
/// Source: L3, reported.
public enum FailMode: UInt8, Hashable, Sendable, CaseIterable {
  /// It shows the content unshielded.
  case failOpen
  /// It shows a placeholder instead of the content.
  case failClosed

  /// The spelling in files.
  public var word: String { self == .failOpen ? "failOpen" : "failClosed" }
}
