import ShieldModel

/// `shieldsim benchmark explore`: the time of a search through all states of a model.
enum ExploreBenchmark {
  static let nodes = Option(
    "nodes", .integer("N", in: 1...16), default: 5, "Says how many nodes the model has.")

  static let command = Command(
    CommandSpecification(
      "explore", in: .workshop, "Measures a search through all states of a model.",
      options: [nodes, BenchmarkOptions.rounds, BenchmarkOptions.json])
  ) { _, _ in
    throw UsageError.stated("benchmark explore is not part of this build")
  }
}
