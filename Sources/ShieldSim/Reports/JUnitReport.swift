import ShieldModel

/// The report for build servers: a suite for each scenario, a test case for each system.
///
/// A case that fails has a `failure`. An undecided one has an `error` of type `undecided`, since nothing was shown to
/// be wrong and yet the build must not pass it for safe; so has what could not be run. Faults stand in `system-err`.
struct JUnitReport {
  /// The report.
  let report: Report

  init(_ report: Report) { self.report = report }

  /// A test case before it is written.
  private struct TestCase {
    let name: String
    let className: String
    let file: String
    var line = 1
    var outcome: Outcome?
    var log: [String] = []

    /// Why it does not pass.
    struct Outcome {
      let isError: Bool
      let type: String
      let message: String
      let details: [String]
    }
  }

  /// A suite before it is written.
  private struct Suite {
    let name: String
    let cases: [TestCase]

    var failures: Int { cases.filter { $0.outcome?.isError == false }.count }
    var errors: Int { cases.filter { $0.outcome?.isError == true }.count }
  }

  /// The whole document.
  var text: String {
    let suites = self.suites
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let total = Self.counts(
      tests: suites.reduce(0) { $0 + $1.cases.count }, failures: suites.reduce(0) { $0 + $1.failures },
      errors: suites.reduce(0) { $0 + $1.errors })
    lines.append("<testsuites \(Self.attributes([("name", "shieldsim")] + total))>")
    for suite in suites { lines += Self.lines(of: suite) }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: From the report

  /// One suite for each file, in the order of the files.
  private var suites: [Suite] {
    var files: [String] = []
    var cases: [String: [TestCase]] = [:]
    func add(_ testCases: [TestCase], to file: String) {
      if cases[file] == nil { files.append(file) }
      cases[file, default: []] += testCases
    }
    for scenario in report.scenarios { add(scenario.cases.map { Self.testCase($0, of: scenario) }, to: scenario.file) }
    for mistake in report.mistakes { add(Self.testCases(of: mistake), to: mistake.file) }
    return files.sorted().map { Suite(name: QuotedText.bare($0), cases: cases[$0] ?? []) }
  }

  private static func testCase(_ report: CaseReport, of scenario: ScenarioReport) -> TestCase {
    let problems = report.problems
    let first = problems.first
    var testCase = TestCase(
      name: "\(QuotedText.bare(scenario.title)) on \(QuotedText.bare(report.system.title))",
      className: className(of: scenario.file), file: scenario.file)
    if let first {
      // Servers link file and line, so they have to belong together.
      testCase.line = first.place.file == scenario.file ? first.place.line : 1
      let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
      testCase.outcome = TestCase.Outcome(
        isError: report.verdict == .undecided, type: report.verdict == .undecided ? "undecided" : "finding",
        message: message(of: first) + more,
        details: problems.flatMap(details) + ["reproduce: \(report.reproduction)"])
    }
    testCase.log = report.faults.map { fault in
      "fault: \(fault.place.fullText): \(QuotedText.bare(fault.message))" + (fault.isExpected ? " (expected)" : "")
    }
    return testCase
  }

  private static func message(of problem: CaseProblem) -> String {
    let seen = problem.explanation.map { "; seen: \($0)" } ?? ""
    return QuotedText.bare("\(problem.label): \(problem.sentence)\(seen)")
  }

  private static func details(of problem: CaseProblem) -> [String] {
    [message(of: problem)] + problem.openFacts.map { "  open: \(QuotedText.bare($0))" }
      + (problem.hint.map { ["  help: \(QuotedText.bare($0))"] } ?? []) + ["  at \(problem.whereabouts)"]
  }

  private static func testCases(of mistake: MistakeReport) -> [TestCase] {
    let names = mistake.systems.isEmpty ? ["reading the file"] : mistake.systems.map { "running on \($0.title)" }
    let first = mistake.messages.first
    return names.map { name in
      var testCase = TestCase(
        name: QuotedText.bare(name), className: className(of: mistake.file), file: mistake.file)
      testCase.line = first?.file == mistake.file ? first?.line ?? 1 : 1
      testCase.outcome = TestCase.Outcome(
        isError: true, type: mistake.category.words, message: QuotedText.bare(first?.message ?? ""),
        details: mistake.messages.map(\.text))
      return testCase
    }
  }

  /// The path with dots between folders, as servers group test cases.
  private static func className(of file: String) -> String {
    var path = file[...]
    if path.hasSuffix(ScenarioFormat.fileNameSuffix) { path = path.dropLast(ScenarioFormat.fileNameSuffix.count) }
    return QuotedText.bare(path.split(separator: "/").joined(separator: "."))
  }

  // MARK: To text

  private static func counts(tests: Int, failures: Int, errors: Int) -> [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("skipped", "0")]
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { "\($0.0)=\"\(XMLText.attribute($0.1))\"" }.joined(separator: " ")
  }

  private static func lines(of suite: Suite) -> [String] {
    let counts = counts(tests: suite.cases.count, failures: suite.failures, errors: suite.errors)
    let head = "  <testsuite \(attributes([("name", suite.name)] + counts))>"
    return [head] + suite.cases.flatMap(lines(of:)) + ["  </testsuite>"]
  }

  private static func lines(of testCase: TestCase) -> [String] {
    let head = attributes([
      ("classname", testCase.className), ("name", testCase.name), ("file", testCase.file), ("line", "\(testCase.line)"),
    ])
    var body: [String] = []
    if let outcome = testCase.outcome {
      let tag = outcome.isError ? "error" : "failure"
      let attributes = attributes([("type", outcome.type), ("message", outcome.message)])
      let text = XMLText.content(outcome.details.joined(separator: "\n"))
      body.append("      <\(tag) \(attributes)>\(text)</\(tag)>")
    }
    if !testCase.log.isEmpty {
      body.append("      <system-err>\(XMLText.content(testCase.log.joined(separator: "\n")))</system-err>")
    }
    return body.isEmpty ? ["    <testcase \(head)/>"] : ["    <testcase \(head)>"] + body + ["    </testcase>"]
  }
}
