import ShieldModel

extension Bitmap {
  /// The picture over a board of light squares, so that one sees where it is transparent; it is opaque then.
  ///
  /// - Parameter square: The side of a square in pixels.
  func overCheckerboard(square: Int = 8) -> Bitmap {
    guard !isOpaque else { return self }
    return Bitmap(
      rows: (0..<height).map { y in
        (0..<width).map { x in
          let isDark = (x / max(1, square) + y / max(1, square)) % 2 == 1
          let board = isDark ? Self.darkSquare : Self.lightSquare
          return self[x, y].premultiplied.over(board.premultiplied).straight
        }
      })
  }

  private static let lightSquare = Color.white
  private static let darkSquare = Color(red: 218, green: 218, blue: 223)
}
