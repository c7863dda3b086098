import Testing

@testable import ShieldSim

@Suite struct TextReportTests {
  @Test func `the whole report reads like this`() async throws {
    var files = SampleScenario.all
    files["bad.shield.jsonc"] = SampleScenario.misspelt
    let run = await (try RunFixture(files)).run()
    #expect(
      run.output == """
        ?
        """, "\(run.output)")
  }

  @Test func `a run in which all holds is short`() async throws {
    let run = await (try RunFixture(["a.shield.jsonc": SampleScenario.holding])).run()
    #expect(
      run.output == """
        ?
        """, "\(run.output)")
  }

  @Test func `colors only paint: without them the text is the same`() async throws {
    let fixture = try RunFixture(SampleScenario.all)
    let plain = await fixture.run().output
    let painted = await fixture.run("--color", "always").output
    #expect(painted != plain)
    #expect(painted.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    // A file is never painted.
    _ = await fixture.run("--color", "always", "--report", "text=\(fixture.path("out"))")
    #expect(try fixture.text("out") == plain)
  }

  @Test(arguments: [20, 40, 80, 200])
  func `only places and commands are wider than the terminal`(width: Int) async throws {
    let fixture = try RunFixture(SampleScenario.all)
    var settings = ConsoleSettings()
    settings.width = width
    let lines = await fixture.run(settings: settings).output.split(separator: "\n").map(String.init)
    for line in lines where DisplayWidth.of(line) > max(width, 44) {
      #expect(line.contains("$ ") || line.contains(".shield.jsonc") || line.allSatisfy { $0.isUppercase || " ,:".contains($0) }, "\(line)")
    }
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func `hostile names cannot move the cursor, begin lines or turn the text around`() async throws {
    let title = "a\u{1B}[2J\u{202E}\n\u{7}b"
    let fixture = try RunFixture([
      "\u{1B}]0;x\u{7}.shield.jsonc": SampleScenario.text(title: title, steps: SampleScenario.byPosition),
      "b.shield.jsonc": SampleScenario.text(title: title + "2", systems: #"["15"]"#, steps: SampleScenario.byName),
    ])
    let run = await fixture.run()
    let all = run.output + run.talk
    #expect(all.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x202E) })
    #expect(run.output.contains(#"a\u001B[2J\u202E\n\u0007b"#))
  }

  @Test func `systems that fail alike but rest on unlike facts are one group with the weakest grade`() {
    func problem(_ grade: String) -> CaseProblem {
      CaseProblem(
        kind: .unmet, sentence: "s", explanation: nil, hint: nil,
        place: PlaceReport(file: "f", line: 1, column: 1, path: ""), grade: grade, openFacts: [])
    }
    #expect(problem("measured").ungraded == problem("assumed").ungraded)
    #expect(problem("measured").weakened(by: problem("assumed")).grade == "assumed")
    #expect(problem("assumed").weakened(by: problem("measured")).grade == "assumed")
  }
}
