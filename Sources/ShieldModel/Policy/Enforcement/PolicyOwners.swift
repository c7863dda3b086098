/// The parts of an app that ask for protection of one screen.
///
/// Protection is the union of those that can be seen. Each is known by a token and counts once, however often it says
/// so.
///
/// Source: S3, assumed.
public struct PolicyOwners: Hashable, Sendable {
  private var visible: Set<String> = []
  private var mounted: Set<String> = []

  /// Makes owners of whom all can be seen.
  public init(_ visible: [String] = []) { self.visible = Set(visible) }

  /// The owner with that token can be seen from now on.
  public mutating func show(_ token: String) {
    mounted.remove(token)
    visible.insert(token)
  }

  /// The owner with that token lies under another screen from now on; it still asks.
  public mutating func hide(_ token: String) {
    visible.remove(token)
    mounted.insert(token)
  }

  /// The owner with that token no longer asks.
  public mutating func remove(_ token: String) {
    visible.remove(token)
    mounted.remove(token)
  }

  /// What a policy sees of the owners.
  public var ownership: ShieldOwnership { !visible.isEmpty ? .visible : mounted.isEmpty ? .none : .mounted }
}
