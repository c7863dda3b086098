extension Cursor {
  /// The string at a key.
  public func string(_ key: String) -> String? { child(key)?.string }

  /// The number at a key.
  public func number(_ key: String) -> Double? { child(key)?.number }

  /// The whole number at a key.
  public func integer(_ key: String) -> Int? { child(key)?.integer }

  /// The truth value at a key.
  public func boolean(_ key: String) -> Bool? { child(key)?.boolean }

  /// The elements of the array at a key.
  public func array(_ key: String) -> [Cursor]? { child(key)?.elements }

  /// The object at a key.
  public func object(_ key: String) -> Cursor? {
    guard let child = child(key), child.kind == .object else { return nil }
    return child
  }
}
