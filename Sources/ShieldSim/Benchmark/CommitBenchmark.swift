import ShieldModel

/// `shieldsim benchmark commit`: the time from a layer tree to a committed tree.
enum CommitBenchmark {
  static let command = Command(
    CommandSpecification(
      "commit", in: .workshop, "Measures the commit of layer trees.",
      options: [BenchmarkOptions.scenes, BenchmarkOptions.rounds, BenchmarkOptions.json])
  ) { _, _ in
    throw UsageError.stated("benchmark commit is not part of this build")
  }
}
