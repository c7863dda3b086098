/// What a capture holds where nothing is drawn.
///
/// Source: C4, measured.
public enum CaptureBase: UInt8, CaseIterable, Hashable, Sendable {
  /// Opaque black, as in a picture of a whole screen.
  case opaqueBlack
  /// Nothing at all, as in a picture of a window or of a subtree.
  case transparent
}
