/// How strict one part of a decision is.
///
/// Raw values count from 0 without gaps, from the weakest to the strictest.
public protocol PolicyLevelValue: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == UInt8 {
  /// The part of a decision that the level belongs to.
  static var part: PolicyPart { get }
  /// The word that files and reports use.
  var word: String { get }
  /// The level as one sentence.
  var summary: String { get }
}
