/// One named value of a state, for people and for files.
public struct StateVariable: Hashable, Sendable {
  /// A value that can be shown.
  public enum Value: Hashable, Sendable {
    /// Yes or no.
    case flag(Bool)
    /// A whole number.
    case number(Int64)
    /// Anything else in words.
    case text(String)
  }

  /// What the value is called.
  public let name: String
  /// The value.
  public let value: Value

  /// A name with a value.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension StateVariable.Value {
  /// The value as a person reads it.
  public var words: String {
    switch self {
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}
