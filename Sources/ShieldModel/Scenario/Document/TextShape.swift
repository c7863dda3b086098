/// What text may look like.
public struct TextShape: Hashable, Sendable {
  /// What the text is, with its article, such as "a colour"; messages say "expected a colour".
  public let phrase: String

  /// A regular expression that the whole text must match, anchored with `^` and `$`; nil for any text.
  ///
  /// It must mean the same to ECMAScript, which editors use with the schema.
  public let pattern: String?

  /// The fewest Unicode scalars.
  public let minimumLength: Int

  /// The most Unicode scalars; nil for no limit.
  public let maximumLength: Int?

  /// An example without quotes.
  public let example: String?

  /// Makes a description of text.
  public init(
    _ phrase: String = "text", pattern: String? = nil, minimumLength: Int = 0, maximumLength: Int? = nil,
    example: String? = nil
  ) {
    self.phrase = phrase
    self.pattern = pattern
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.example = example
  }
}
