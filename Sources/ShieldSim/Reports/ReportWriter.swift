/// Writes the reports of a run to where they belong.
struct ReportWriter {
  private let requests: [WordWithPath<ReportKind>]
  private let console: Console

  init(_ requests: [WordWithPath<ReportKind>], console: Console) {
    self.requests = requests
    self.console = console
  }

  /// Throws a usage error when two reports would go to the same place.
  static func check(_ requests: [WordWithPath<ReportKind>]) throws(UsageError) {
    var targets: Set<String> = []
    for request in requests where !targets.insert(target(of: request)).inserted {
      throw .stated(
        isStandardOutput(request)
          ? "two reports would go to standard output; expected a path for all but one, such as junit=junit.xml"
          : "two reports would be written to the same file; expected a path of its own for each")
    }
  }

  /// Writes each report; one that cannot be written is told and does not keep the others from being written.
  func write(_ report: Report) -> ExitStatus {
    var status = ExitStatus.holds
    for request in requests {
      do {
        try AtomicFile.write(try text(of: report, as: request), to: request.path ?? "-", console: console)
      } catch {
        let known = error as? any CommandError ?? InternalError("\(error)")
        for line in known.lines { console.alert(line) }
        status = status.combined(with: known.exitStatus)
      }
    }
    // With nothing on standard output a person still sees what came of it.
    if !requests.contains(where: Self.isStandardOutput) {
      for line in TextReport(report).summary { console.say(line) }
    }
    return status
  }

  private func text(of report: Report, as request: WordWithPath<ReportKind>) throws -> String {
    guard Self.isStandardOutput(request) else { return try request.word.text(of: report, style: ReportStyle()) }
    let settings = console.settings
    return try request.word.text(
      of: report, style: ReportStyle(width: settings.width, hasColor: settings.outputHasColor))
  }

  private static func target(of request: WordWithPath<ReportKind>) -> String {
    isStandardOutput(request) ? "-" : RootFolder.absolute(request.path ?? "-")
  }

  private static func isStandardOutput(_ request: WordWithPath<ReportKind>) -> Bool {
    request.path.map { AtomicFile.standardOutput.contains($0) } ?? true
  }
}
