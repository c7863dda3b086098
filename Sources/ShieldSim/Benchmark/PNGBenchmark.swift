import ShieldModel

/// `shieldsim benchmark png`: the time from a picture to the bytes of a file, and how many they are.
enum PNGBenchmark {
  static let command = Command(
    CommandSpecification(
      "png", in: .workshop, "Measures the encoding of composed pictures as PNG files.",
      options: [BenchmarkOptions.scenes, BenchmarkOptions.rounds, BenchmarkOptions.picture, BenchmarkOptions.json])
  ) { _, _ in
    throw UsageError.stated("benchmark png is not part of this build")
  }
}
