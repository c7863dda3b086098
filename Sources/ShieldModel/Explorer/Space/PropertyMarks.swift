/// What one state says about each property: whether it is concerned, and whether it holds.
///
/// A property that no state concerned has not been put to the test, however often it held; a search reports it as
/// vacuous.
public struct PropertyMarks: Hashable, Sendable, BitwiseCopyable {
  /// A bit for each property whose premise holds in the state, the first property in the lowest bit.
  public var concerned: UInt64
  /// A bit for each property that holds in the state.
  public var held: UInt64

  /// Marks with nothing set.
  @inlinable
  public init() {
    concerned = 0
    held = 0
  }

  /// Marks from the two sets of bits.
  @inlinable
  public init(concerned: UInt64, held: UInt64) {
    self.concerned = concerned
    self.held = held
  }

  /// Sets both marks of a property; an index outside of 0…63 is left out.
  @inlinable
  public mutating func set(_ index: Int, concerned isConcerned: Bool = true, held isHeld: Bool) {
    guard index >= 0, index < 64 else { return }
    let bit = (1 as UInt64) << UInt64(index)
    if isConcerned { concerned |= bit }
    if isHeld { held |= bit }
  }
}
