/// What a branch of a recipe or scenario depends on.
public indirect enum Condition: Hashable, Sendable {
  /// A name is bound, as by a lookup that found something.
  case isFound(String)
  /// A parameter of the recipe has a value.
  case parameter(String, is: String)
  /// The system lies in a range such as `17...`, as an availability check would test.
  case system(String)
  /// The opposite.
  case not(Condition)
}

extension Condition {
  /// Whether a condition about systems holds where it is asked.
  ///
  /// An availability check is true on every later system, so on the made-up next ones too.
  static func holds(_ range: String, on profile: OSProfile) throws(OSSelectionError) -> Bool {
    if profile.standing == .hypothetical, range.hasSuffix("...") { return true }
    return try OSCatalogue.contains(profile, in: range)
  }
}
