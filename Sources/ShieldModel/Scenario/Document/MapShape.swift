/// An object with free keys that all have values of one shape.
public struct MapShape: Hashable, Sendable {
  /// What the keys are, with an article, such as "a selector and a property".
  public let keyPhrase: String

  /// The shape of each value.
  public let value: Shape

  /// The fewest members.
  public let minimumCount: Int

  /// The most members; nil for no limit.
  public let maximumCount: Int?

  /// Makes a description of an object with free keys.
  public init(_ keyPhrase: String, _ value: Shape, minimumCount: Int = 0, maximumCount: Int? = nil) {
    self.keyPhrase = keyPhrase
    self.value = value
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
  }
}
