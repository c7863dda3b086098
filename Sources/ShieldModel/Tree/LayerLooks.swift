/// Looks that few layers have, kept out of line so that all other layers stay small.
public struct LayerLooks: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var cornerRadii: CornerRadii?
  }

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage: Storage?

  private var values: Values {
    get { storage?.values ?? Values() }
    set { storage = newValue == Values() ? nil : Storage(newValue) }
  }

  /// A layer without any of these looks.
  public static let none = LayerLooks()

  private init() {}

  /// Whether a layer has none of these looks.
  public var isNone: Bool { storage == nil }

  /// The radii of the four corners, in the place of one radius for all.
  public var cornerRadii: CornerRadii? {
    get { storage?.values.cornerRadii }
    set { values.cornerRadii = newValue }
  }

  /// Whether two layers have the same of these looks.
  public static func == (left: LayerLooks, right: LayerLooks) -> Bool {
    left.storage === right.storage || left.values == right.values
  }

  /// Feeds what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension LayerNode {
  /// The radii of the four corners in points, in the place of ``cornerRadius``; nil where all corners share that one.
  public var cornerRadii: CornerRadii? {
    get { looks.cornerRadii }
    set { looks.cornerRadii = newValue }
  }
}
