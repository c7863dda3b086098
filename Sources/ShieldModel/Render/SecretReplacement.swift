/// What takes the place of secret content when it is tried whether a picture depends on it.
///
/// Geometry, the extent of text and all flags stay as they are; only colour and alpha change.
///
/// Source: C8, assumed.
public enum SecretReplacement: UInt8, CaseIterable, Hashable, Sendable {
  /// Secret nodes draw nothing.
  case nothing
  /// Every part that a secret node paints is opaque black, text as its whole extent.
  case black
  /// Every part that a secret node paints is opaque white, text as its whole extent.
  case white
  /// Every colour of a secret node is turned round, alpha kept.
  case inverse
}
