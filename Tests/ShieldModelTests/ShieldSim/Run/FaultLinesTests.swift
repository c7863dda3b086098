import Testing

@testable import ShieldSim

@Suite struct FaultLinesTests {
  private static let line =
    "canvas lookup (a view by position) found _UITouchPassthroughView, which is not the canvas; "
    + "seen: _UITouchPassthroughView, _UITextLayoutCanvasView"

  @Test(arguments: [[], ["--quiet"], ["--report", "json"], ["--quiet", "--report", "junit"]])
  func `faults are told on standard error whatever is asked for`(words: [String]) async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.failing])
    let run = await ProgramRun(
      ["run", fixture.folder.path, "--root", fixture.folder.path] + words, table: .shieldsim)
    #expect(run.talk == "fault: a.shield.jsonc:13:5: iOS 17, 18, 26: \(Self.line)\n")
  }

  @Test func `an expected fault is as loud`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.twin])
    let run = await fixture.run("--quiet")
    #expect(run.status == .holds)
    #expect(run.talk == "fault: a.shield.jsonc:13:5: iOS 17, 18: \(Self.line) (expected)\n")
  }

  @Test func `a fault within a recipe is told at the scenario's step, with the recipe's own beside it`() async throws {
    let recipe = """
      { "version": 1, "recipe": "mine", "title": "Mine", "source": "here",
        "attach": [
          { "add": { "view": "UITextField#field", "isSecureTextEntry": true } },
          { "lookup": { "in": "#field", "by": "name", "names": ["Nothing"], "as": "canvas" } }
        ] }
      """
    let fixture = try RunFixture([
      "a.shield.jsonc": SampleScenario.text(
        steps: [#"{ "turn": 2 }"#, ##"{ "shield": { "recipe": "mine", "target": "#secret" } }"##], expect: []),
      "recipes/mine.recipe.jsonc": recipe,
    ])
    let run = await fixture.run("--recipes", fixture.path("recipes"))
    #expect(run.talk.contains("fault: a.shield.jsonc:14:5: iOS 17: canvas lookup (Nothing) found nothing; seen: "))
    #expect(run.talk.contains(" (at recipes/mine.recipe.jsonc:4:5)\n"))
  }

  @Test func `a fault that repeats on one system is told each time`() async throws {
    let steps = [##"{ "lookup": { "in": "#field", "by": "name", "names": ["Nothing"], "as": "host" } }"##]
    let twice = ##"{ "together": [\##(steps[0]), \##(steps[0])] }"##
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.text(systems: #"["16...17"]"#, steps: [twice])])
    let report = try await fixture.report()
    #expect(report.cases.map(\.faults.count) == [2, 2])
    let lines = await fixture.run().talk.split(separator: "\n")
    #expect(lines.count == 2 || lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("fault: a.shield.jsonc:13:") })
  }
}
