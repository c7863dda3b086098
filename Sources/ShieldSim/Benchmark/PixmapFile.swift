import ShieldModel

/// Pictures in the binary form of portable pixmaps, which every tool for pictures reads.
enum PixmapFile {
  /// The file of a frame: red, green and blue as they are composed, without alpha.
  static func bytes(of frame: CompositedFrame) -> [UInt8] {
    let pixels = frame.pixels()
    var bytes = Array("P6\n\(frame.width) \(frame.height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + pixels.count / 4 * 3)
    for start in stride(from: 0, to: pixels.count, by: 4) { bytes.append(contentsOf: pixels[start..<start + 3]) }
    return bytes
  }
}
