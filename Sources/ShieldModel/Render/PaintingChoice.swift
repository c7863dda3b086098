/// How the pieces of a picture are painted; the picture is the same.
public enum PaintingChoice: UInt8, Hashable, Sendable, CaseIterable {
  /// In the way that seems cheaper for each piece.
  case cheaper
  /// By cells, always.
  case cells
  /// By pixels, wherever that is possible.
  case pixels
}
