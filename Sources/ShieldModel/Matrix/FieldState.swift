/// What the text field of a recipe holds, and since when.
public enum FieldState: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case empty
  /// A placeholder from the start.
  case placeholder
  /// Text from the start.
  case text
  /// The focus, once it is in a window; a field that refuses it stays without.
  case focused
  /// A placeholder that is set when the shield stands.
  case placeholderLater
  /// Text that is set when the shield stands.
  case textLater

  /// The words in tables.
  public var words: String {
    switch self {
    case .empty: "empty"
    case .placeholder: "placeholder"
    case .text: "text"
    case .focused: "focused"
    case .placeholderLater: "placeholder later"
    case .textLater: "text later"
    }
  }

  /// The state as part of a sentence, behind "the field".
  public var phrase: String {
    switch self {
    case .empty: "is empty"
    case .placeholder: "has a placeholder"
    case .text: "has text"
    case .focused: "is focused"
    case .placeholderLater: "gets a placeholder later"
    case .textLater: "gets text later"
    }
  }
}
