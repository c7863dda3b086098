import Testing

@testable import ShieldModel

/// What a run says about a policy that is not enforced, or that does not know.
@Suite struct PolicyHealthTests {
  private static func findings(_ members: String, policy: String = "", device: String = "") throws -> [Finding] {
    let text = ##"""
      {"version":1,"title":"t","device":{"os":"18","screen":[120,80]\##(device)},
      "windows":[{"id":"main","color":"white","root":{"view":"UIView#root","children":[
        {"view":"UIView#card","secret":true,"frame":[10,10,100,20],"color":"red"}]}},
        {"id":"own","level":50,"hidden":true,"purpose":"cover","color":"white"}],
      "policy":{"use":"standard"\##(policy),"screens":[
        {"id":"booking","view":"#card","sensitivity":"secret","recipe":"reference","owners":["page"]}]},
      \##(members)}
      """##
    return try ScenarioFolder.run(text).flatMap { $0.findings.map(\.finding) }
  }

  private static let round = #"{"event":"willResignActive"},{"event":"didEnterBackground"}"#

  @Test func `a policy that is enforced has no finding of its own`() throws {
    let findings = try Self.findings("\"steps\":[\(Self.round)]")
    #expect(!findings.contains { ["E1", "E4", "E6", "S1"].contains($0.rule) })
  }

  @Test func `a second cover and a cover that stays are found`() throws {
    let two = try Self.findings(##""steps":[{"set":{"#own.hidden":false}},\##(Self.round)]"##)
    let messages = two.filter { $0.rule == "E1" }.map(\.message)
    #expect(messages.contains { $0.contains("2 covers") } && messages.contains { $0.contains("still covered") })
  }

  @Test func `a cover that was refused is missed, and the refusal is named`() throws {
    let findings = try Self.findings(
      #""steps":[{"event":"willResignActive"},{"event":"didEnterBackground"}]"#, policy: ##","covers":"presented""##)
    // The standard policy covers as soon as the scene is inactive, which no system refuses.
    #expect(!findings.contains { $0.rule == "E1" })
  }

  @Test func `a recording that an app does not hear of is a missed detection`() throws {
    let findings = try Self.findings(
      #""steps":[{"turn":1}]"#, policy: #","detector":"changes""#, device: #","captures":["recording"]"#)
    #expect(findings.filter { $0.rule == "E4" }.map(\.severity) == [.error])
  }

  @Test func `the panel of a covered or withheld screen is no difference`() throws {
    let findings = try Self.findings(
      #""steps":[{"capture":"screenshot"},{"event":"willResignActive"},{"capture":"screenshot","as":"b"}]"#)
    #expect(!findings.contains { $0.rule == "C9" })
  }

  @Test func `a recipe that displaces the content is still a difference`() throws {
    let text = ##"""
      {"version":1,"title":"t","device":{"os":"18","screen":[120,80]},
      "windows":[{"id":"main","color":"white","root":{"view":"UIView#root","children":[
        {"view":"UIView#card","secret":true,"frame":[10,10,100,20],"color":"red"}]}}],
      "policy":{"use":"relaxed","screens":[
        {"id":"booking","view":"#card","sensitivity":"secret","recipe":"exact-name-list","owners":["page"]}]},
      "matrix":{"os":["next-renamed"]},"steps":[{"turn":1}]}
      """##
    #expect(try ScenarioFolder.run(text).contains { $0.findings.contains { $0.finding.rule == "C9" } })
  }
}
