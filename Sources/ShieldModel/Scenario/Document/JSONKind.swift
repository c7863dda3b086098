/// The six kinds of JSON values.
public enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
  /// The word `null`.
  case null

  /// The word `true` or `false`.
  case boolean

  /// A number.
  case number

  /// A string.
  case string

  /// A list in square brackets.
  case array

  /// A set of keys with values in braces.
  case object
}
