import Testing

@testable import ShieldModel

@Suite struct PolicyReaderTests {
  @Test func `a rule of one's own has boxes, demands and permissions`() throws {
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
    #expect(file.place(ofRule: "fail-open")?.description == "d/p:2:42")
    #expect(file.place(ofPromise: "release-shields-secrets")?.description == "d/q.policy.jsonc:2:14")
    #expect(file.place(ofRule: "fail-closed") == nil)
    let preset = try #require(try PolicyLibrary.builtIn().file(of: "standard"))
    let place = try #require(preset.place(ofRule: "fail-closed"))
    #expect(place.isBuiltIn && place.file == "Scenarios/policies/standard.policy.jsonc")
  }

  @Test func `several mistakes are reported at once, with the nearest spelling`() {
    let rules = Shape.list(BuiltInPolicyRule.allCases.map { "\"\($0.id)\"" }, joint: "or")
    let promises = Shape.list(PolicyInvariant.builtIn.map { "\"\($0.id)\"" }, joint: "or")
    #expect(
      PolicySample.messages(
        ##"""
        "parameters": { "coverOn": "inactve", "failMode": { "secrt": "failOpen" } },
        "rules": [
          { "rule": "cover-inactiv" },
          { "id": "a", "reason": "R.", "when": { "phase": "inactve", "sensitivty": "open" },
            "forbid": { "cover": "brandd" } },
          { "id": "b", "reason": "R.", "forbd": { "cover": "plain" } }
        ],
        "promises": ["release-shield-secrets"]
        """##) == [
          ##"p:2:28: parameters.coverOn: unknown word "inactve"; expected "never", "background" or "inactive"; "##
            + ##"did you mean "inactive"?"##,
          ##"p:2:53: parameters.failMode.secrt: unknown key "secrt" in fail modes by class; did you mean "secret"?"##,
          ##"p:4:13: rules[0].rule: unknown word "cover-inactiv"; expected \##(rules); did you mean "cover-inactive"?"##,
          ##"p:5:51: rules[1].when.phase: unknown word "inactve"; expected "active", "inactive" or "background"; "##
            + ##"did you mean "inactive"?"##,
          ##"p:5:62: rules[1].when.sensitivty: unknown key "sensitivty" in a box; did you mean "sensitivity"?"##,
          ##"p:6:26: rules[1].forbid.cover: unknown word "brandd"; expected "none", "branded" or "plain"; "##
            + ##"did you mean "branded"?"##,
          ##"p:7:32: rules[2].forbd: unknown key "forbd" in a rule of its own; did you mean "forbid"?"##,
          ##"p:9:14: promises[0]: unknown word "release-shield-secrets"; expected \##(promises); "##
            + ##"did you mean "release-shields-secrets"?"##,
        ]
    )
  }

  private static let mistakes: [(members: String, message: String)] = [
    (
      ##""rules": [{ "id": "a", "reason": "R." }]"##,
      ##"p:2:11: rules[0]: a key is missing in a rule of its own; expected one of the keys "forbid" or "permit""##
    ),
    (
      ##""rules": [{ "id": "a", "reason": "R.", "forbid": {} }]"##,
      "p:2:50: rules[0].forbid: found no members; expected at least one part"
    ),
    (
      ##""rules": [{ "id": "fail-open", "reason": "R.", "forbid": { "shield": "on" } }]"##,
      ##"p:2:19: rules[0].id: "fail-open" is the id of a built-in rule; expected an id of its own, or the built-in "##
        + ##"rule as { "rule": "fail-open" }"##
    ),
    (
      ##""rules": [{ "rule": "fail-open" }, { "rule": "fail-open" }]"##,
      ##"p:2:36: rules[1]: the rule name "fail-open" is given twice (first given at 2:11)"##
    ),
    (
      ##""rules": [{ "id": "a", "reason": "R.", "when": { "phase": ["active", "active"] }, "forbid": { "log": "none" } }]"##,
      ##"p:2:70: rules[0].when.phase[1]: the value name "active" is given twice"##
    ),
    (
      ##""rules": [{ "id": "a", "reason": "R.", "when": { "screenshot": { "not": ["none", "justTaken"] } }, "##
        + ##""forbid": { "shield": "on" } }]"##,
      ##"p:2:66: rules[0].when.screenshot.not: no value of "screenshot" is left"##
    ),
    (
      ##""promises": [{ "id": "x", "statement": "S." }]"##,
      ##"p:2:14: promises[0]: a key is missing in a promise of its own; expected exactly one of "allOf", "anyOf" and "##
        + ##""sameWhatever""##
    ),
    (
      ##""promises": [{ "id": "x", "statement": "S.", "allOf": [{ "atLeast": { "shield": "on", "log": "event" } }] }]"##,
      "p:2:69: promises[0].allOf[0].atLeast: found 2 members; expected exactly one part; more of them in limits of "
        + "their own"
    ),
    (
      ##""promises": [{ "id": "release-ignores-argument", "statement": "S.", "sameWhatever": "build" }]"##,
      ##"p:2:22: promises[0].id: "release-ignores-argument" is the id of a built-in promise; expected an id of its "##
        + ##"own, or the built-in promise as "release-ignores-argument""##
    ),
    (
      ##""promises": ["release-ignores-argument", "release-ignores-argument"]"##,
      ##"p:2:42: promises[1]: the promise name "release-ignores-argument" is given twice (first given at 2:14)"##
    ),
    (
      ##""because": ["Z9"]"##,
      ##"p:2:13: because[0]: there is no rule "Z9"; expected a rule such as "C8"; did you mean "C9"?"##
    ),
    (##""include": ["standrd"]"##, ##"p:2:13: include[0]: there is no policy "standrd"; did you mean "standard"?"##),
    (
      ##""include": ["strict"]"##,
      ##"p:2:13: include[0]: there is no policy "strict"; expected "relaxed", "standard", "wallet" or the path of a "##
        + ##"file "*.policy.jsonc""##
    ),
    (
      ##""without": ["fail-open"]"##,
      ##"p:2:13: without[0]: there is no included rule or promise "fail-open"; expected an include that has it"##
    ),
    (
      ##""include": ["relaxed"], "without": ["fail-opn"]"##,
      ##"p:2:37: without[0]: there is no included rule or promise "fail-opn"; did you mean "fail-open"?"##
    ),
  ]

  @Test(arguments: mistakes)
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

  @Test func `a scenario puts a file or an object to work, and tells of their mistakes with its own`() throws {
    let other = SourceFile(name: "o.policy.jsonc", text: PolicySample.text(##""rules": [{ "rule": "fail-open" }]"##))
    func scenario(_ use: String) throws -> Scenario {
      let members = ##""policy":{"use":\##(use),"screens":[{"id":"a","view":"#a","sensitivity":"open"}]}"##
      return try ScenarioReader.read(
        SourceFile(name: "s", text: FormatSample.text("\(members),\n\"windows\":[{\"id\":\"w\"}]")), including: [other])
    }
    #expect(try scenario("\"o.policy.jsonc\"").policy?.policy.entries == [.builtIn(.failOpen)])
    #expect(try scenario("\"relaxed\"").policy?.policy == .relaxed)
    let own = try scenario(##"{ "include": ["o.policy.jsonc"], "rules": [{ "rule": "quiet-log" }] }"##).policy?.policy
    #expect(own?.entries == [.builtIn(.failOpen), .builtIn(.quietLog)])
    do {
      _ = try scenario(##"{ "rulse": [], "without": ["x"], "include": ["q.policy.jsonc"] }"##)
      Issue.record("the scenario was read")
    } catch let error as DocumentError {
      #expect(
        error.diagnostics.lines == [
          ##"s:1:44: policy.use.rulse: unknown key "rulse" in a policy; did you mean "rules"?"##,
          ##"s:1:87: policy.use.include[0]: there is no file "q.policy.jsonc""##,
        ])
    }
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
