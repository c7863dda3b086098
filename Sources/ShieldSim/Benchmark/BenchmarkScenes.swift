import ShieldModel

/// The scenes of one run.
enum BenchmarkScenes {
  /// The scenes that the options name, else the given ones, in order; refuses a picture of several.
  static func chosen(
    _ arguments: ParsedArguments, orElse standard: [BenchmarkScene] = BenchmarkScene.allCases
  ) throws -> [PlainScene] {
    let paths = arguments[BenchmarkOptions.scenes]
    let count = paths.isEmpty ? standard.count : paths.count
    if arguments[BenchmarkOptions.picture] != nil, count != 1 {
      throw UsageError.stated("--ppm writes one picture, but \(count) scenes are measured; --scene chooses one")
    }
    if paths.isEmpty { return standard.map(\.scene) }
    return try paths.map { try SceneReader.read($0) }
  }

  /// Writes a composed picture where the options ask for one; the only scene's.
  static func writePicture(
    _ frame: @autoclosure () -> CompositedFrame, _ arguments: ParsedArguments, console: Console
  ) throws {
    guard let path = arguments[BenchmarkOptions.picture] else { return }
    try AtomicFile.write(PixmapFile.bytes(of: frame()), to: path, console: console)
  }
}
