/// What a person answers to a prompt.
public enum PromptAnswer: UInt8, CaseIterable, Hashable, Sendable {
  /// To share without the secrets.
  case share
  /// To go on.
  case skip

  /// The word that files use.
  public var word: String { self == .share ? "share" : "skip" }
}
