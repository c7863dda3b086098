import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct DemoCommandTests {
  /// The tour without color, run once for all tests.
  private static let plain = Task { await ProgramRun("demo") }

  @Test func `the tour shows the panel whole, the shielded screenshot without the secrets, and the leak`() async throws
  {
    let run = await Self.plain.value
    #expect(run.status == .holds)
    #expect(run.talk.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    let names = lines.filter { $0.contains("Hành khách") }
    #expect(
      names == [
        "  │ Hành khách NGUYỄN VĂN A        │       │ Hành khách                     │",
        "  │ Hành khách NGUYỄN VĂN A        │       │ Hành khách NGUYỄN VĂN A        │  ◀",
      ])
    let references = lines.filter { $0.contains("Mã đặt chỗ") }
    #expect(references.map { $0.matches(of: /XK4P2Q/).count } == [1, 2])
    #expect(lines.filter { $0.hasPrefix("✓ protected, left out by the mask of _UITextLayoutCanvasView (") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("× exposed, no masked ancestor (") }.count == 2)
  }

  @Test func `the tour tells the loud and the silent app apart`() async {
    let output = await Self.plain.value.output
    #expect(
      output.contains(
        """
            of an app that is silent:
              (nothing)
            of an app that logs:
              FAULT canvas lookup (_UITextLayoutCanvasView) found nothing; seen:
                _UITouchPassthroughView, _UITextRenderingHostView
        """))
    #expect(output.contains("a finding of its own (L2, error)"))
  }

  @Test func `the tour says what nobody knows and what is not covered`() async {
    let output = await Self.plain.value.output
    #expect(output.contains("nobody knows: app switcher snapshot (contested)"))
    #expect(output.contains("not covered: "))
    #expect(output.contains("external camera"))
  }

  @Test func `without color there are no codes, and every line fits 80 columns`() async {
    let run = await Self.plain.value
    #expect(!run.output.contains("\u{1B}"))
    for line in run.output.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= 80, "\(line)") }
  }

  @Test(arguments: [20, 200])
  func `any width is kept with colors too`(width: Int) async {
    var settings = ConsoleSettings()
    settings.width = width
    let run = await ProgramRun(
      ["demo", "--color", "always", "--palette", "full"], table: .shieldsim, settings: settings)
    #expect(run.status == .holds)
    let limit = max(min(width, 80), 39)
    for line in run.output.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line).withoutCodes) <= limit, "\(line.debugDescription)")
    }
  }

  @Test func `the same bytes come every time`() async {
    let plain = await Self.plain.value
    #expect(await ProgramRun("demo").output == plain.output)
    let words = ["demo", "--color", "always", "--palette", "256"]
    let first = await ProgramRun(words, table: .shieldsim)
    #expect(await ProgramRun(words, table: .shieldsim).output == first.output)
    #expect(first.output.withoutCodes.contains("NGUYỄN VĂN A"))
  }

  @Test func `the tour ends with three command lines that are right`() {
    #expect(DemoCommand.nextSteps.count == 3)
    for line in DemoCommand.nextSteps.map(\.line) {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      if case .failure(let failure) = ArgumentParser(.shieldsim).parse(words) {
        Issue.record("\(line): \(failure.errors.map(\.message))")
      }
    }
  }
}
