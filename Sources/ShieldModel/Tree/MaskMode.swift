/// What of a mask layer lets its superlayer show.
public enum MaskMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Its alpha.
  case alpha
  /// Its light: white shows all, black and clear show nothing.
  case luminance
}
