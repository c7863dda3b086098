import Testing

@testable import ShieldModel

@Suite struct MatrixTests {
  private func names(_ members: String) throws -> [String] {
    try FormatSample.scenario(FormatSample.text(members)).cases.map(\.name)
  }

  private static let choices: [(String, [String])] = [
    (##""steps":[]"##, ["iOS 26.5"]),
    (##""device":{"os":"17"}"##, ["iOS 17"]),
    (##""device":{"os":"26.2"}"##, ["iOS 26.2"]),
    (##""device":{"platform":"iPad","os":"next-renamed"}"##, ["iPadOS next-renamed"]),
    (##""device":{"platform":"Android"}"##, ["Android any"]),
    (##""matrix":{}"##, ["iOS 26.5"]),
    (##""device":{"os":"17"},"matrix":{"platform":["iPad","iPhone"]}"##, ["iPadOS 17", "iOS 17"]),
    (##""matrix":{"os":"16...18"}"##, ["iOS 16", "iOS 17", "iOS 18"]),
    (##""matrix":{"os":["18","16","17...18"]}"##, ["iOS 16", "iOS 17", "iOS 18"]),
    (##""matrix":{"os":["16...18"],"exclude":[{"os":"17"}]}"##, ["iOS 16", "iOS 18"]),
    (
      ##""matrix":{"os":["17","18"],"platform":["iPhone","iPad"],"exclude":[{"os":"18","platform":"iPad"}]}"##,
      ["iOS 17", "iOS 18", "iPadOS 17"]
    ),
    (##""matrix":{"os":["17"],"platform":["iPhone","iPad"],"exclude":[{"platform":"iPad"}]}"##, ["iOS 17"]),
    (##""matrix":{"os":["17","any"],"platform":["iPhone","Android"]}"##, ["iOS 17", "Android any"]),
    (##""systems":[{"name":"mine","from":"18"}],"device":{"os":"mine"}"##, ["iOS mine"]),
    (##""systems":[{"name":"mine","from":"18","platform":"iPad"}],"device":{"os":"mine"}"##, ["iPadOS mine"]),
    (##""systems":[{"name":"mine","from":"18"}],"matrix":{"os":["mine","17"]}"##, ["iOS 17", "iOS mine"]),
    (
      ##""systems":[{"name":"mine","from":"18"}],"matrix":{"os":["17,mine"],"exclude":[{"os":"mine"}]}"##, ["iOS 17"]
    ),
  ]

  @Test(arguments: choices)
  func `a scenario runs on the systems that device and matrix choose`(_ members: String, _ expected: [String]) throws {
    #expect(try names(members) == expected)
  }

  @Test func `other systems can be chosen from outside, without what the file excludes`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(
        ##""systems":[{"name":"mine","from":"18"}],"matrix":{"os":["26"],"exclude":[{"os":"16"}]}"##))
    #expect(try scenario.selecting("15...17").map(\.name) == ["iOS 15", "iOS 17"])
    #expect(try scenario.selecting("mine,17").map(\.name) == ["iOS 17", "iOS mine"])
    #expect(try scenario.selecting("18", platform: .iPad).map(\.name) == ["iPadOS 18"])
    #expect(throws: OSSelectionError.self) { try scenario.selecting("19") }
    #expect(throws: OSSelectionError.self) { try scenario.selecting("mine", platform: .iPad) }
  }

  @Test func `a system of the file states its differences as assumptions`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(
        ##"""
        "systems":[{"name":"mine","title":"Mine","from":"18","canvasTypeName":"A","textKit1CanvasTypeName":"B",
        "canvasDepth":2,"canvasCount":2,"passthroughTrigger":"atInit","maskWhenSecure":["still"],"effect":"blackout",
        "canvasSiblings":[{"typeName":"S","frame":[1,2,3,4],"mask":["live"],"after":true},{"typeName":"T","frame":[0,0,1,1]}],
        "setterIgnoresEqualValue":false,"borderInset":3.5,
        "captures":{"screenshot":"ignores","broadcastExtension":"unknown","hdmiMirroring":"notApplicable"}},
        {"name":"next","from":"mine","canvasCount":1}]
        """##.replacing("\"next\"", with: "\"later\"")))
    let mine = try #require(scenario.ownSystems.first)
    let base = try #require(OSCatalogue.profile(platform: .iPhone, name: "18"))
    #expect(mine.title == "Mine")
    #expect(mine.standing == .scenario)
    #expect([mine.canvasTypeName.value, mine.textKit1CanvasTypeName.value] == ["A", "B"])
    #expect([mine.canvasDepth.value, mine.canvasCount.value] == [2, 2])
    #expect(mine.canvasCount.grade == .assumed)
    #expect(mine.canvasCount.source == OSProfile.scenarioSource)
    #expect(mine.passthroughTrigger.value == .atInit)
    #expect(mine.maskWhenSecure.value == .still)
    #expect(mine.effect == .blackout)
    #expect(!mine.setterIgnoresEqualValue.value)
    #expect(mine.borderInset.value == 3.5)
    #expect(
      mine.canvasSiblings.value == [
        CanvasSibling(
          typeName: "S", frame: Rect(x: 1, y: 2, width: 3, height: 4), mask: .live, isAfterCanvas: true),
        CanvasSibling(
          typeName: "T", frame: Rect(x: 0, y: 0, width: 1, height: 1), mask: [], isAfterCanvas: false),
      ])
    #expect(mine.capture(.hardwareScreenshot).value == .ignores)
    #expect(mine.capture(.hardwareScreenshot).grade == .assumed)
    #expect(mine.capture(.broadcastExtension).grade == .contested)
    #expect(mine.capture(.hdmiMirroring).value == .notApplicable)
    #expect(mine.capture(.screenRecording) == base.capture(.screenRecording))
    #expect(mine.intrinsicHeight == base.intrinsicHeight)
    let later = try #require(scenario.ownSystems.last)
    #expect(later.canvasTypeName.value == "A")
    #expect(later.canvasCount.value == 1)
  }

  @Test(arguments: FactKey.allCases)
  func `every fact of the catalogue can be stated`(_ key: FactKey) throws {
    guard case .object(let shape)? = ScenarioFormat.table.shape(named: "system") else { return }
    let example = try #require(shape.key(named: key.key)?.example)
    let scenario = try FormatSample.scenario(
      FormatSample.text("\"systems\":[{\"name\":\"mine\",\"from\":\"18\",\"\(key.key)\":\(example)}]"))
    #expect(scenario.ownSystems.first?.evidence(of: key).source == OSProfile.scenarioSource)
    #expect(scenario.ownSystems.first?.grade(of: key) == .assumed)
  }

  @Test func `the device has screen, scale and safe area`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(##""device":{"screen":[100,50.5],"scale":2.5,"safeArea":[1,2,3,4]}"##))
    #expect(
      scenario.screen
        == Screen(
          size: Size(width: 100, height: 50.5), scale: 2.5,
          safeArea: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
  }
}
