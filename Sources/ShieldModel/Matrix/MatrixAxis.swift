/// Something along which the situations of a recipe differ on one system.
public enum MatrixAxis: String, CaseIterable, Hashable, Sendable {
  /// What the field holds.
  case state
  /// When the shield is built and the canvas looked for.
  case shield
  /// When the content is set.
  case content
  /// The way of capturing.
  case destination

  /// The words in sentences.
  public var words: String {
    switch self {
    case .state: "the field's state"
    case .shield: "the moment of the lookup"
    case .content: "the moment of the content"
    case .destination: "the destination"
    }
  }
}
