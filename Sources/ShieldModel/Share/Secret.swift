/// A type that has secrets and says what opens them.
public protocol SecretOwner {
  /// What opens the owner's secrets; only the owner's own file can make one.
  associatedtype Key: Sendable
}

/// A value that only its owner can read.
///
/// The value cannot be compared, hashed or printed, and it does not show when the whole screen is printed or dumped:
/// it lies behind a closure, into which reflection does not look.
public struct Secret<Owner: SecretOwner, Value: Sendable>: Sendable {
  private let read: @Sendable () -> Value

  /// Hides a value.
  public init(_ value: Value) {
    read = { value }
  }

  /// Gives the value to its owner.
  public func value(for key: Owner.Key) -> Value { read() }
}

extension Secret: CustomStringConvertible {
  /// A word that is the same for all secrets.
  public var description: String { "secret" }
}
