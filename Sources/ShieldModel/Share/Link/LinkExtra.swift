/// A parameter of a link that this version does not know, kept as it came.
///
/// Bytes rather than characters are compared, since equal-looking characters can be different addresses.
public struct LinkExtra: Hashable, Sendable {
  /// The name without escapes, in UTF-8.
  let nameBytes: [UInt8]
  /// The value without escapes, in UTF-8.
  let valueBytes: [UInt8]

  /// The name without escapes.
  public var name: String { String(decoding: nameBytes, as: UTF8.self) }

  /// The value without escapes.
  public var value: String { String(decoding: valueBytes, as: UTF8.self) }
}

/// What becomes of parameters that a link has and this version does not know.
public enum UnknownParameters: UInt8, Hashable, Sendable, CaseIterable {
  /// The link is refused.
  case refused
  /// They stay with the link, and encoding writes them again; the search does not see them.
  case kept
}
