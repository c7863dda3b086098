import ShieldModel

/// `shieldsim benchmark compose`: the time from a committed tree to a picture.
enum ComposeBenchmark {
  static let command = Command(
    CommandSpecification(
      "compose", in: .workshop, "Measures the composition of pictures from committed trees.",
      options: [BenchmarkOptions.scenes, BenchmarkOptions.rounds, BenchmarkOptions.picture, BenchmarkOptions.json])
  ) { _, _ in
    throw UsageError.stated("benchmark compose is not part of this build")
  }
}
