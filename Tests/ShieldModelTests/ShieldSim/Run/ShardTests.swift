import Testing

@testable import ShieldSim

@Suite struct ShardTests {
  static let wrong = [
    "0/1", "2/1", "/", "1/", "/2", "1/2/3", "a/b", "-1/2", "1/-2", " 1/2", "1/0", "9999999999999999999/2",
  ]

  @Test(arguments: wrong)
  func `what is no part of anything is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a part is read`() {
    #expect(Shard("2/4") == Shard(number: 2, count: 4))
    #expect(Shard("1/1") != nil)
  }

  @Test func `every case belongs to exactly one part, and all parts get about the same`() throws {
    for count in 1...7 {
      var sizes = [Int](repeating: 0, count: count)
      for file in 0..<40 {
        for system in 13..<27 {
          let name = "a/\(file).shield.jsonc"
          let owners = (1...count).filter {
            Shard(number: $0, count: count)?.contains(file: name, system: "iPhone \(system)") == true
          }
          let owner = try #require(owners.count == 1 ? owners.first : nil)
          sizes[owner - 1] += 1
        }
      }
      let fair = 560 / count
      #expect(sizes.allSatisfy { $0 > fair / 2 && $0 < fair * 2 }, "\(sizes)")
    }
  }

  @Test func `the part of a case never changes`() throws {
    let shard = try #require(Shard("2/3"))
    let systems = ["13", "14", "15", "16", "17", "18", "26"]
    #expect(systems.filter { shard.contains(file: "a.shield.jsonc", system: "iPhone \($0)") } == Self.pinned)
  }

  private static let pinned = ["13", "26"]

  @Test func `the parts of a run together are the whole`() async throws {
    var files = SampleScenario.all
    files["bad.shield.jsonc"] = SampleScenario.misspelt
    files["lost.shield.jsonc"] = SampleScenario.lost
    let fixture = try RunFixture(files)
    let whole = try await fixture.report()
    var cases: [String: [CaseReport]] = [:]
    var mistakes: [String] = []
    var statuses: [ExitStatus] = []
    for number in 1...3 {
      let part = try await fixture.report("--shard", "\(number)/3")
      #expect(part.shard == ShardReport(number: number, count: 3))
      for scenario in part.scenarios { cases[scenario.file, default: []] += scenario.cases }
      for mistake in part.mistakes {
        mistakes += mistake.systems.isEmpty ? [mistake.file] : mistake.systems.map { mistake.file + $0.title }
      }
      statuses.append(ExitStatus(rawValue: part.status) ?? .internal)
    }
    #expect(whole.scenarios.count == cases.count)
    for scenario in whole.scenarios {
      let parts = (cases[scenario.file] ?? []).sorted { $0.system.name < $1.system.name }
      #expect(parts == scenario.cases.sorted { $0.system.name < $1.system.name })
    }
    #expect(
      mistakes.sorted() == ["bad.shield.jsonc", "lost.shield.jsonciOS 17", "lost.shield.jsonciOS 18"])
    #expect(ExitStatus.combined(statuses).rawValue == whole.status)
  }

  @Test func `a part without a share ends well and says so`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.text(steps: SampleScenario.byName)])
    var silent = 0
    for number in 1...4 {
      let run = await fixture.run("--shard", "\(number)/4")
      #expect(run.status == .holds)
      if run.talk == "nothing to run: no case falls to part \(number) of 4\n" { silent += 1 }
    }
    #expect(silent == 3)
  }

  @Test func `bad files are told by one part, and the others end well`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.misspelt])
    var statuses: [ExitStatus] = []
    for number in 1...4 { statuses.append(await fixture.run("--shard", "\(number)/4").status) }
    #expect(statuses.filter { $0 == .badData }.count == 1)
    #expect(statuses.filter { $0 == .holds }.count == 3)
  }

  @Test func `the variables of Bazel choose a part and get their files`() async throws {
    let fixture = try RunFixture(SampleScenario.all)
    let environment = [
      "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": fixture.path("status"),
      "XML_OUTPUT_FILE": fixture.path("out.xml"),
    ]
    let report = try await fixture.report(environment: environment)
    #expect(report.shard == ShardReport(number: 2, count: 3))
    #expect(report.scenarios == (try await fixture.report("--shard", "2/3").scenarios))
    #expect(try fixture.text("status").isEmpty)
    #expect(try fixture.text("out.xml").hasPrefix("<?xml"))
    // What a person says comes before what is left over in the environment.
    #expect(try await fixture.report("--shard", "3/3", environment: environment).shard?.number == 3)
  }

  @Test func `without shards no sign is given`() async throws {
    let fixture = try RunFixture(["a.shield.jsonc": SampleScenario.holding])
    _ = await fixture.run(environment: ["TEST_SHARD_STATUS_FILE": fixture.path("status")])
    #expect(try fixture.folder.names == ["a.shield.jsonc"])
  }
}
