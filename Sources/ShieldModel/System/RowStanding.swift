/// What kind of system a row of the catalogue describes.
public enum RowStanding: UInt8, CaseIterable, Hashable, Sendable {
  /// A system that people use.
  case released
  /// A system that nothing is published about yet.
  case unpublished
  /// A system that does not exist, made up to try recipes against the future.
  ///
  /// Source: L4, assumed.
  case hypothetical
  /// A row that a scenario defines.
  case scenario
}
