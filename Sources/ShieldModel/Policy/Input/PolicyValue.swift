/// One value of one dimension of the input.
///
/// Raw values count from 0 without gaps, and the first is the usual one.
public protocol PolicyValue: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == UInt8 {
  /// The dimension that the value belongs to.
  static var dimension: PolicyDimension { get }
  /// The word that files and reports use.
  var word: String { get }
  /// The value as one sentence.
  var summary: String { get }
}
