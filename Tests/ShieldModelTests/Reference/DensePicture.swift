/// A finished picture for comparisons: pixels and taint, rows from top to bottom.
struct DensePicture: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Premultiplied colours, 0xRRGGBBAA.
  var pixels: [UInt32]
  /// Whether secret content may have contributed to a pixel.
  var taint: [Bool]

  /// Where the first pixel stands whose colour differs, or nil.
  func firstDifference(from other: DensePicture) -> String? {
    if width != other.width || height != other.height {
      return "\(width)×\(height) pixels against \(other.width)×\(other.height)"
    }
    if pixels == other.pixels { return nil }
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      return "pixel (\(index % width), \(index / width)) is \(name(index)) against \(other.name(index))"
    }
    return nil
  }

  /// Where the first pixel stands whose taint differs, or nil.
  func firstTaintDifference(from other: DensePicture) -> String? {
    if taint == other.taint { return nil }
    for index in taint.indices where taint[index] != other.taint[index] {
      let word = taint[index] ? "tainted" : "clean"
      return "pixel (\(index % width), \(index / width)) is \(word) against the opposite"
    }
    return nil
  }

  private func name(_ index: Int) -> String {
    let text = String(pixels[index], radix: 16)
    return "#" + String(repeating: "0", count: 8 - text.count) + text
  }
}
