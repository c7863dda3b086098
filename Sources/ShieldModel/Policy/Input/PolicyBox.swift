/// A set of inputs: for each dimension the values that are allowed, independently of the others.
///
/// Each value of each dimension is one bit, so that a box and an input are compared in one step.
public struct PolicyBox: Hashable, Sendable {
  /// A bit for each allowed value, dimensions in their order.
  var bits: UInt64

  /// The box that holds every input.
  public init() { bits = Self.everything }

  init(bits: UInt64) { self.bits = bits }

  /// The box that holds one input.
  public init(_ input: PolicyInput) {
    bits = 0
    for dimension in PolicyDimension.allCases { bits |= 1 << (dimension.firstBit + UInt64(input[dimension])) }
  }

  /// The box that holds the inputs with one of these values.
  public static func when<Value: PolicyValue>(_ values: Value...) -> PolicyBox { PolicyBox().and(values) }

  /// The box that holds the inputs with one of these values; none when the list is empty.
  public static func when<Value: PolicyValue>(_ values: [Value]) -> PolicyBox { PolicyBox().and(values) }

  /// The inputs of this box that also have one of these values.
  public func and<Value: PolicyValue>(_ values: Value...) -> PolicyBox { and(values) }

  /// The inputs of this box that also have one of these values; none when the list is empty.
  public func and<Value: PolicyValue>(_ values: [Value]) -> PolicyBox {
    var allowed: UInt64 = 0
    for value in values { allowed |= 1 << UInt64(value.rawValue) }
    var result = self
    result.restrict(Value.dimension, to: allowed)
    return result
  }

  /// Whether a value is allowed, given by its place among the values of the dimension.
  public func allows(_ place: Int, of dimension: PolicyDimension) -> Bool {
    place >= 0 && place < dimension.count && bits & (1 << (dimension.firstBit + UInt64(place))) != 0
  }

  /// Takes away every value of a dimension that is not among these, given by their places.
  public mutating func restrict(_ dimension: PolicyDimension, toPlaces places: [Int]) {
    var allowed: UInt64 = 0
    for place in places where place >= 0 && place < dimension.count { allowed |= 1 << UInt64(place) }
    restrict(dimension, to: allowed)
  }

  private mutating func restrict(_ dimension: PolicyDimension, to allowed: UInt64) {
    bits &= ~dimension.allBits | (allowed << dimension.firstBit)
  }

  /// The allowed values of a dimension, one bit each, the first value lowest.
  func mask(of dimension: PolicyDimension) -> UInt64 { (bits & dimension.allBits) >> dimension.firstBit }

  /// The places of the allowed values of a dimension.
  public func places(of dimension: PolicyDimension) -> [Int] {
    (0..<dimension.count).filter { allows($0, of: dimension) }
  }

  /// Whether every value of a dimension is allowed.
  public func isFree(_ dimension: PolicyDimension) -> Bool { bits & dimension.allBits == dimension.allBits }

  /// Whether no input is in the box.
  public var isEmpty: Bool { PolicyDimension.allCases.contains { bits & $0.allBits == 0 } }

  /// How many inputs the box holds.
  public var count: Int {
    PolicyDimension.allCases.reduce(1) { $0 * (bits & $1.allBits).nonzeroBitCount }
  }

  /// Whether an input is in the box.
  public func contains(_ input: PolicyInput) -> Bool { contains(PolicyBox(input)) }

  /// Whether every input of another box, which is not empty, is in this one.
  public func contains(_ other: PolicyBox) -> Bool { other.bits & bits == other.bits }

  private static let everything: UInt64 = PolicyDimension.allCases.reduce(0) { $0 | $1.allBits }
}
