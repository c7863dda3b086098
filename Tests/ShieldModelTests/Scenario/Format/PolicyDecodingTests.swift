import Testing

@testable import ShieldModel

@Suite struct PolicyDecodingTests {
  private static let screen = ##"{"id":"booking","view":"#card","sensitivity":"secret"}"##

  private static func text(_ policy: String, _ more: String = "") -> String {
    FormatSample.text(
      ##""windows":[{"id":"main","root":{"view":"UIView#card"}}],"policy":{\##(policy)}\##(more)"##)
  }

  private static func setup(_ policy: String) throws -> PolicySetup {
    try #require(try FormatSample.scenario(text(policy)).policy)
  }

  @Test func `a policy has a preset, surroundings and screens`() throws {
    let setup = try Self.setup(
      ##"""
      "use":"wallet","build":"debug","launchArgument":"forcesShield","assistiveDisplay":"present",
      "externalScenes":["main"],"detector":"changes","covers":"presented","screens":[
        {"id":"booking","view":"#card","sensitivity":"personal","recipe":"reference","scene":"main","into":"#slot",
         "owners":["page"]}]
      """##)
    #expect(setup.policy == .wallet && setup.build == .debug && setup.launchArgument == .forcesShield)
    #expect(setup.assistiveDisplay == .present && setup.externalScenes == ["main"])
    #expect(setup.detector == .changes && setup.coverStyle == .presented)
    let screen = try #require(setup.screen("booking"))
    #expect(screen.view == "#card" && screen.sensitivity == .personal && screen.recipe == "reference")
    #expect(screen.scene == "main" && screen.host == "#slot" && screen.owners == ["page"] && screen.place >= 0)
  }

  @Test func `what is left out is a release build whose app reads the state and covers with windows`() throws {
    let setup = try Self.setup("\"use\":\"standard\",\"screens\":[\(Self.screen)]")
    #expect(setup.build == .release && setup.launchArgument == .none && setup.detector == .state)
    #expect(setup.coverStyle == .window && setup.screens.first?.recipe == nil && setup.screens.first?.owners == [])
  }

  @Test(arguments: [
    (#""use":"standart","screens":[{"id":"a","view":"b","sensitivity":"open"}]"#, "did you mean \"standard\""),
    (##""use":"standard","screens":[]"##, "array of 1 to 1000 elements"),
    (
      ##""use":"standard","screens":[{"id":"a","view":"b","sensitivity":"hidden"}]"##,
      "policy.screens[0].sensitivity"
    ),
    (
      ##""use":"standard","screens":[{"id":"a","view":"b","sensitivity":"open","scene":"mian"}]"##,
      "did you mean \"main\""
    ),
    (
      ##""use":"standard","screens":[{"id":"a","view":"b","sensitivity":"open"},{"id":"a","view":"c","sensitivity":"open"}]"##,
      "policy.screens[1].id"
    ),
  ])
  func `a mistake in a policy is told with its place`(_ policy: String, _ part: String) {
    let messages = FormatSample.messages(Self.text(policy))
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(part) }, "\(messages)")
  }

  @Test(arguments: [
    (#"{"decision":{"screen":"boking","content":"shown"}}"#, "did you mean \"booking\""),
    (#"{"decision":{"screen":"booking"}}"#, "expect[0].decision"),
    (#"{"decision":{"screen":"booking","content":"hidden"}}"#, "expect[0].decision.content"),
    (#"{"cover":"shown","scene":"mian"}"#, "did you mean \"main\""),
    (#"{"response":"report","screen":"list"}"#, "expect[0].screen"),
    (#"{"prompt":"share"}"#, "expect[0].prompt"),
    (#"{"covers":1,"scene":"main"}"#, "expect[0].scene"),
  ])
  func `a mistake in an expectation about a policy is told with its place`(_ expectation: String, _ part: String) {
    let messages = FormatSample.messages(
      Self.text("\"use\":\"standard\",\"screens\":[\(Self.screen)]", ",\"expect\":[\(expectation)]"))
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(part) }, "\(messages)")
  }

  @Test func `a screen is expected only where there is a policy`() {
    let messages = FormatSample.messages(
      FormatSample.text(#""expect":[{"decision":{"screen":"booking","content":"shown"}}]"#))
    #expect(messages.count == 1 && messages[0].contains("a scenario with a policy"))
  }

  @Test func `captures before launch are continuous ones, each once`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(#""device":{"captures":["recording","airPlayMirroring","screenRecording"]}"#))
    #expect(scenario.captures == [.screenRecording, .airPlayMirroring])
    let messages = FormatSample.messages(FormatSample.text(#""device":{"captures":["screenshot"]}"#))
    #expect(messages.count == 1 && messages[0].contains("device.captures[0]"))
  }

  @Test func `interruptions and answers are steps of scenarios and not of recipes`() throws {
    #expect(try FormatSample.action(#"{"interruption":"ownPrompt"}"#) == .interrupt(.ownPrompt))
    #expect(try FormatSample.action(#"{"answer":"share"}"#) == .answer(.share))
    #expect(throws: DocumentError.self) {
      try FormatSample.recipe(
        #"{"version":1,"recipe":"r","title":"t","source":"s","attach":[{"answer":"share"}],"actions":{}}"#)
    }
  }
}
