extension RenderTree {
  /// Hands layer trees to the render server: a picture of a whole screen or window.
  ///
  /// - Parameters:
  ///   - hierarchy: The trees; the result keeps nothing of them.
  ///   - roots: The layers to draw, back to front, each placed by its own frame on the canvas.
  ///   - size: Extent of the canvas in points.
  ///   - scale: Pixels per point.
  ///   - isRightToLeft: Whether text with natural alignment stands at the right edge.
  ///
  /// Layers above a root count for masks and secrecy only. Complexity: O(n log n) for n layers, no recursion.
  public static func commit(
    _ hierarchy: Hierarchy, roots: [LayerID], size: Size, scale: Double, isRightToLeft: Bool
  ) -> RenderTree {
    committed {
      commit(hierarchy, roots: roots, size: size, scale: scale, isRightToLeft: isRightToLeft, budget: $0)
    }
  }

  /// Hands one layer and everything below it to the render server, its bounds' top left corner at pixel (0, 0).
  ///
  /// The layer's own frame origin and transform are dropped. Layers above count for masks and secrecy, not for
  /// geometry, hidden or opacity.
  public static func commit(
    _ hierarchy: Hierarchy, subtree: LayerID, scale: Double, isRightToLeft: Bool
  ) -> RenderTree {
    committed { commit(hierarchy, subtree: subtree, scale: scale, isRightToLeft: isRightToLeft, budget: $0) }
  }
}
