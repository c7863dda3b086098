import ShieldModel

/// Options that several measurements share.
enum BenchmarkOptions {
  static let scenes = Option(
    repeating: "scene", .file("PATH", extensions: ["json"]),
    "Measures the scene of a file in place of the built-in ones; - reads standard input.")

  static let rounds = Option(
    "rounds", .integer("N", in: 1...1_000_000), "Measures exactly N times, without a limit of time.")

  static let json = Option(flag: "json", "Prints JSON.")

  static let picture = Option(
    "ppm", .file("PATH"), "Writes the composed picture as a binary PPM file; needs a single scene.")
}
