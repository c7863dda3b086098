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
