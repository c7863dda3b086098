import Testing

@testable import ShieldSim

@Suite struct RunSelectionTests {
  /// Scenario and system of every case of a report.
  private func cases(_ report: Report) -> [String] {
    report.scenarios.flatMap { scenario in scenario.cases.map { "\(scenario.file) \($0.system.title)" } }
  }

  // MARK: Systems and platforms

  @Test func `systems that are asked for take the place of the matrix`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    #expect(cases(try await fixture.report()) == ["a.shield.jsonc iOS 17", "a.shield.jsonc iOS 26"])
    #expect(
      cases(try await fixture.report("--os", "18, 16...17")) == [
        "a.shield.jsonc iOS 16", "a.shield.jsonc iOS 17", "a.shield.jsonc iOS 18",
      ])
  }

  @Test func `a scenario's own systems can be asked for, and others do not stumble over them`() async throws {
    let own = SampleScenario.text(
      systems: #"["my-17"]"#, more: "\n  \"systems\": [{ \"name\": \"my-17\", \"from\": \"17\" }],",
      steps: SampleScenario.byName)
    let fixture = try RunFixture(["a.shield.jsonc": own, "b.shield.jsonc": SampleScenario.holding])
    #expect(cases(try await fixture.report("--os", "my-17")) == ["a.shield.jsonc iOS my-17"])
    #expect(
      cases(try await fixture.report("--os", "18,my-17")) == [
        "a.shield.jsonc iOS 18", "a.shield.jsonc iOS my-17", "b.shield.jsonc iOS 18",
      ])
    let run = await fixture.run("--os", "my-18")
    #expect(run.status == .usage)
  }

  @Test func `a platform narrows a matrix, and moves a range`() async throws {
    let both = SampleScenario.text(
      systems: #"["17"]"#, platforms: #"["iPhone", "iPad"]"#, steps: SampleScenario.byName)
    let fixture = try RunFixture(["a.shield.jsonc": both, "b.shield.jsonc": SampleScenario.holding])
    #expect(cases(try await fixture.report("--platform", "iPad")) == ["a.shield.jsonc iPadOS 17"])
    #expect(
      cases(try await fixture.report("--platform", "iPad", "--os", "26")) == [
        "a.shield.jsonc iPadOS 26", "b.shield.jsonc iPadOS 26",
      ])
    let run = await fixture.run("--platform", "Android")
    #expect(run.status == .noInput)
    #expect(run.talk == "error: nothing to run: none of 2 scenarios has a system that is asked for\n")
  }

  @Test func `a platform gets only what it has of a range`() async throws {
    let both = SampleScenario.text(
      systems: #"["17"]"#, platforms: #"["iPhone", "Simulator"]"#, steps: SampleScenario.byName)
    let fixture = try RunFixture(["a.shield.jsonc": both])
    #expect(
      cases(try await fixture.report("--os", "13,15")) == [
        "a.shield.jsonc iOS 13", "a.shield.jsonc iOS 15", "a.shield.jsonc iOS Simulator 15",
      ])
  }

  @Test func `the command that repeats a case names its platform where that is needed`() async throws {
    let both = SampleScenario.text(
      systems: #"["17"]"#, platforms: #"["iPhone", "iPad"]"#, steps: SampleScenario.byName)
    let fixture = try RunFixture(["it's a.shield.jsonc": both, "-b.shield.jsonc": SampleScenario.holding])
    let report = try await fixture.report()
    #expect(
      report.scenarios.map { $0.cases.map(\.reproduction) } == [
        [
          "shieldsim run ./-b.shield.jsonc --os 17", "shieldsim run ./-b.shield.jsonc --os 26",
        ],
        [
          "shieldsim run 'it'\\''s a.shield.jsonc' --os 17 --platform iPhone",
          "shieldsim run 'it'\\''s a.shield.jsonc' --os 17 --platform iPad",
        ],
      ])
  }

  // MARK: Filter

  @Test func `a filter looks at titles and paths, whatever their case`() async throws {
    let fixture = try RunFixture([
      "one/a.shield.jsonc": SampleScenario.holding, "two/b.shield.jsonc": SampleScenario.undecided,
    ])
    #expect(try await fixture.report("--filter", "ONE/").scenarios.map(\.file) == ["one/a.shield.jsonc"])
    #expect(try await fixture.report("--filter", "background").scenarios.map(\.file) == ["two/b.shield.jsonc"])
    let run = await fixture.run("--filter", "neither")
    #expect(run.status == .noInput)
    #expect(run.talk == "error: nothing to run: \"neither\" is in no title and no path of 2 scenarios\n")
  }

  @Test func `a filter leaves out files with mistakes too, by what can be read of them`() async throws {
    let fixture = try RunFixture([
      "a.shield.jsonc": SampleScenario.holding, "b.shield.jsonc": SampleScenario.misspelt, "c.shield.jsonc": "{",
    ])
    #expect(await fixture.run("--filter", "found").status == .holds)
    #expect(try await fixture.report("--filter", "misspelt").mistakes.map(\.file) == ["b.shield.jsonc"])
    #expect(try await fixture.report("--filter", "c.shield").mistakes.map(\.file) == ["c.shield.jsonc"])
  }

  // MARK: Parts

  @Test func `parts of other scenarios are not run by themselves`() async throws {
    let part = ##"{ "windows": [{ "id": "other", "root": { "view": "UIView" } }] }"##
    let including = SampleScenario.text(more: "\n  \"include\": [\"parts/../parts/a.shield.jsonc\"],", steps: [])
    let fixture = try RunFixture([
      "main.shield.jsonc": including, "parts/a.shield.jsonc": part, "common/b.shield.jsonc": part,
    ])
    let report = try await fixture.report()
    #expect(report.scenarios.map(\.file) == ["main.shield.jsonc"])
    #expect(report.mistakes.isEmpty)
    // Named itself, it is a scenario without a title.
    #expect(await fixture.run(files: ["common/b.shield.jsonc"]).status == .badData)
  }

  @Test func `a forgotten title does not silently take a scenario out of a run`() async throws {
    let untitled = SampleScenario.holding.replacing("\"title\": \"Found by name\",", with: "")
    let fixture = try RunFixture(["a.shield.jsonc": untitled, "b.shield.jsonc": SampleScenario.holding])
    let run = await fixture.run()
    #expect(run.status == .badData)
    #expect(run.talk.contains("a.shield.jsonc:1:1: the key \"title\" is missing"))
  }

  @Test func `a folder of parts alone has nothing to run`() async throws {
    let fixture = try RunFixture(["common/a.shield.jsonc": "{}", "common/b.shield.jsonc": "{}"])
    let run = await fixture.run()
    #expect(run.status == .noInput)
    #expect(run.talk.contains("nothing to run: there are 2 files without a title, which only other files can include"))
  }

  // MARK: Channels

  @Test func `channels restrict what shows where and make the text show it`() async throws {
    let fixture = try RunFixture([
      "a.shield.jsonc": SampleScenario.text(
        systems: #"["16", "17"]"#,
        steps: SampleScenario.byPosition + [##"{ "capture": "drawHierarchy", "as": "own" }"##])
    ])
    let all = try await fixture.report()
    #expect(all.channels == nil)
    #expect(Set(all.cases.first?.exposures.map(\.kind) ?? []) == ["hardwareScreenshot", "drawHierarchy"])
    let some = try await fixture.report("--channel", "screenshot")
    #expect(some.channels == ["hardwareScreenshot"])
    #expect(Set(some.cases.flatMap { $0.exposures.map(\.kind) }) == ["hardwareScreenshot"])
    #expect(some.status == all.status)
    #expect(!(await fixture.run().output.contains("WHAT SHOWS WHERE")))
    let text = await fixture.run("--channel", "screenshot", "--channel", "drawHierarchy").output
    #expect(
      text.contains(
        """
        WHAT SHOWS WHERE
          Secret         Picture              Verdict    Systems
          UIView#secret  hardwareScreenshot   protected  iOS 16
          UIView#secret  own (drawHierarchy)  protected  iOS 16
          UIView#secret  hardwareScreenshot   exposed    iOS 17
          UIView#secret  own (drawHierarchy)  exposed    iOS 17

        """), "\(text)")
  }
}
