/// A rectangle is nothing but its four numbers, so it can stand in ``Scratch`` memory.
extension PixelRect: BitwiseCopyable {}
