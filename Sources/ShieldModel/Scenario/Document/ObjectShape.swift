/// An object with known keys.
public struct ObjectShape: Hashable, Sendable {
  /// What the object is, with its article, such as "a view"; messages say "unknown key … in a view".
  public let name: String

  /// What it means, in one sentence.
  public let summary: String

  /// The keys in the order in which the documentation lists them.
  public let keys: [KeyShape]

  /// The keys of which exactly one must be present; none for no such rule.
  public let exactlyOneOf: [String]

  private let places: [String: Int]

  /// Makes a description of an object.
  ///
  /// - Parameters:
  ///   - name: What the object is, with its article.
  ///   - summary: What it means.
  ///   - keys: The keys.
  ///   - exactlyOneOf: The keys of which exactly one must be present.
  public init(_ name: String, _ summary: String, keys: [KeyShape], exactlyOneOf: [String] = []) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.exactlyOneOf = exactlyOneOf
    self.places = Dictionary(keys.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  /// Makes a description of an object of which exactly one key must be present, such as a step.
  public init(_ name: String, _ summary: String, exactlyOneKey keys: [KeyShape]) {
    self.init(name, summary, keys: keys, exactlyOneOf: keys.map(\.name))
  }

  /// The description of a key; nil when the object has no such key.
  public func key(named name: String) -> KeyShape? {
    places[name].map { keys[$0] }
  }
}
