extension PolicyBox {
  /// The box in words, such as `phase inactive or background, sensitivity secret`, or `always`.
  ///
  /// Dimensions in which everything is allowed are left out; one in which all but one of at least three values are
  /// allowed is put as `not` that one.
  public var text: String {
    if isEmpty { return "never" }
    let parts = PolicyDimension.allCases.filter { !isFree($0) }.map { "\($0.word) \(text(of: $0))" }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }

  /// The allowed values of a dimension in words, such as `inactive or background`, or `any`.
  public func text(of dimension: PolicyDimension) -> String {
    if isFree(dimension) { return "any" }
    let values = dimension.values
    let places = places(of: dimension)
    if values.count > 2, places.count == values.count - 1,
      let missing = values.indices.first(where: { !places.contains($0) })
    {
      return "not \(values[missing].word)"
    }
    return places.map { values[$0].word }.joined(separator: " or ")
  }
}
