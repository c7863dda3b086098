/// One fact of a catalogue row as text, for printing.
public struct FactLine: Hashable, Sendable {
  /// The name that files and reports use, for example "canvasDepth" or "capture.screenRecording".
  public var key: String
  /// The value in words.
  public var value: String
  /// How well it is supported.
  public var grade: Grade
  /// The id of the rule that the fact belongs to.
  public var rule: String
  /// Who published it.
  public var source: String
  /// A remark for the reader, or the empty string.
  public var note: String

  /// Makes a line from a name, a value in words and what supports it.
  public init(key: String, value: String, evidence: Evidence) {
    self.key = key
    self.value = value
    self.grade = evidence.grade
    self.rule = evidence.rule
    self.source = evidence.source
    self.note = evidence.note
  }
}
