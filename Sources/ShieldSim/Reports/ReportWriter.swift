/// Writes the reports of a run to where they belong.
struct ReportWriter<Word: ChoiceValue> {
  private let requests: [WordWithPath<Word>]
  private let console: Console

  init(_ requests: [WordWithPath<Word>], console: Console) {
    self.requests = requests
    self.console = console
  }

  /// Throws a usage error when two reports would go to the same place.
  static func check(_ requests: [WordWithPath<Word>]) throws(UsageError) {
    var targets: Set<String> = []
    for request in requests where !targets.insert(target(of: request)).inserted {
      throw .stated(
        isStandardOutput(request)
          ? "two reports would go to standard output; expected a path for all but one, such as json=report.json"
          : "two reports would be written to the same file; expected a path of its own for each")
    }
  }

  /// Writes each report; one that cannot be written is told and does not keep the others from being written.
  ///
  /// - Parameters:
  ///   - summary: Lines that a person reads on the other side when nothing goes to standard output.
  ///   - text: Makes the whole text of a report.
  func write(summary: [String], text: (Word, ReportStyle) throws -> String) -> ExitStatus {
    var status = ExitStatus.holds
    for request in requests {
      do {
        let text = try text(request.word, style(of: request))
        try AtomicFile.write(text, to: request.path ?? "-", console: console)
      } catch {
        let known = error as? any CommandError ?? InternalError("\(error)")
        for line in known.lines { console.alert(line) }
        status = status.combined(with: known.exitStatus)
      }
    }
    // With nothing on standard output a person still sees what came of it.
    if !requests.contains(where: Self.isStandardOutput) {
      for line in summary { console.say(line) }
    }
    return status
  }

  private func style(of request: WordWithPath<Word>) -> ReportStyle {
    guard Self.isStandardOutput(request) else { return ReportStyle() }
    let settings = console.settings
    return ReportStyle(width: settings.width, hasColor: settings.outputHasColor)
  }

  private static func target(of request: WordWithPath<Word>) -> String {
    isStandardOutput(request) ? "-" : RootFolder.absolute(request.path ?? "-")
  }

  private static func isStandardOutput(_ request: WordWithPath<Word>) -> Bool {
    request.path.map { AtomicFile.standardOutput.contains($0) } ?? true
  }
}

extension ReportWriter<ReportKind> {
  /// Writes each report of a run of scenarios.
  func write(_ report: Report) -> ExitStatus {
    write(summary: TextReport(report).summary) { try $0.text(of: report, style: $1) }
  }
}
