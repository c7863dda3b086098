import Testing

@testable import ShieldSim

@Suite struct TextReportTests {
  @Test func `the whole report reads like this`() async throws {
    var files = SampleScenario.all
    files["bad.shield.jsonc"] = SampleScenario.misspelt
    let run = await (try RunFixture(files)).run()
    #expect(
      run.output == """
        NOT RUN  bad.shield.jsonc
                 bad data
                 1:38: widnows: unknown key "widnows" in a scenario; did you mean
                 "windows"?

        FAILS  Found by position
               failing.shield.jsonc

          iOS 17, 18, 26
            unmet     hides #secret in screenshot
                      seen: #secret is exposed in screenshot: no masked ancestor
                      failing.shield.jsonc:18:5, assumed
            unmet     fault none
                      seen: there is a fault, told below
                      failing.shield.jsonc:19:5, assumed
            fault     canvas lookup (a view by position) found _UITouchPassthroughView,
                      which is not the canvas; seen: _UITouchPassthroughView,
                      _UITextLayoutCanvasView
                      failing.shield.jsonc:13:5
            C8 error  UIView#secret shows in screenshot: no masked ancestor
                      help: host it below a canvas that carries the mask, and check the
                      lookup on this system
                      failing.shield.jsonc:15:5, assumed
            L2 error  silent: the app goes on without a word although the canvas lookup
                      (a view by position) found _UITouchPassthroughView, which is not
                      the canvas; seen: _UITouchPassthroughView, _UITextLayoutCanvasView
                      help: log a fault and let a unit test on the system under test
                      turn red
                      failing.shield.jsonc:13:5, assumed
            $ shieldsim run failing.shield.jsonc --os 17

          holds on iOS 15, 16

        UNDECIDED  To the background
                   undecided.shield.jsonc

          iOS 17
            C8 error  nobody knows whether UIView#secret shows in app switcher snapshot:
                      it depends on capture.appSwitcherSnapshot, which is contested or
                      unknown
                      open: capture.appSwitcherSnapshot (C2, contested)
                      help: put an opaque cover over it, which holds whatever the answer
                      is
                      undecided.shield.jsonc:16:5, contested
            $ shieldsim run undecided.shield.jsonc --os 17

        HOLDS
          Found by name                17, 26  measured
          Found by position, as known  17, 18  assumed

        FAULTS, AS EXPECTED
          another view  iOS 17, 18
                        twin.shield.jsonc:13:5

        ALSO FOUND, TOO SLIGHT TO COUNT
          L1 note  lookup by position: it found the canvas this time, but no system
                   promises an order
                   failing.shield.jsonc:13:5

        NOT COVERED HERE: THESE CAPTURES HONOUR NO MASK
          iOS 15, 16, 17  layer.render(in:), external camera
          iOS 18, 26      layer.render(in:), external camera, iPhone Mirroring

        4 scenarios, 10 cases: 3 fail, 1 undecided, 6 hold; 1 not run
        Exit 65, bad data: a file was read but is wrong.

        """, "\(run.output)")
  }

  @Test func `a run in which all holds is short`() async throws {
    let run = await (try RunFixture(["a.shield.jsonc": SampleScenario.holding])).run()
    #expect(
      run.output == """
        HOLDS
          Found by name  17, 26  measured

        NOT COVERED HERE: THESE CAPTURES HONOUR NO MASK
          iOS 17  layer.render(in:), external camera
          iOS 26  layer.render(in:), external camera, iPhone Mirroring

        1 scenario, 2 cases: 2 hold
        Exit 0, holds: every expectation was met, and nothing else was found.

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

  @Test(arguments: [40, 80, 200])
  func `only places, commands, headings and counts are wider than the terminal`(width: Int) async throws {
    let fixture = try RunFixture(SampleScenario.all)
    var settings = ConsoleSettings()
    settings.width = width
    let lines = await fixture.run(settings: settings).output.split(separator: "\n").map(String.init)
    for line in lines where DisplayWidth.of(line) > width {
      let mayBeWide = ["    $ ", "NOT COVERED", "4 scenarios"].contains { line.hasPrefix($0) }
      #expect(mayBeWide || line.contains(".shield.jsonc:"), "\(line)")
    }
    #expect(lines.count > 20)
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
