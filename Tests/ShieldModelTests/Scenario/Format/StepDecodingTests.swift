import Testing

@testable import ShieldModel

@Suite struct StepDecodingTests {
  private static let plain: [(String, Step.Action)] = [
    (##"{"addSubview":{"view":"#a","to":"#b"}}"##, .insertSubview("#a", into: "#b", at: .front)),
    (##"{"addSubview":{"view":"#a","to":"#b","at":0}}"##, .insertSubview("#a", into: "#b", at: .index(0))),
    (##"{"addSubview":{"view":"#a","to":"#b","above":"#c"}}"##, .insertSubview("#a", into: "#b", at: .above("#c"))),
    (##"{"addSubview":{"view":"#a","to":"#b","below":"#c"}}"##, .insertSubview("#a", into: "#b", at: .below("#c"))),
    (##"{"bringToFront":"#a"}"##, .bringToFront("#a")),
    (##"{"sendToBack":"#a"}"##, .sendToBack("#a")),
    (##"{"removeFromSuperview":"#a"}"##, .removeFromSuperview("#a")),
    (
      ##"{"addSublayer":{"layer":"#a","to":"#b"}}"##, .insertSublayer(.layer(of: "#a"), into: .layer(of: "#b"), at: nil)
    ),
    (
      ##"{"addSublayer":{"layer":{"superlayerOf":"#a"},"to":{"superlayerOf":"#b"},"at":3}}"##,
      .insertSublayer(.superlayer(of: "#a"), into: .superlayer(of: "#b"), at: 3)
    ),
    (##"{"removeFromSuperlayer":"#a"}"##, .removeFromSuperlayer("#a")),
    (##"{"swapLayer":{"of":"#a","with":"#b"}}"##, .swapLayer(of: "#a", with: "#b")),
    (##"{"restoreLayer":"#a"}"##, .restoreLayer(of: "#a")),
    (##"{"remember":{"of":"#a","as":"home"}}"##, .remember("#a", as: "home")),
    (##"{"restore":{"of":"#a","from":"home"}}"##, .restore("#a", from: "home", layerOnly: false)),
    (##"{"restore":{"of":"#a","from":"home","layerOnly":true}}"##, .restore("#a", from: "home", layerOnly: true)),
    (##"{"matchFrame":{"of":"#a","to":"#b"}}"##, .matchFrame(of: "#a", to: "#b")),
    (##"{"release":"#a"}"##, .release("#a")),
    (##"{"setNeedsLayout":"#a"}"##, .setNeedsLayout("#a")),
    (##"{"layout":"#a > .b UILabel"}"##, .layoutIfNeeded("#a > .b UILabel")),
    (##"{"turn":3}"##, .turn(3)),
    (##"{"makeKeyAndVisible":"#main"}"##, .makeKeyAndVisible("#main")),
    (##"{"focus":"#f"}"##, .focus("#f")),
    (##"{"blur":"#f"}"##, .blur("#f")),
    (##"{"replaceCanvas":"#f"}"##, .replaceCanvas("#f")),
    (##"{"rotate":[844,390]}"##, .rotate(Size(width: 844, height: 390))),
    (##"{"direction":"rightToLeft"}"##, .setRightToLeft(true)),
    (##"{"direction":"leftToRight"}"##, .setRightToLeft(false)),
    (##"{"interruption":"system"}"##, .interrupt(.system)),
    (##"{"interruption":"none"}"##, .interrupt(.none)),
    (##"{"answer":"skip"}"##, .answer(.skip)),
    (##"{"event":"willResignActive"}"##, .transition(.willResignActive, scene: nil)),
    (##"{"event":"didEnterBackground"}"##, .transition(.didEnterBackground, scene: nil)),
    (##"{"event":"willEnterForeground"}"##, .transition(.willEnterForeground, scene: nil)),
    (##"{"event":"didBecomeActive"}"##, .transition(.didBecomeActive, scene: nil)),
    (
      ##"{"event":{"transition":"didBecomeActive","scene":"external"}}"##,
      .transition(.didBecomeActive, scene: "external")
    ),
    (##"{"event":{"dynamicTypeChanged":{"canvasReplaced":"#f"}}}"##, .replaceCanvas("#f")),
    (##"{"event":{"interfaceStyleChanged":{"canvasReplaced":"#f"}}}"##, .replaceCanvas("#f")),
    (##"{"event":{"orientationChanged":{"canvasReplaced":"#f"}}}"##, .replaceCanvas("#f")),
    (##"{"scene":{"add":"external"}}"##, .addScene("external")),
    (##"{"tap":[200,132.5]}"##, .tap(Point(x: 200, y: 132.5))),
    (##"{"tap":"#a"}"##, .tapNode("#a")),
    (##"{"walk":"safeArea"}"##, .walk(.safeArea)),
    (##"{"walk":"sessionReplay"}"##, .walk(.sessionReplay)),
    (
      ##"{"animate":{"of":"#a","opacity":[0,1],"frames":3}}"##,
      .animate("#a", .opacity(0), to: .opacity(1), frames: 3)
    ),
    (
      ##"{"animate":{"of":"#a","frame":[[0,1,2,3],[4,5,6,7]],"frames":1}}"##,
      .animate(
        "#a", .frame(Rect(x: 0, y: 1, width: 2, height: 3)), to: .frame(Rect(x: 4, y: 5, width: 6, height: 7)),
        frames: 1)
    ),
    (##"{"present":{"existing":"#a","in":"#main"}}"##, .presentExisting("#a", in: "#main")),
    (
      ##"{"present":{"view":"UIView#s","in":"#main"}}"##,
      .present(ViewTemplate(nodes: [.init(blueprint: .init(typeName: "UIView", name: "s"), parent: -1)]), in: "#main")
    ),
    (
      ##"{"add":{"view":"UIView#s"}}"##,
      .make(
        ViewTemplate(nodes: [.init(blueprint: .init(typeName: "UIView", name: "s"), parent: -1)]), under: nil,
        at: .front)
    ),
    (
      ##"{"add":{"to":"#r","view":"UIView","above":".x"}}"##,
      .make(
        ViewTemplate(nodes: [.init(blueprint: .init(typeName: "UIView"), parent: -1)]), under: "#r", at: .above(".x"))
    ),
  ]

  @Test(arguments: plain)
  func `a step is read as the action that it names`(_ json: String, _ action: Step.Action) throws {
    #expect(try FormatSample.action(json).map { FormatSample.withoutPlaces($0) } == action)
  }

  private static let captures: [(String, Step.Action)] = [
    (##"{"snapshot":{"as":"before"}}"##, .snapshot(SnapshotRequest(of: nil, by: .panel, as: "before"))),
    (
      ##"{"snapshot":{"of":"#a","by":"snapshotView","as":"x","afterScreenUpdates":true}}"##,
      .snapshot(
        SnapshotRequest(of: "#a", by: .capture(.snapshotView), as: "x", afterScreenUpdates: true))
    ),
    (##"{"animate":{"of":"#a","from":"before","frames":2}}"##, .crossFade("#a", from: "before", frames: 2)),
    (##"{"capture":"screenshot"}"##, .capture(CaptureRequest(kind: .hardwareScreenshot))),
    (##"{"capture":"hardwareScreenshot"}"##, .capture(CaptureRequest(kind: .hardwareScreenshot))),
    (##"{"capture":"recording","as":"shot"}"##, .capture(CaptureRequest(kind: .screenRecording, name: "shot"))),
    (
      ##"{"of":"#a","afterScreenUpdates":true,"capture":"drawHierarchy"}"##,
      .capture(CaptureRequest(kind: .drawHierarchy, subtree: "#a", afterScreenUpdates: true))
    ),
    (
      ##"{"capture":{"kind":"layerRenderInContext","as":"x","of":"#a"}}"##,
      .capture(CaptureRequest(kind: .layerRenderInContext, name: "x", subtree: "#a"))
    ),
    (##"{"record":{"start":"recording"}}"##, .startCapture(.screenRecording, as: "screenRecording")),
    (##"{"record":{"start":"recording","as":"film"}}"##, .startCapture(.screenRecording, as: "film")),
    (##"{"record":{"stop":"airPlayMirroring"}}"##, .stopCapture(.airPlayMirroring)),
  ]

  @Test(arguments: captures)
  func `a capture takes its details beside its key or inside`(_ json: String, _ action: Step.Action) throws {
    #expect(try FormatSample.action(json) == action)
  }

  @Test(arguments: CaptureKind.allCases)
  func `every kind of capture can be taken by its key and by its alias`(_ kind: CaptureKind) throws {
    for key in [kind.key, kind.alias ?? kind.key] {
      #expect(try FormatSample.action("{\"capture\":\"\(key)\"}") == .capture(CaptureRequest(kind: kind)))
    }
  }

  private static let scripts: [(String, Step.Action)] = [
    (
      ##"{"async":[{"turn":1}]}"##.replacing("turn\":1", with: "layout\":\"#a\""), .async([Step(.layoutIfNeeded("#a"))])
    ),
    (
      ##"{"together":[{"layout":"#a"},{"tap":[1,2]}]}"##,
      .together([Step(.layoutIfNeeded("#a")), Step(.tap(Point(x: 1, y: 2)))])
    ),
    (##"{"together":[]}"##, .together([])),
    (
      ##"{"on":{"event":"canvasLost","do":[{"layout":"#a"}]}}"##,
      .on(.canvasLost, of: nil, once: false, steps: [Step(.layoutIfNeeded("#a"))])
    ),
    (##"{"on":{"event":"canvasLost","once":true,"do":[]}}"##, .on(.canvasLost, of: nil, once: true, steps: [])),
    (
      ##"{"on":{"event":"canvasLost","of":"#f","do":[]}}"##, .on(.canvasLost, of: "#f", once: false, steps: [])
    ),
    (
      ##"{"onLayout":{"of":"#a","do":[{"layout":"#b"}]}}"##,
      .onLayout(of: "#a", once: false, steps: [Step(.layoutIfNeeded("#b"))])
    ),
    (##"{"onLayout":{"of":"#a","once":true,"do":[]}}"##, .onLayout(of: "#a", once: true, steps: [])),
    (
      ##"{"when":{"found":"canvas","do":[{"layout":"#a"}],"else":[{"layout":"#b"}]}}"##,
      .branch(.isFound("canvas"), then: [Step(.layoutIfNeeded("#a"))], otherwise: [Step(.layoutIfNeeded("#b"))])
    ),
    (##"{"when":{"found":"c","not":true,"do":[]}}"##, .branch(.not(.isFound("c")), then: [], otherwise: [])),
    (##"{"when":{"os":"17...","do":[]}}"##, .branch(.system("17..."), then: [], otherwise: [])),
    (##"{"set":{"#a.alpha":0.5}}"##, .set("#a", .layer(.opacity(0.5)))),
    (##"{"set":{"UIView#a.b.alpha":0.5}}"##, .set("UIView#a.b", .layer(.opacity(0.5)))),
    (##"{"set":{"#shield/field.isSecureTextEntry":false}}"##, .set("#shield/field", .field(.isSecureTextEntry(false)))),
    (
      ##"{"set":[{"#a.hidden":true},{"#b.text":"x"}]}"##,
      .together([Step(.set("#a", .isWindowHidden(true))), Step(.set("#b", .text("x")))])
    ),
    (
      ##"{"set":{"#a.border":{"width":2,"color":"black"}}}"##,
      .together([
        Step(.set("#a", .layer(.borderWidth(2)))), Step(.set("#a", .layer(.borderColor(.black)))),
      ])
    ),
  ]

  @Test(arguments: scripts)
  func `steps hold other steps, conditions and properties`(_ json: String, _ action: Step.Action) throws {
    #expect(try FormatSample.action(json).map { FormatSample.withoutPlaces($0) } == action)
  }

  private static let shields: [(String, Step.Action)] = [
    (
      ##"{"shield":{"recipe":"r","target":"#t"}}"##,
      .shield(ShieldRequest(recipe: "r", name: "shield", target: "#t", host: nil))
    ),
    (
      ##"{"shield":{"recipe":"r","target":"#t","into":"#s","as":"x","content":"afterWindow","b":true,"n":1,"h":0.5}}"##,
      .shield(
        ShieldRequest(
          recipe: "r", name: "x", target: "#t", host: "#s",
          arguments: [
            .init(name: "content", value: "afterWindow"), .init(name: "b", value: "true"),
            .init(name: "n", value: "1"), .init(name: "h", value: "0.5"),
          ]))
    ),
    (##"{"owner":{"name":"a","visible":true}}"##, .own(shield: "shield", owner: "a", isVisible: true)),
    (##"{"owner":{"shield":"x","name":"a","visible":false}}"##, .own(shield: "x", owner: "a", isVisible: false)),
    (##"{"call":"shield.disable"}"##, .call(shield: "shield", action: "disable", arguments: [])),
    (##"{"call":{"do":"enable"}}"##, .call(shield: "shield", action: "enable", arguments: [])),
    (
      ##"{"call":{"shield":"x","do":"setContent","content":"#b"}}"##,
      .call(shield: "x", action: "setContent", arguments: [.init(name: "content", value: "#b")])
    ),
  ]

  @Test(arguments: shields)
  func `parameters of shields and calls keep the order of the file`(_ json: String, _ action: Step.Action) throws {
    #expect(try FormatSample.action(json) == action)
  }

  private static let published = ["_UITextFieldContentView", "_UITextFieldCanvasView", "_UITextLayoutCanvasView"]

  private static let lookups: [(String, LookupStep.Method, [String])] = [
    (##""by":"name""##, .views(CanvasLookup(strategy: .exactName(published))), published),
    (##""by":"name","names":["A"],"depth":2"##, .views(CanvasLookup(strategy: .exactName(["A"]), depth: 2)), ["A"]),
    (##""by":"endsWith","names":["A"]"##, .views(CanvasLookup(strategy: .nameEndsWith(["A"]))), ["A"]),
    (##""by":"contains","names":["A","B"]"##, .views(CanvasLookup(strategy: .nameContains(["A", "B"]))), ["A", "B"]),
    (##""by":"firstSubview""##, .views(CanvasLookup(strategy: .firstChild)), []),
    (##""by":"lastSubview""##, .views(CanvasLookup(strategy: .lastChild)), []),
    (##""by":"firstSublayer""##, .layers(CanvasLookup(strategy: .firstChild)), []),
    (##""by":"lastSublayer""##, .layers(CanvasLookup(strategy: .lastChild)), []),
    (##""by":"firstThenLast""##, .layers(CanvasLookup(strategy: .firstThenLast)), []),
    (##""by":"delegate""##, .delegate(CanvasLookup(strategy: .firstChild)), []),
    (##""by":"reference""##, .reference, []),
    (
      ##""by":"ladder","ladder":[{"by":"name","names":["A"]},{"by":"contains","names":["A","B"]},{"by":"lastSubview"}]"##,
      .views(CanvasLookup(strategy: .ladder([.exactName(["A"]), .nameContains(["A", "B"]), .lastChild]))), ["A", "B"]
    ),
  ]

  @Test(arguments: lookups)
  func `a lookup is read as the way in which it looks`(
    _ members: String, _ method: LookupStep.Method, _ expected: [String]
  ) throws {
    let silent = LookupStep(root: "#f", method: method, name: "canvas", isLogged: false, expected: expected)
    #expect(try FormatSample.action("{\"lookup\":{\"in\":\"#f\",\"as\":\"canvas\",\(members)}}") == .lookup(silent))
    var loud = silent
    loud.isLogged = true
    #expect(
      try FormatSample.action("{\"lookup\":{\"in\":\"#f\",\"as\":\"canvas\",\"logs\":true,\(members)}}")
        == .lookup(loud))
  }

  @Test(arguments: StepWord.allCases)
  func `every step has a line in these tables`(_ word: StepWord) {
    let lines = (Self.plain + Self.captures + Self.scripts + Self.shields).map(\.0)
    let isElsewhere = [.lookup, .window, .expect].contains(word)
    #expect(isElsewhere || lines.contains { $0.contains("\"\(word.rawValue)\":") })
  }

  @Test func `a list of expectations becomes one step each`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text(
        ##""steps":[{"expect":[{"fault":"none"},{"isCaptured":false}]},{"turn":1},{"expect":{"crash":"none"}}],"##
          + ##""expect":[{"autoFillBar":false}]"##))
    #expect(scenario.steps.map(\.action) == [.expect(0), .expect(1), .turn(1), .expect(2)])
    #expect(scenario.expectations.map(\.moment) == [.checkpoint, .checkpoint, .checkpoint, .end])
  }

  @Test func `notes may stand in every object`() throws {
    #expect(try FormatSample.action(##"{"x-why":1,"layout":"#a"}"##) == .layoutIfNeeded("#a"))
    #expect(
      try FormatSample.action(##"{"shield":{"recipe":"r","target":"#t","x-n":[]}}"##)
        == .shield(ShieldRequest(recipe: "r", name: "shield", target: "#t", host: nil)))
    #expect(try FormatSample.action(##"{"set":{"x-n":1,"#a.alpha":1}}"##) == .set("#a", .layer(.opacity(1))))
  }
}
