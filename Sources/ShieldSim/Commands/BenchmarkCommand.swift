import ShieldModel

/// `shieldsim benchmark`: how long the engine takes for a picture, a PNG file, a commit, a search.
enum BenchmarkCommand {
  static let command = Command(
    CommandSpecification(
      "benchmark", in: .workshop, "Measures how long the engine takes.",
      discussion: [
        "Each measurement warms up, then repeats for about a second, 5 to 200 times, and tells the median. Reading "
          + "files and making trees are not counted.",
        "Figures of a debug build mean nothing; a note says so. Figures of different machines, or of the same machine "
          + "at different times, cannot be compared: put what you compare into one run, on one core.",
      ]),
    subcommands: [
      ComposeBenchmark.command,
      PNGBenchmark.command,
      CommitBenchmark.command,
      ExploreBenchmark.command,
    ])
}
