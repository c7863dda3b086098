extension CompositedFrame {
  /// The part of the frame that lies in a rectangle; pixels outside the frame are not made up.
  public func cropped(to rect: PixelRect) -> CompositedFrame {
    let held = rect.intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
    var builder = FrameBuilder(width: held.width)
    if held.isEmpty { return builder.frame(height: 0) }
    var top: Int32 = 0
    for (band, end) in bandEnds.enumerated() {
      let bottom = min(end, held.bottom)
      if bottom > held.top, top < held.bottom {
        for position in runPositions(of: band) {
          var run = FrameRun(word: runs[position])
          if run.end <= held.left { continue }
          run.end = min(run.end, held.right) - held.left
          builder.append(run.word)
          if run.end == held.width { break }
        }
        builder.endBand(at: bottom - held.top)
      }
      top = end
    }
    return builder.frame(height: held.height)
  }
}
