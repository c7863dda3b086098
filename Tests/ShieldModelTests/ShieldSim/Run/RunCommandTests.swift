import Foundation
import Testing

@testable import ShieldSim

@Suite struct RunCommandTests {
  struct Ending: CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let status: ExitStatus
    var testDescription: String { name }
  }

  static let endings: [Ending] = [
    Ending(name: "holds", files: ["a.shield.jsonc": SampleScenario.holding], status: .holds),
    Ending(name: "fails", files: ["a.shield.jsonc": SampleScenario.failing], status: .finding),
    Ending(name: "undecided", files: ["a.shield.jsonc": SampleScenario.undecided], status: .undecided),
    Ending(name: "an expected leak holds", files: ["a.shield.jsonc": SampleScenario.twin], status: .holds),
    Ending(name: "bad data", files: ["a.shield.jsonc": SampleScenario.misspelt], status: .badData),
    Ending(name: "a mistake while running", files: ["a.shield.jsonc": SampleScenario.lost], status: .badData),
    Ending(name: "not JSON", files: ["a.shield.jsonc": "{"], status: .badData),
    Ending(name: "empty folder", files: [:], status: .noInput),
    Ending(
      name: "a finding outweighs an open question",
      files: ["a.shield.jsonc": SampleScenario.undecided, "b.shield.jsonc": SampleScenario.failing], status: .finding),
    Ending(
      name: "bad data outweighs a finding",
      files: ["a.shield.jsonc": SampleScenario.misspelt, "b.shield.jsonc": SampleScenario.failing], status: .badData),
  ]

  @Test(arguments: endings)
  func `a run ends as its worst part does, in the process and in the report`(ending: Ending) async throws {
    let fixture = try RunFixture(ending.files)
    let run = await fixture.run()
    #expect(run.status == ending.status)
    let report = try await fixture.report()
    #expect(report.status == ending.status.rawValue)
  }

  @Test func `a missing file does not keep the others from running`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    let run = await fixture.run(files: ["missing.shield.jsonc", "a.shield.jsonc"])
    #expect(run.status == .noInput)
    #expect(run.talk == "missing.shield.jsonc: there is no such file\n")
    #expect(run.output.contains("Found by name"))
    #expect(run.output.contains("NOT RUN  missing.shield.jsonc"))
  }

  @Test func `a mistake is told once with the systems that it concerns`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.lost])
    let run = await fixture.run()
    #expect(run.talk.contains(##"there is no node "#secert"; did you mean "#secret"? [iOS 17, 18]"##))
    #expect(run.talk.split(separator: "\n").count == 1)
    let report = try await fixture.report()
    #expect(report.mistakes.map { $0.systems.map(\.name) } == [["17", "18"]])
    #expect(report.mistakes.first?.messages.first?.line == 13)
  }

  @Test func `a mistake in a file that several scenarios include is told once and keeps each of them from running`()
    async throws
  {
    let including = SampleScenario.text(more: "\n  \"include\": [\"common/part.shield.jsonc\"],", steps: [])
    let fixture = try RunFixture([
      "a.shield.jsonc": including, "b.shield.jsonc": including,
      "common/part.shield.jsonc": #"{ "widnows": [] }"#,
    ])
    let run = await fixture.run()
    #expect(run.status == .badData)
    let line = #"common/part.shield.jsonc:1:3: widnows: unknown key "widnows" in a scenario; did you mean "windows"?"#
    #expect(run.talk == line + "\n")
    #expect(run.output.contains("NOT RUN  a.shield.jsonc\n         bad data\n         common/part.shield.jsonc:1:3:"))
    #expect(try await fixture.report().mistakes.map(\.file) == ["a.shield.jsonc", "b.shield.jsonc"])
  }

  @Test func `folders are searched to the bottom, hidden ones are not, and names are sorted`() async throws {
    let fixture = try RunFixture([
      "b/z.shield.jsonc": SampleScenario.holding, "b/a/y.shield.jsonc": SampleScenario.holding,
      "a.shield.jsonc": SampleScenario.holding, ".hidden/x.shield.jsonc": SampleScenario.misspelt,
      "b/notes.jsonc": "{", "b/other.txt": "",
    ])
    let report = try await fixture.report()
    #expect(report.scenarios.map(\.file) == ["a.shield.jsonc", "b/a/y.shield.jsonc", "b/z.shield.jsonc"])
    #expect(report.status == 0)
  }

  @Test func `a file that is given twice runs once`() async throws {
    let fixture = try RunFixture(["a/b.shield.jsonc": SampleScenario.holding])
    let report = try await fixture.report(files: ["a/b.shield.jsonc", "a/../a/b.shield.jsonc", "a"])
    #expect(report.scenarios.count == 1)
  }

  @Test func `a folder that links to itself ends`() async throws {
    let fixture = try RunFixture(["a/b.shield.jsonc": SampleScenario.holding])
    try #require(symlink(fixture.path("a"), fixture.path("a/again")) == 0)
    let report = try await fixture.report()
    #expect(report.scenarios.count == 1)
  }

  @Test func `the root may be the folder in which the tool runs, and paths outside stay as they are`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    let run = await ProgramRun("run", fixture.path("a.shield.jsonc"), "--report", "junit")
    #expect(run.output.contains("file=\"\(fixture.path("a.shield.jsonc"))\""))
  }

  @Test func `findings count from the severity that is asked for`() async throws {
    // The lookup by position that happens to work is a note.
    let fixture = try RunFixture([
      "a.shield.jsonc": SampleScenario.text(systems: #"["16"]"#, steps: SampleScenario.byPosition)
    ])
    #expect(await fixture.run().status == .holds)
    #expect(await fixture.run("--fail-on", "warning").status == .holds)
    let strict = await fixture.run("--fail-on", "note")
    #expect(strict.status == .finding)
    #expect(strict.output.contains("$ shieldsim run a.shield.jsonc --os 16 --fail-on note\n"))
  }

  @Test func `a warning fails a run unless only errors count`() async throws {
    // A secure field in the tree makes the password bar rise for any other field.
    let steps =
      SampleScenario.byName + [
        ##"{ "add": { "view": "UITextField#plain", "frame": [5, 27, 50, 10], "to": "#root" } }"##,
        ##"{ "focus": "#plain" }"##,
      ]
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.text(steps: steps)])
    let run = await fixture.run()
    #expect(run.status == .finding)
    #expect(run.output.contains("    F8 warning  "))
    let lenient = await fixture.run("--fail-on", "error")
    #expect(lenient.status == .holds)
    #expect(lenient.output.contains("ALSO FOUND, TOO SLIGHT TO COUNT\n  F8 warning  "))
  }

  @Test func `wrong words are told with what was meant`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    for (words, sentence) in [
      (["--shard", "5/4"], #"--shard: "5/4" does not fit; expected a part and how many there are, such as 2/4"#),
      (["--shard", "0/4"], #"--shard: "0/4" does not fit"#),
      (["--shard", "+1/4"], #"--shard: "+1/4" does not fit"#),
      (["--platform", "Iphone"], #"--platform: "Iphone" does not fit; expected iPhone, iPad"#),
      (["--channel", "screensht"], #"did you mean "screenshot"?"#),
      (["--report", "xml"], #"--report: unknown word "xml"; expected text, json or junit"#),
      (["--report", "json", "--report", "text"], "two reports would go to standard output"),
      (["--report", "json=-", "--report", "text"], "two reports would go to standard output"),
      (["--report", "json=a", "--report", "junit=./a"], "two reports would be written to the same file"),
      (["--jobs", "0"], #"--jobs: "0" is out of range"#),
      (["--shard-count", "3"], "--shard-count needs --shard-index"),
      (["--shard-index", "3"], "--shard-index needs --shard-count"),
      (["--shard-index", "3", "--shard-count", "3"], "part 3, counted from 0, is not among 3 parts"),
      (["--os", "19"], #"--os: there is no iOS system "19"; expected "18" or "26""#),
      (["--os", "17,13..26"], #"--os: "13..26" is malformed"#),
      (["--os", "26...13"], "--os: the range from"),
    ] {
      let run = await ProgramRun(["run", fixture.path("a.shield.jsonc")] + words, table: .shieldsim)
      #expect(run.status == .usage, "\(words)")
      #expect(run.talk.contains(sentence), "\(run.talk)")
      #expect(run.output.isEmpty)
    }
    #expect(await ProgramRun("run").status == .usage)
  }

  @Test(arguments: [(false, true), (true, false)])
  func `work that takes a while shows how far it has come, unless quiet is asked for`(
    isQuiet: Bool, isShown: Bool
  ) async throws {
    let fixture = try RunFixture(SampleScenario.all)
    let (output, talk) = (MemorySink(), MemorySink())
    var settings = ConsoleSettings()
    settings.talkIsTerminal = true
    settings.terminalErasesLines = true
    let time = ManualTime()
    let console = Console(output: output, talk: talk, settings: settings) {
      time.move(by: .seconds(1))
      return time.now
    }
    let words = ["run", fixture.folder.path, "--root", fixture.folder.path] + (isQuiet ? ["--quiet"] : [])
    _ = await Program(table: .shieldsim, environment: [:], console: console).run(words)
    #expect(talk.text.contains("\u{1B}[KReading 4 of 4: ") == isShown)
    #expect(talk.text.contains("\u{1B}[KRunning 10 of 10: ") == isShown)
    #expect(talk.text.contains("fault: "))
  }

  @Test func `an interrupt ends the work`() async throws {
    let items = Array(0..<100)
    let results = try await BoundedTasks.map(items, jobs: 3) { $0 * 2 }
    #expect(results == items.map { $0 * 2 })
    await #expect(throws: InterruptedError.self) {
      _ = try await BoundedTasks.map(items, jobs: 3) { item in
        if item == 50 { throw InterruptedError() }
        return item
      }
    }
    #expect(try await BoundedTasks.map([Int](), jobs: 3) { $0 }.isEmpty)
  }
}
