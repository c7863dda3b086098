/// Named shapes, one of which is that of a whole document.
public struct ShapeTable: Sendable {
  /// A shape under its name.
  public struct Entry: Hashable, Sendable {
    /// The name, in the form of an identifier.
    public let name: String

    /// What the shape is for, in one sentence.
    public let summary: String

    /// The shape.
    public let shape: Shape

    /// Makes an entry.
    public init(_ name: String, _ summary: String, _ shape: Shape) {
      self.name = name
      self.summary = summary
      self.shape = shape
    }

    /// Makes an entry for an object, whose summary serves both.
    public init(_ name: String, _ object: ObjectShape) {
      self.init(name, object.summary, .object(object))
    }
  }

  /// The address that identifies the schema.
  public let identifier: String

  /// The title of the schema, such as "Scenario".
  public let title: String

  /// What documents of this shape are for, in one sentence.
  public let summary: String

  /// The name of the shape of a whole document.
  public let root: String

  /// The shapes in the order in which the reference lists them.
  public let entries: [Entry]

  private let shapes: [String: Shape]
  private let alternativesByName: [String: [Shape]]

  /// Makes a table; of two entries with one name the first counts.
  public init(identifier: String, title: String, summary: String, root: String, entries: [Entry]) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.root = root
    self.entries = entries
    let shapes = Dictionary(entries.map { ($0.name, $0.shape) }) { first, _ in first }
    self.shapes = shapes
    self.alternativesByName = Dictionary(
      uniqueKeysWithValues: shapes.keys.map { ($0, Self.alternatives(of: .named($0), in: shapes)) })
  }

  /// The shape under a name; nil when there is none.
  public func shape(named name: String) -> Shape? { shapes[name] }

  /// Tells whether a key is a note of the user: it starts with `x-`, or it is `$schema` at the top of a document.
  public static func isNote(_ key: String, atTop: Bool) -> Bool {
    key.hasPrefix("x-") || atTop && key == "$schema"
  }

  /// The alternatives of a shape: names followed, unions flattened, each once and in order.
  ///
  /// A name that the table does not hold counts as `anything`; so no defect of a table hides behind an error of the
  /// document. Names that only lead to each other have no alternatives.
  func alternatives(of shape: Shape) -> [Shape] {
    switch shape {
    case .named(let name): alternativesByName[name] ?? [.anything]
    case .anyOf: Self.alternatives(of: shape, in: shapes)
    default: [shape]
    }
  }

  private static func alternatives(of shape: Shape, in shapes: [String: Shape]) -> [Shape] {
    var found: [Shape] = []
    var waiting = [shape]
    var visited: Set<String> = []
    while let next = waiting.popLast() {
      switch next {
      case .anyOf(let shapes): waiting.append(contentsOf: shapes.reversed())
      case .named(let name):
        guard visited.insert(name).inserted else { continue }
        waiting.append(shapes[name] ?? .anything)
      default: found.append(next)
      }
    }
    return found
  }
}
