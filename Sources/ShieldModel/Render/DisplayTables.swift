/// What the steps of a picture refer to; the lists of a picture and of its effects share it.
final class DisplayTables {
  var outlines = Scratch<Outline>()
  var corners = CornerInsets()
  var texts = TextDrawings()
  var shaders: [Shader] = []
}

/// A look at values that another place owns and keeps alive.
struct ScratchView<Element: BitwiseCopyable>: BitwiseCopyable {
  /// The first value.
  let base: UnsafeMutablePointer<Element>

  init(_ scratch: borrowing Scratch<Element>) { base = scratch.base }
}
