import ShieldModel

extension Bitmap {
  /// Draws a line around all pixels in which secret content may show.
  ///
  /// - Parameters:
  ///   - frame: The frame that this picture was made from.
  ///   - width: The width of the line in pixels; it lies outside the pixels that it marks.
  mutating func outlineTaint(of frame: CompositedFrame, color: Color, width: Int32) {
    var marked: [PixelRect] = []
    frame.forEachBand { band in
      var left: Int32 = 0
      for run in band.runs {
        if run.isTainted {
          marked.append(
            PixelRect(left: left, top: band.rows.lowerBound, right: run.end, bottom: band.rows.upperBound))
        }
        left = run.end
      }
    }
    guard !marked.isEmpty else { return }
    let original = self
    for rect in marked {
      fill(
        PixelRect(
          left: rect.left - width, top: rect.top - width, right: rect.right + width, bottom: rect.bottom + width),
        with: color)
    }
    for rect in marked { restore(rect, from: original) }
  }

  /// Puts the pixels of another picture of the same size back into a rectangle.
  private mutating func restore(_ rect: PixelRect, from original: Bitmap) {
    var part = Bitmap(width: Int(rect.width), height: Int(rect.height))
    part.place(original, x: -Int(rect.left), y: -Int(rect.top))
    place(part, x: Int(rect.left), y: Int(rect.top))
  }
}
