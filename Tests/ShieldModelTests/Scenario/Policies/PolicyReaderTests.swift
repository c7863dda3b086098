import Testing

@testable import ShieldModel

@Suite struct PolicyReaderTests {
  @Test func `a rule of one's own has cases, demands and permissions`() throws {
    let policy = try PolicySample.policy(
      ##"""
      "rules": [
        { "id": "a", "reason": "R.", "when": { "phase": ["inactive", "background"], "capture": { "not": "none" } },
          "permit": { "content": "shown" }, "forbid": { "cover": "plain", "log": "event" } },
        { "id": "b", "reason": "R.", "when": [{ "sensitivity": "secret" }, { "sensitivity": { "not": ["open", "secret"] } }],
          "forbid": { "prompt": "warn" } },
        { "id": "c", "reason": "R.", "when": [], "permit": { "shield": "off" } },
        { "id": "d", "reason": "R.", "permit": { "shield": "off" } }
      ]
      """##)
    #expect(
      policy.rules == [
        PolicyRule(
          "a", "R.", when: .when(ScenePhase.inactive, .background).and(CaptureSource.recording, .mirroring, .unnamed),
          .permit(downTo: ContentLevel.shown), .forbid(below: CoverLevel.plain), .forbid(below: LogLevel.event)),
        PolicyRule(
          "b", "R.", when: PolicyCondition.when(Sensitivity.secret).or(.when(Sensitivity.personal)),
          .forbid(below: PromptLevel.warn)),
        PolicyRule("c", "R.", when: .never, .permit(downTo: ShieldLevel.off)),
        PolicyRule("d", "R.", when: .always, .permit(downTo: ShieldLevel.off)),
      ])
  }

  @Test func `promises go by name or are written out`() throws {
    let policy = try PolicySample.policy(
      ##"""
      "promises": ["release-ignores-argument",
        { "id": "x", "statement": "S.", "when": { "build": "release" }, "sameWhatever": "history" },
        { "id": "y", "statement": "S.", "allOf": [{ "atMost": { "log": "none" } }, { "atLeast": { "shield": "on" } }] }]
      """##)
    #expect(
      policy.promises == [
        .releaseIgnoresArgument,
        PolicyInvariant("x", "S.", when: .when(BuildKind.release), .sameWhatever(.history)),
        PolicyInvariant("y", "S.", when: .always, .allOf([.atMost(LogLevel.none), .atLeast(ShieldLevel.on)])),
      ])
  }

  @Test func `parameters that nobody states are those of the preset standard`() throws {
    let policy = try PolicySample.policy(
      ##""parameters": { "coverOn": "never", "response": { "secret": "block" }, "allowsAssistiveDisplay": false }"##)
    var expected = PolicyParameters(coverOn: .never, allowsAssistiveDisplay: false)
    expected.response.secret = .block
    #expect(policy.parameters == expected)
  }

  @Test(arguments: 0..<UInt64(20))
  func `every parameter can be read from and written to its setting`(seed: UInt64) {
    var random = RandomPolicy(seed: seed)
    let parameters = random.parameters()
    var copy = PolicyParameters()
    for setting in PolicySetting.allCases { setting.set(setting.word(in: parameters), in: &copy) }
    #expect(copy == parameters)
  }

  @Test func `rules and promises know their places`() throws {
    let file = try PolicySample.read([
      ("d/p", PolicySample.text(##""include": ["q.policy.jsonc"], "rules": [{ "rule": "fail-open" }]"##)),
      ("d/q.policy.jsonc", PolicySample.text(##""promises": ["release-shields-secrets"]"##)),
    ])
    #expect(file.place(ofRule: "fail-open")?.description == "d/p:2:43")
    #expect(file.place(ofPromise: "release-shields-secrets")?.description == "d/q.policy.jsonc:2:14")
    #expect(file.place(ofRule: "fail-closed") == nil)
    let preset = try #require(try PolicyLibrary.builtIn().file(of: "standard"))
    let place = try #require(preset.place(ofRule: "fail-closed"))
    #expect(place.isBuiltIn && place.file == "Scenarios/policies/standard.policy.jsonc")
  }

  @Test func `several mistakes are reported at once, with the nearest spelling`() {
    #expect(
      PolicySample.messages(
        ##"""
        "parameters": { "coverOn": "inactve", "failMode": { "secrt": "failOpen" } },
        "rules": [
          { "rule": "cover-inactiv" },
          { "id": "a", "reason": "R.", "when": { "phase": "inactve", "sensitivty": "open" }, "forbid": { "cover": "brandd" } },
          { "id": "b", "reason": "R.", "forbd": { "cover": "plain" } }
        ],
        "promises": ["release-shield-secrets"]
        """##) == []
    )
  }

  @Test(arguments: [
    (##""rules": [{ "id": "a", "reason": "R." }]"##, ""),
    (##""rules": [{ "id": "a", "reason": "R.", "forbid": {} }]"##, ""),
    (##""rules": [{ "id": "fail-open", "reason": "R.", "forbid": { "shield": "on" } }]"##, ""),
    (##""rules": [{ "rule": "fail-open" }, { "rule": "fail-open" }]"##, ""),
    (
      ##""rules": [{ "id": "a", "reason": "R.", "when": { "phase": ["active", "active"] }, "forbid": { "shield": "on" } }]"##,
      ""
    ),
    (
      ##""rules": [{ "id": "a", "reason": "R.", "when": { "screenshot": { "not": ["none", "justTaken"] } }, "forbid": { "shield": "on" } }]"##,
      ""
    ),
    (##""promises": [{ "id": "x", "statement": "S." }]"##, ""),
    (
      ##""promises": [{ "id": "x", "statement": "S.", "allOf": [{ "atLeast": { "shield": "on", "log": "event" } }] }]"##,
      ""
    ),
    (##""promises": [{ "id": "release-ignores-argument", "statement": "S.", "sameWhatever": "build" }]"##, ""),
    (##""promises": ["release-ignores-argument", "release-ignores-argument"]"##, ""),
    (##""because": ["Z9"]"##, ""),
    (##""include": ["standrd"]"##, ""),
    (##""include": ["strict"]"##, ""),
    (##""without": ["fail-open"]"##, ""),
    (##""include": ["relaxed"], "without": ["fail-opn"]"##, ""),
    (##""include": ["relaxed", "wallet"]"##, ""),
  ])
  func `a mistake of meaning is told with its place`(members: String, message: String) {
    #expect(PolicySample.messages(members) == [message])
  }

  @Test func `a file of another version says nothing else`() {
    #expect(
      PolicySample.messages([("p", #"{"version": 2, "polcy": 1}"#)])
        == ["p:1:13: version: this is a file of format version 2; expected version 1"])
  }

  @Test func `a hostile file has no more rules than the limit`() {
    let rules = (0...PolicyFormat.ruleLimit).map {
      #"{ "id": "r-\#($0)", "reason": "R.", "permit": { "shield": "off" } }"#
    }
    let messages = PolicySample.messages("\"rules\": [\(rules.joined(separator: ", "))]")
    #expect(messages.count == 1 && messages[0].hasSuffix("there are more than 200 rules"), "\(messages)")
  }

  // MARK: In scenarios

  private func use(_ value: String, _ mistakes: inout MistakeList) throws -> PolicyFile? {
    let document = try DocumentReader.read(SourceFile(name: "d/s", text: value))
    let other = SourceFile(name: "d/o.policy.jsonc", text: PolicySample.text(##""rules": [{ "rule": "fail-open" }]"##))
    return PolicyReader.read(
      document.root, in: IncludeSource.Found(identity: "d/s", path: "d/s", name: "d/s"),
      source: .memory([other.name: other]), library: try .builtIn(), mistakes: &mistakes)
  }

  @Test func `a scenario names a policy, a path or holds an object`() throws {
    var mistakes = MistakeList()
    #expect(try use("\"wallet\"", &mistakes)?.policy == .wallet)
    #expect(try use("\"o.policy.jsonc\"", &mistakes)?.policy.entries == [.builtIn(.failOpen)])
    let own = try use(##"{ "include": ["relaxed", "o.policy.jsonc"], "without": ["quiet-log"] }"##, &mistakes)
    #expect(own?.policy.name == "own" && own?.policy.entries.count == Policy.relaxed.entries.count - 1)
    #expect(own?.policy.parameters == Policy.relaxed.parameters && mistakes.isEmpty)
    #expect(try use("\"walet\"", &mistakes) == nil)
    #expect(mistakes.list.lines == [#"d/s:1:1: there is no policy "walet"; did you mean "wallet"?"#])
  }

  @Test func `the shape of an object in a scenario asks for no head`() throws {
    let table = ShapeTable(
      identifier: "t", title: "t", summary: "t", root: "ownPolicy",
      entries: PolicyShapes.entries(root: "ownPolicy", requiringHead: false))
    #expect(table.flaws == [])
    let document = try DocumentReader.read(SourceFile(name: "s", text: ##"{ "include": ["relaxed"] }"##))
    #expect(table.check(document).lines == [])
  }
}
