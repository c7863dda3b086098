/// How a run of the tool ended, as the number that the shell sees.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Every expectation held and nothing was found.
  case holds = 0
  /// A finding, an unmet expectation, a fault of the modelled app or a counterexample.
  case finding = 1
  /// The answer rests on a contested fact, or a search was cut short.
  case undecided = 2
  /// The command line was wrong.
  case usage = 64
  /// A file was read, but what it says is wrong.
  case badData = 65
  /// A file could not be read.
  case noInput = 66
  /// The tool itself failed.
  case `internal` = 70
  /// An output could not be written.
  case cannotWrite = 74
  /// The person or the system asked the run to stop.
  case interrupted = 130

  /// One phrase for help pages.
  var summary: String {
    switch self {
    case .holds: "holds: every expectation was met, and nothing else was found"
    case .finding: "finding: a leak, a fault or an unmet expectation"
    case .undecided: "undecided: a contested fact or a bounded search"
    case .usage: "usage: the command line is wrong"
    case .badData: "bad data: a file was read but is wrong"
    case .noInput: "no input: a file could not be read"
    case .internal: "internal: the tool itself failed"
    case .cannotWrite: "cannot write: an output could not be written"
    case .interrupted: "interrupted: stopped by a signal"
    }
  }

  /// How much this status outweighs others when several parts of a run end differently.
  ///
  /// An interrupt outweighs all, since nothing can be said about the part that did not run. Troubles of the tool come
  /// before troubles of files, these before findings, and a certain finding before an open question.
  private var weight: Int {
    switch self {
    case .interrupted: 8
    case .internal: 7
    case .cannotWrite: 6
    case .noInput: 5
    case .badData: 4
    case .usage: 3
    case .finding: 2
    case .undecided: 1
    case .holds: 0
    }
  }

  /// The status of two parts taken together: the one with more weight.
  func combined(with other: ExitStatus) -> ExitStatus {
    other.weight > weight ? other : self
  }

  /// The status of several parts taken together; `holds` when there are none.
  static func combined(_ parts: some Sequence<ExitStatus>) -> ExitStatus {
    parts.reduce(.holds) { $0.combined(with: $1) }
  }
}
