import Testing

@testable import ShieldModel

/// A scenario that uses most of the format, as a user would write it.
@Suite struct ExampleScenarioTests {
  private static let text = ##"""
    {
      "$schema": "../schema/scenario.schema.json",
      "version": 1,
      "title": "First-subview lookup exposes the passenger from iOS 17",   // under 60 characters
      "because": ["F4", "L1"],
      "device": { "platform": "iPhone", "os": "17", "screen": [390, 844], "scale": 1 },
      "matrix": { "os": ["13...26"], "exclude": [{ "os": "14" }] },
      "include": ["../common/booking-card.shield.jsonc"],
      "windows": [
        { "id": "main", "level": 0, "root":
          { "view": "UIView#root", "frame": "fill", "color": "#ffffff", "children": [
            { "view": "UILabel#title", "frame": [20, 60, 350, 24], "text": "SGN to DAD" },
            { "view": "UIView#slot", "frame": [20, 100, 350, 120] },
            { "view": "UILabel#passenger", "secret": true, "frame": [0, 20, 350, 24], "text": "NGUYEN VAN A" } ] } }
      ],
      "steps": [
        { "shield": { "recipe": "first-subview-container", "target": "#passenger", "into": "#slot",
                      "content": "afterWindow" } },
        { "turn": 1 },
        { "capture": "screenshot", "as": "shot" },
        { "expect": { "in": "shot", "hides": "#passenger", "os": "...16" } },
        { "set": { "#shield/field.isSecureTextEntry": false } },
        { "event": "willResignActive" },
        { "tap": [200, 132] }
      ],
      "expect": [
        { "in": "screenshot", "shows": "#passenger", "os": "17...", "reason": "no masked ancestor" },
        { "finding": "H1", "node": "#passenger" },
        { "fault": "none" }
      ]
    }
    """##

  private static let card = ##"{ "windows": [{ "id": "card", "hidden": true }], "steps": [{ "turn": 2 }] }"##

  private func read() throws -> Scenario {
    try ScenarioReader.read(
      SourceFile(name: "samples/first.shield.jsonc", text: Self.text),
      including: [SourceFile(name: "common/booking-card.shield.jsonc", text: Self.card)])
  }

  @Test func `its head says what it is about and what it runs on`() throws {
    let scenario = try read()
    #expect(scenario.file == "samples/first.shield.jsonc")
    #expect(scenario.title == "First-subview lookup exposes the passenger from iOS 17")
    #expect(scenario.because == ["F4", "L1"])
    #expect(scenario.screen == Screen(size: Size(width: 390, height: 844)))
    #expect(scenario.cases.map(\.name) == ["13", "15", "16", "17", "18", "26"].map { "iOS \($0)" })
    #expect(scenario.explore == nil)
  }

  @Test func `what it includes comes first`() throws {
    let scenario = try read()
    #expect(scenario.launch.count == 3)
    guard case .make(let card, _, _) = try #require(scenario.launch.first).action,
      case .make(let main, _, _) = scenario.launch[1].action
    else {
      Issue.record("the windows are not made")
      return
    }
    #expect(card.nodes.map { $0.blueprint?.name } == ["card"])
    #expect(main.nodes.map { $0.blueprint?.name } == ["main", "root", "title", "slot", "passenger"])
    #expect(main.nodes.last?.properties.first == .layer(.isSecret(true)))
    #expect(scenario.launch[2].action == .makeKeyAndVisible("#main"))
    #expect(scenario.steps.first?.action == .turn(2))
    #expect(scenario.steps.count == 8)
  }

  @Test func `its steps and expectations are what they say`() throws {
    let scenario = try read()
    #expect(
      scenario.steps.dropFirst().map(\.action) == [
        .shield(
          ShieldRequest(
            recipe: "first-subview-container", name: "shield", target: "#passenger", host: "#slot",
            arguments: [.init(name: "content", value: "afterWindow")])),
        .turn(1), .capture(CaptureRequest(kind: .hardwareScreenshot, name: "shot")), .expect(0),
        .set("#shield/field", .field(.isSecureTextEntry(false))), .transition(.willResignActive, scene: nil),
        .tap(Point(x: 200, y: 132)),
      ])
    #expect(
      scenario.expectations.map(\.subject) == [
        .hides(["#passenger"]), .shows(["#passenger"]), .finding(rule: "H1", node: "#passenger", severity: nil),
        .fault(.none, count: nil, shield: nil),
      ])
    #expect(
      scenario.expectations.map(\.scope) == [.named("shot"), .kind(.hardwareScreenshot), .everyCapture, .everyCapture])
    #expect(scenario.expectations.map(\.reason) == [nil, "no masked ancestor", nil, nil])
    #expect(scenario.expectations.map { scenario.places[$0.place]?.position.line } == [21, 27, 28, 29])
  }

  @Test func `the description of a search is kept as it is`() throws {
    let scenario = try FormatSample.scenario(FormatSample.text(#""explore":{"bounds":{"depth":3},"x":[1]}"#))
    #expect(
      scenario.explore
        == .object(["bounds": .object(["depth": .number(3)]), "x": .array([.number(1)])]))
  }

  @Test func `reading it twice gives the same value`() throws {
    #expect(try read() == read())
  }

  @Test(arguments: FormatSample.files(under: "Scenarios", endingIn: ScenarioFormat.fileNameSuffix))
  func `every scenario of the repository can be read`(_ path: String) throws {
    guard !path.contains("/common/") else { return }
    let scenario = try ScenarioReader.read(
      path: path, root: FormatSample.repository.appendingPathComponent("Scenarios").path)
    #expect(!scenario.cases.isEmpty)
  }
}
