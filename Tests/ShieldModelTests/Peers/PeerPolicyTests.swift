import Testing

@testable import ShieldModel

/// Facts from other compositors about decisions, for a policy instead of a picture.
@Suite struct PeerPolicyTests {
  @Test func `fact 59: an exemption for a mirror is none while a recording runs beside it`() throws {
    let text = ##"""
      {"version":1,"title":"t","device":{"os":"18"},
      "windows":[{"id":"main","root":{"view":"UIView#root","children":[
        {"view":"UIView#card","secret":true,"frame":[0,0,50,50],"color":"red"}]}}],
      "policy":{"use":"standard","assistiveDisplay":"present","screens":[
        {"id":"card","view":"#card","sensitivity":"secret","recipe":"reference","owners":["page"]}]},
      "steps":[{"record":{"start":"airPlayMirroring","as":"mirror"}},{"expect":{"response":"allow"}},
        {"record":{"start":"recording","as":"film"}},{"expect":{"response":"warn"}}],
      "expect":[{"decision":{"screen":"card","response":"warn"}}]}
      """##
    #expect(try ScenarioFolder.run(text).allSatisfy { $0.verdict() == .holds })
  }

  @Test func `fact 110: without a permission nothing is allowed, and a demand beats every permission`() {
    let permit = PolicyRule("allow", "Allowed.", when: .always, .permit(downTo: ResponseLevel.allow))
    let forbid = PolicyRule("object", "Objected to.", when: .always, .forbid(below: ResponseLevel.block))
    let input = PolicyInput(capture: .recording)
    #expect(PolicyEngine(rules: []).decide(input).outcome.response == .block)
    #expect(PolicyEngine(rules: [permit]).decide(input).outcome.response == .allow)
    #expect(PolicyEngine(rules: [permit, forbid]).decide(input).outcome.response == .block)
    #expect(PolicyEngine(rules: [forbid, permit]).decide(input).outcome.response == .block)
  }

  @Test func `fact 119: the same owner twice changes nothing, and goes at once`() {
    var owners = PolicyOwners(["page"])
    let before = owners
    owners.show("page")
    #expect(owners == before)
    owners.remove("page")
    #expect(owners.ownership == .none)
  }
}
