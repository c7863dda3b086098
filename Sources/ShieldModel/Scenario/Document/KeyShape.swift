/// A key of an object.
public struct KeyShape: Hashable, Sendable {
  /// The key.
  public let name: String

  /// The shape of its value.
  public let shape: Shape

  /// Whether the object must have it.
  public let isRequired: Bool

  /// What it means, in one sentence.
  public let summary: String

  /// What holds when the key is absent, as it would be written in the file or as a phrase; nil when nothing does.
  public let defaultText: String?

  /// An example of a value, as it would be written in the file.
  public let example: String?

  /// Makes a description of a key.
  public init(
    _ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String, defaultText: String? = nil,
    example: String? = nil
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
    self.defaultText = defaultText
    self.example = example
  }

  /// A key that the object must have.
  public static func required(_ name: String, _ shape: Shape, _ summary: String, example: String? = nil) -> KeyShape {
    KeyShape(name, shape, isRequired: true, summary, example: example)
  }

  /// A key that the object may have.
  public static func optional(
    _ name: String, _ shape: Shape, _ summary: String, default defaultText: String? = nil, example: String? = nil
  ) -> KeyShape {
    KeyShape(name, shape, summary, defaultText: defaultText, example: example)
  }
}
