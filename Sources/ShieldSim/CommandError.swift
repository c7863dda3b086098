/// An error that ends a command: what a person reads and how the run ends.
protocol CommandError: Error {
  /// Whole lines for standard error, each as it is shown.
  var lines: [String] { get }
  /// The status of the run.
  var exitStatus: ExitStatus { get }
}

/// A mistake of the tool itself.
struct InternalError: CommandError {
  /// What was wrong, for whoever mends it.
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The lines that a person reads.
  var lines: [String] { ["error: internal: \(description)", "This is a mistake in shieldsim; please report it."] }
  /// Always `internal`.
  var exitStatus: ExitStatus { .internal }
}

/// The work was stopped by a signal.
struct InterruptedError: CommandError {
  /// The line that a person reads.
  var lines: [String] { ["error: interrupted before the work was done"] }
  /// Always `interrupted`.
  var exitStatus: ExitStatus { .interrupted }
}
