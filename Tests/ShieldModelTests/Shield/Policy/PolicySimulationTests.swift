import Testing

@testable import ShieldModel

/// What a policy at work keeps to in every turn, whatever happens on the device.
@Suite struct PolicySimulationTests {
  private static let windows = ##"""
    "windows":[{"id":"main","color":"white","root":{"view":"UIView#root","children":[
      {"view":"UIView#card","secret":true,"frame":[10,10,100,20],"color":"red"},
      {"view":"UIView#name","frame":[10,40,100,20],"color":"green"}]}}]
    """##

  private static func policy(_ use: String, recipe: String = "reference", _ more: String = "") -> String {
    ##"""
    "policy":{"use":"\##(use)"\##(more),"screens":[
      {"id":"booking","view":"#card","sensitivity":"secret","recipe":"\##(recipe)","owners":["page"]},
      {"id":"person","view":"#name","sensitivity":"personal","recipe":"reference","owners":["page"]}]}
    """##
  }

  private static func scenario(_ use: String, steps: [String], recipe: String = "reference") throws -> Scenario {
    let text =
      ##"{"version":1,"title":"t","device":{"os":"18","screen":[120,80]},"##
      + [windows, policy(use, recipe: recipe), "\"steps\":[" + steps.joined(separator: ",") + "]"]
      .joined(separator: ",") + "}"
    return try ScenarioReader.read(SourceFile(name: "s", text: text), library: try RecipeLibrary.builtIn())
  }

  private static func run(_ scenario: Scenario, upTo step: Int = .max - 1) throws -> Simulation {
    let system = try #require(scenario.cases.first)
    return try ScenarioRunner(library: try RecipeLibrary.builtIn()).run(scenario, on: system, upTo: step)
  }

  /// Steps drawn from a seed; some of them are refused, as on a device.
  private static func steps(seed: UInt64, count: Int) -> [String] {
    var random = RandomPolicy(seed: seed)
    let choices = [
      #"{"event":"willResignActive"}"#, #"{"event":"didEnterBackground"}"#, #"{"event":"willEnterForeground"}"#,
      #"{"event":"didBecomeActive"}"#, #"{"interruption":"system"}"#, #"{"interruption":"ownPrompt"}"#,
      #"{"interruption":"none"}"#, #"{"record":{"start":"recording"}}"#, #"{"record":{"stop":"recording"}}"#,
      #"{"record":{"start":"airPlayMirroring"}}"#, #"{"record":{"stop":"airPlayMirroring"}}"#,
      #"{"capture":"screenshot"}"#, #"{"answer":"skip"}"#, #"{"turn":1}"#, ##"{"set":{"#card.frame":[5,5,90,30]}}"##,
      #"{"owner":{"shield":"booking","name":"page","visible":false}}"#,
      #"{"owner":{"shield":"booking","name":"page","visible":true}}"#,
      #"{"owner":{"shield":"person","name":"page","visible":false}}"#,
    ]
    return (0..<count).map { _ in choices[Int.random(in: 0..<choices.count, using: &random)] }
  }

  @Test(arguments: ["relaxed", "standard", "wallet"])
  func `no committed frame shows what is withheld or covered`(_ use: String) throws {
    var shown = 0
    var hidden = 0
    for (seed, recipe) in [(1, "reference"), (2, "delayed-graft"), (3, "bssecurekit"), (4, "reference")] {
      let scenario = try Self.scenario(use, steps: Self.steps(seed: UInt64(seed), count: 40), recipe: recipe)
      let simulation = try Self.run(scenario)
      let card = try #require(simulation.views(matching: "#card").first)
      let layer = simulation.device.hierarchy.layer(of: card)
      #expect(simulation.log.policyTurns.count == simulation.log.commits.count)
      for (record, commit) in zip(simulation.log.policyTurns, simulation.log.commits) {
        #expect(record.turn == commit.turn && record.isSettled)
        let outcome = try #require(record.decision(about: "booking")).decision.outcome
        let isSeen = LeakExamination.examine(commit.tree.marking { $0.layer == layer }, rule: .panel).leaks
        #expect(isSeen == outcome.showsContent, "\(use) \(recipe) turn \(record.turn)")
        if isSeen { shown += 1 } else { hidden += 1 }
      }
    }
    // A policy that rarely hides must be seen to hide now and then.
    #expect(shown > 10 && hidden > 3)
  }

  @Test(arguments: ["relaxed", "standard", "wallet"])
  func `there is one cover in a scene at most and none that nobody asks for`(_ use: String) throws {
    for seed in 10..<UInt64(14) {
      let simulation = try Self.run(try Self.scenario(use, steps: Self.steps(seed: seed, count: 40)))
      for record in simulation.log.policyTurns {
        #expect(record.scenes.allSatisfy { $0.coverCount == ($0.wanted == .none ? 0 : 1) })
        #expect(record.scenes.allSatisfy { $0.phase == .active || $0.prompt == .none })
      }
    }
  }

  @Test func `withholding is undone node for node`() throws {
    let steps = [
      #"{"turn":1}"#, #"{"record":{"start":"recording"}}"#, #"{"turn":1}"#, #"{"record":{"stop":"recording"}}"#,
      #"{"turn":1}"#,
    ]
    let scenario = try Self.scenario("wallet", steps: steps)
    let before = try Self.run(scenario, upTo: 0)
    let between = try Self.run(scenario, upTo: 2)
    let after = try Self.run(scenario)
    #expect(between.device.hierarchy.difference(from: before.device.hierarchy) != "")
    #expect(after.device.hierarchy.difference(from: before.device.hierarchy) == "")
  }

  @Test func `covers come and go without more nodes each time`() throws {
    let round = [#"{"interruption":"system"}"#, #"{"interruption":"none"}"#]
    let once = try Self.run(try Self.scenario("standard", steps: round))
    let often = try Self.run(try Self.scenario("standard", steps: Array(repeating: round, count: 6).flatMap { $0 }))
    #expect(once.device.hierarchy.views.count == often.device.hierarchy.views.count)
    #expect(once.device.hierarchy.layers.count == often.device.hierarchy.layers.count)
  }

  @Test func `a simulation with a policy is a value like any other`() throws {
    let scenario = try Self.scenario("standard", steps: Self.steps(seed: 21, count: 25))
    #expect(try Self.run(scenario) == Self.run(scenario))
  }

  @Test func `a cover is never key`() throws {
    let simulation = try Self.run(try Self.scenario("standard", steps: [#"{"interruption":"system"}"#]))
    let main = try #require(simulation.views(matching: "#main").first)
    #expect(simulation.device.keyWindow == main)
    #expect(
      simulation.device.visibleWindowsFrontToBack.first.flatMap { simulation.device.window($0)?.purpose } == .cover)
  }

  @Test func `who shares leaves an entry in the app's log and who skips leaves none`() throws {
    for (answer, count) in [("share", 1), ("skip", 0)] {
      let text =
        ##"{"version":1,"title":"t","device":{"os":"18","screen":[120,80]},"## + Self.windows
        + ##","policy":{"use":"standard","screens":[{"id":"list","view":"#name","sensitivity":"open"}]},"##
        + ##""steps":[{"capture":"screenshot"},{"answer":"\##(answer)"}]}"##
      let simulation = try Self.run(try ScenarioReader.read(SourceFile(name: "s", text: text)))
      let commands = simulation.log.policyTurns.flatMap(\.commands)
      #expect(commands.filter { $0 == .log(.shared(scene: "main")) }.count == count)
      #expect(simulation.device.hierarchy.views(named: "policy/prompt-main").isEmpty)
    }
  }

  @Test func `a picture after screen updates is enforced too`() throws {
    let steps = [
      ##"""
      {"together":[{"add":{"view":"UIView#late","secret":true,"frame":[0,60,120,20],"color":"blue","to":"#root"}},
        {"capture":"drawHierarchy","afterScreenUpdates":true}]}
      """##
    ]
    let text =
      ##"{"version":1,"title":"t","device":{"os":"18","screen":[120,80],"captures":["recording"]},"## + Self.windows
        + ##"""
        ,"policy":{"use":"standard","screens":[
          {"id":"late","view":"#late","sensitivity":"secret","recipe":"reference","owners":["page"]}]},
        "steps":[\##(steps[0])],"expect":[{"in":"recording","hides":"#late"},{"in":"recording","shows":"#card"}]}
        """##
    #expect(try ScenarioFolder.run(text).allSatisfy { $0.outcomes.allSatisfy { $0.status == .met } })
  }
}
