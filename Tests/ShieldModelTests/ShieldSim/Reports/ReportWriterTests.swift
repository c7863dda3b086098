import Testing

@testable import ShieldSim

@Suite struct ReportWriterTests {
  @Test func `several reports are written at once, each to its place`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.failing])
    let run = await fixture.run(
      "--report", "text", "--report", "json=\(fixture.path("out.json"))", "--report", "junit=\(fixture.path("out.xml"))"
    )
    #expect(run.output.hasPrefix("FAILS"))
    #expect(try fixture.text("out.json") == (await fixture.run("--report", "json").output))
    #expect(try fixture.text("out.xml") == (await fixture.run("--report", "junit").output))
    #expect(try fixture.folder.names == ["a.shield.jsonc", "out.json", "out.xml"])
  }

  @Test func `with nothing on standard output the summary is said beside it, unless quiet is asked for`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    let target = "json=\(fixture.path("out.json"))"
    let run = await fixture.run("--report", target)
    #expect(run.output.isEmpty)
    #expect(run.talk == "1 scenario, 2 cases: 2 hold\nExit 0, \(ExitStatus.holds.summary).\n")
    #expect(await fixture.run("--report", target, "--quiet").talk.isEmpty)
  }

  @Test func `a report that cannot be written is told, the others are written`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.failing])
    let run = await fixture.run(
      "--report", "json=\(fixture.path("missing/out.json"))", "--report", "junit=\(fixture.path("out.xml"))")
    #expect(run.status == .cannotWrite)
    #expect(run.talk.contains("error: cannot write"))
    #expect(try fixture.text("out.xml").hasPrefix("<?xml"))
  }

  @Test func `a user's recipe that replaces a built-in one is said aloud`() async throws {
    let recipe = """
      { "version": 1, "recipe": "canvas-host", "title": "Mine", "source": "here", "attach": [{ "layout": "#into" }] }
      """
    let fixture = try RunFixture([
      "a.shield.jsonc": SampleScenario.holding, "recipes/canvas-host.recipe.jsonc": recipe,
    ])
    let run = await fixture.run("--recipes", fixture.path("recipes"))
    #expect(
      run.talk == "recipe canvas-host: recipes/canvas-host.recipe.jsonc is used, not the one that is built in\n")
    #expect(await fixture.run("--recipes", fixture.path("none")).status == .noInput)
  }
}
