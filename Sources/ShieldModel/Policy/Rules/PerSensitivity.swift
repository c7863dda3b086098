/// One value for each class of screens.
public struct PerSensitivity<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for open screens.
  public var open: Value
  /// The value for personal screens.
  public var personal: Value
  /// The value for secret screens.
  public var secret: Value

  /// Makes the three values.
  public init(open: Value, personal: Value, secret: Value) {
    self.open = open
    self.personal = personal
    self.secret = secret
  }

  /// The value for a class.
  public subscript(sensitivity: Sensitivity) -> Value {
    switch sensitivity {
    case .open: open
    case .personal: personal
    case .secret: secret
    }
  }

  /// The classes whose value meets a condition.
  func classes(where isMet: (Value) -> Bool) -> [Sensitivity] { Sensitivity.allCases.filter { isMet(self[$0]) } }
}
