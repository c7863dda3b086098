import Testing

@testable import ShieldModel

/// A window with one secret label, and room for more.
private func scenario(_ body: String, os: String = "17", expect: String = "[]") -> String {
  """
  { "version": 1, "title": "t", "device": { "os": "\(os)", "screen": [120, 120] },
    "windows": [{ "id": "main", "color": "white", "root": { "view": "UIView#root", "children": [
      { "view": "UIView#secret", "secret": true, "frame": [10, 10, 60, 20], "color": "red" },
      { "view": "UITextField#field", "frame": [10, 40, 60, 20] } ] } }],
    "steps": [\(body)], "expect": \(expect) }
  """
}

private func verdict(_ text: String) throws -> CaseResult.Verdict {
  let results = try ScenarioFolder.run(text)
  return try #require(results.first).verdict()
}

@Suite struct VerdictTests {
  private static let host = """
    { "set": { "#field.isSecureTextEntry": true } },
    { "lookup": { "in": "#field", "by": "reference", "as": "canvas" } },
    { "addSubview": { "view": "#secret", "to": "#canvas" } },
    { "set": { "#secret.frame": [0, 0, 60, 20] } }
    """

  @Test func `a secret that nobody captures on purpose is judged by an implied screenshot`() throws {
    #expect(try verdict(scenario("{ \"turn\": 1 }")) == .fails)
    let results = try ScenarioFolder.run(scenario("{ \"turn\": 1 }"))
    let kinds = results[0].exposures.map { $0.kind }
    #expect(kinds == [.hardwareScreenshot, .screenRecording])
    #expect(results[0].exposures.allSatisfy { $0.exposure.verdict == .exposed })
  }

  @Test func `a secret in the canvas holds`() throws {
    #expect(try verdict(scenario(Self.host)) == .holds)
  }

  @Test(arguments: ["12", "27"])
  func `a mask that is contested or unknown makes the run undecided and never safe`(os: String) throws {
    let results = try ScenarioFolder.run(scenario(Self.host, os: os))
    #expect(results[0].verdict() == .undecided)
    #expect(results[0].exposures.allSatisfy { $0.exposure.verdict == .unknown && $0.exposure.grade == .contested })
  }

  @Test func `an opaque cover protects whatever the contested answer is`() throws {
    let cover = """
      , { "add": { "view": "UIView#cover", "frame": "fill", "color": "black", "to": "#root" } }
      """
    let results = try ScenarioFolder.run(scenario(Self.host + cover, os: "27"))
    #expect(results[0].verdict() == .holds)
    #expect(results[0].exposures.allSatisfy { $0.exposure.verdict == .protected && $0.exposure.grade == .documented })
  }

  @Test func `a mask that hides a cover brings out what was under it`() throws {
    let text = """
      { "version": 1, "title": "t", "device": { "os": "17", "screen": [40, 40] },
        "windows": [{ "id": "main", "root": { "view": "UIView#root", "children": [
          { "view": "UIView#secret", "secret": true, "frame": "fill", "color": "red" },
          { "view": "UIView#cover", "frame": "fill", "color": "black", "captureMask": ["still"] } ] } }],
        "steps": [{ "capture": "screenshot" }, { "capture": "recording" }],
        "expect": [
          { "in": "screenshot", "shows": "#secret", "reason": "what covers it is left out by a mask" },
          { "in": "recording", "hides": "#secret" } ] }
      """
    #expect(try verdict(text) == .holds)
  }

  @Test func `a finding that nobody expects fails, and one that does not come fails too`() throws {
    #expect(try verdict(scenario("{ \"capture\": \"screenshot\" }", expect: "[{ \"finding\": \"C8\" }]")) == .holds)
    #expect(try verdict(scenario("{ \"capture\": \"screenshot\" }", expect: "[{ \"finding\": \"T6\" }]")) == .fails)
    let both = "[{ \"finding\": \"C8\" }, { \"finding\": \"T6\" }]"
    #expect(try verdict(scenario("{ \"capture\": \"screenshot\" }", expect: both)) == .fails)
  }

  @Test func `notes fail nothing unless notes are asked to fail`() throws {
    let body = """
      { "set": { "#field.isSecureTextEntry": true } },
      { "lookup": { "in": "#field", "by": "lastSubview", "as": "canvas" } },
      { "addSubview": { "view": "#secret", "to": "#canvas" } }, { "capture": "screenshot" }
      """
    let results = try ScenarioFolder.run(scenario(body))
    #expect(results[0].verdict() == .holds)
    #expect(results[0].verdict(failOn: .note) == .fails)
  }

  @Test func `an expectation for another system is skipped, and the run says so`() throws {
    let text = scenario(Self.host, expect: "[{ \"in\": \"screenshot\", \"shows\": \"#secret\", \"os\": \"...16\" }]")
      .replacing("\"windows\"", with: "\"matrix\": { \"os\": [\"16...17\"] }, \"windows\"", maxReplacements: 1)
    let results = try ScenarioFolder.run(text)
    #expect(results.map { $0.outcomes.map { $0.status } } == [[.unmet], [.skipped]])
    #expect(results.map { $0.verdict() } == [.fails, .holds])
  }

  @Test(arguments: [
    ("\"os\": \"...16\"", "expected \"17\""), ("\"platform\": \"iPad\"", "expected \"iPhone 17\""),
  ])
  func `an expectation that no system of the scenario checks is a mistake`(condition: String, words: String) throws {
    let text = scenario(Self.host, expect: "[{ \"in\": \"screenshot\", \"shows\": \"#secret\", \(condition) }]")
    let error = #expect(throws: DocumentError.self) { try ScenarioFolder.run(text) }
    let message = try #require(error?.diagnostics.kept.first).description
    #expect(message.contains("this expectation is checked on none of the scenario's systems; " + words), "\(message)")
    #expect(error?.category == .badData)
  }

  @Test func `the wrong reason fails an expectation whose answer is right`() throws {
    let wrong = "[{ \"in\": \"screenshot\", \"shows\": \"#secret\", \"reason\": \"cosmic rays\" }]"
    #expect(try verdict(scenario("{ \"capture\": \"screenshot\" }", expect: wrong)) == .fails)
  }

  @Test func `a crash undoes its turn and ends the run`() throws {
    let body = """
      { "addSubview": { "view": "#root", "to": "#secret" } },
      { "set": { "#secret.color": "blue" } }
      """
    let results = try ScenarioFolder.run(scenario(body, expect: "[{ \"crash\": \"any\" }, { \"finding\": \"C8\" }]"))
    #expect(results[0].simulation.isOver)
    #expect(results[0].simulation.device.hierarchy.violations().isEmpty)
    #expect(results[0].verdict() == .holds)
  }

  @Test func `a destination that the system does not have is never called safe`() throws {
    let results = try ScenarioFolder.run(
      scenario(Self.host + ", { \"capture\": \"hostFramebufferGrab\" }", expect: "[]"))
    let grab = results[0].exposures.filter { $0.kind == .hostFramebufferGrab }
    #expect(grab.map { $0.exposure.verdict } == [.notApplicable])
    #expect(results[0].exposures.contains { $0.kind == .hardwareScreenshot })
  }

  @Test func `a picture of another view does not stand for the screen`() throws {
    let body = "{ \"capture\": { \"kind\": \"layerRenderInContext\", \"of\": \"#field\", \"as\": \"part\" } }"
    #expect(try verdict(scenario(body, expect: "[{ \"fault\": \"none\" }]")) == .fails)
  }

  @Test func `hooks that trigger each other for ever are a finding and never a plain answer`() throws {
    let body =
      Self.host + """
        , { "on": { "event": "canvasLost", "do": [{ "replaceCanvas": "#field" }] } }, { "replaceCanvas": "#field" }
        """
    let results = try ScenarioFolder.run(scenario(body))
    #expect(results[0].findings.contains { $0.finding.rule == "E0" })
    #expect(results[0].verdict() == .fails)
  }

  @Test(arguments: ["color", "fault"])
  func `an expectation of any kind that rests on a contested fact is undecided`(kind: String) throws {
    let lookup = "{ \"lookup\": { \"in\": \"#field\", \"by\": \"name\", \"as\": \"c\", \"logs\": true } }"
    let expect =
      kind == "color"
      ? "[{ \"in\": \"screenshot\", \"color\": \"white\", \"at\": [20, 50] }]" : "[{ \"fault\": \"none\" }]"
    let results = try ScenarioFolder.run(scenario(lookup + ", " + Self.host, os: "27", expect: expect))
    #expect(results[0].outcomes.map { $0.status } == [.undecided])
  }

  @Test func `moving a layer out of a secret view does not launder it`() throws {
    let body = """
      { "add": { "view": "UIView#inner", "frame": [0, 0, 10, 10], "color": "blue", "to": "#secret" } },
      { "addSublayer": { "layer": "#inner", "to": "#root" } },
      { "set": { "#secret.color": "clear" } },
      { "capture": "screenshot" }
      """
    let results = try ScenarioFolder.run(scenario(body))
    #expect(results[0].exposures.first?.exposure.verdict == .exposed)
  }
}
