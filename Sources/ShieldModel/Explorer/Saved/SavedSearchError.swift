/// Why a saved search cannot be taken up again.
public enum SavedSearchError: Error, Hashable, Sendable, CaseIterable {
  /// The bytes are not those of a saved search.
  case notASearch
  /// They come from another version of this library.
  case otherVersion
  /// They are those of a search of something else.
  case otherIdentity
  /// They are those of a search with other options.
  case otherOptions
  /// They are incomplete or have been changed.
  case damaged
}

extension SavedSearchError {
  /// The reason in words.
  public var words: String {
    switch self {
    case .notASearch: "this is not a saved search"
    case .otherVersion: "the search was saved by another version"
    case .otherIdentity: "the saved search is one of something else"
    case .otherOptions: "the search was saved with other options"
    case .damaged: "the saved search is incomplete or has been changed"
    }
  }
}
