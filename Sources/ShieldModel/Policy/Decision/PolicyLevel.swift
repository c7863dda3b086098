/// A level of a part, for code that handles all parts alike.
public struct PolicyLevel: Hashable, Sendable {
  /// The part.
  public let part: PolicyPart
  /// The place among the part's levels, from 0, the weakest.
  public let place: Int

  /// Makes a level; a place that the part does not have becomes the nearest one that it has.
  public init(_ part: PolicyPart, _ place: Int) {
    self.part = part
    self.place = min(max(0, place), part.count - 1)
  }

  /// Makes a level of a case.
  public init<Value: PolicyLevelValue>(_ value: Value) { self.init(Value.part, Int(value.rawValue)) }

  /// The word that files and reports use.
  public var word: String { part.levels[place].word }

  /// The level as one sentence.
  public var summary: String { part.levels[place].summary }

  /// Whether no level of the part is weaker.
  public var isWeakest: Bool { place == 0 }

  /// Whether no level of the part is stricter.
  public var isStrictest: Bool { place == part.count - 1 }
}
