/// Why a selection of systems cannot be read; data only, the words are made elsewhere.
public enum OSSelectionError: Error, Hashable, Sendable {
  /// The text holds nothing.
  case empty
  /// An item is neither a name nor a range, for example "..." or "13..26".
  case malformed(item: String)
  /// The platform has no such release or row; the nearest names come with it, best first.
  case unknownRelease(name: String, platform: Platform, nearest: [String])
  /// A row without a place among the releases, such as a made-up system, stands at the end of a range.
  case notAnEnd(name: String)
  /// A range's lower end is later than its upper end.
  case reversed(lower: String, upper: String)
  /// A well-formed item selects no row of the platform.
  case nothingSelected(item: String, platform: Platform)
}
