/// What a list may look like.
public struct ArrayShape: Hashable, Sendable {
  /// The shape of each element.
  public let element: Shape

  /// The fewest elements.
  public let minimumCount: Int

  /// The most elements; nil for no limit.
  public let maximumCount: Int?

  /// Makes a description of a list.
  public init(_ element: Shape, minimumCount: Int = 0, maximumCount: Int? = nil) {
    self.element = element
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
  }
}
