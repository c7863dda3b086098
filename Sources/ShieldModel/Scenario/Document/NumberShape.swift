/// The bounds of a number, both inclusive.
public struct NumberShape: Hashable, Sendable {
  /// The largest magnitude up to which every whole number is exact in a document, 2⁵³.
  public static let exactLimit = 9_007_199_254_740_992.0

  /// The least value; nil for no limit.
  public let minimum: Double?

  /// The greatest value; nil for no limit.
  public let maximum: Double?

  /// Makes bounds.
  public init(minimum: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }
}
