/// A place that takes bytes: standard output, standard error, or memory in a test.
protocol ByteSink: Sendable {
  /// Writes all bytes or throws.
  func write(_ bytes: [UInt8]) throws(SystemError)
}
