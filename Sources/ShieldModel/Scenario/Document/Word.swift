/// A word of a closed set.
public struct Word: Hashable, Sendable {
  /// The word as it is written in the file.
  public let text: String

  /// What it means, in one sentence.
  public let summary: String

  /// Makes a word.
  public init(_ text: String, _ summary: String) {
    self.text = text
    self.summary = summary
  }
}
