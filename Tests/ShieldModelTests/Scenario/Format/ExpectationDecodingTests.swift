import Testing

@testable import ShieldModel

@Suite struct ExpectationDecodingTests {
  /// The model's type; the library for tests has one of the same name.
  typealias Expectation = ShieldModel.Expectation

  private typealias Line = (String, Expectation.Subject, Expectation.Scope)

  private static let pictures: [Line] = [
    (##""hides":"#a""##, .hides(["#a"]), .everyCapture),
    (##""hides":["#a",".b"],"in":"shot""##, .hides(["#a", ".b"]), .named("shot")),
    (##""shows":"#a","in":"panel""##, .shows(["#a"]), .panel),
    (##""shows":"#a","in":"screenshot""##, .shows(["#a"]), .kind(.hardwareScreenshot)),
    (##""unknown":"#a","in":"faceTimeShare""##, .unknown(["#a"]), .kind(.faceTimeShare)),
    (##""finding":"C8""##, .finding(rule: "C8", node: nil, severity: nil), .everyCapture),
    (
      ##""finding":"C8","node":"#a","in":"film","severity":"warning""##,
      .finding(rule: "C8", node: "#a", severity: .warning), .named("film")
    ),
    (##""noFinding":"H1","node":"#a""##, .noFinding(rule: "H1", node: "#a"), .everyCapture),
  ]

  private static let failures: [Line] = [
    (##""fault":"none""##, .fault(.none, count: nil, shield: nil), .everyCapture),
    (
      ##""fault":"canvasMissing","count":2,"shield":"x""##, .fault(.canvasMissing, count: 2, shield: "x"), .everyCapture
    ),
    (##""fault":"anotherView""##, .fault(.anotherView, count: nil, shield: nil), .everyCapture),
    (##""fault":"ambiguous""##, .fault(.ambiguous, count: nil, shield: nil), .everyCapture),
    (##""fault":"any""##, .fault(.any, count: nil, shield: nil), .everyCapture),
    (##""refused":"any""##, .refused(.any), .everyCapture),
    (##""refused":"none""##, .refused(.none), .everyCapture),
    (##""refused":"E6""##, .refused(.rule("E6")), .everyCapture),
    (##""refused":"notATextField""##, .refused(.error("notATextField")), .everyCapture),
    (##""crash":"CALayerInvalid""##, .crash(.layerInvalid), .everyCapture),
    (##""crash":"none""##, .crash(.none), .everyCapture),
    (##""crash":"any""##, .crash(.any), .everyCapture),
  ]

  private static let states: [Line] = [
    (##""color":"red","at":[1,2],"in":"panel""##, .color(NamedColor.red.color, at: Point(x: 1, y: 2)), .panel),
    (##""equals":"shot","in":"film""##, .equals(.named("shot")), .named("film")),
    (##""equals":"panel","in":"recording""##, .equals(.panel), .kind(.screenRecording)),
    (##""differs":"screenshot","in":"shot""##, .differs(.kind(.hardwareScreenshot)), .named("shot")),
    (##""hit":"#a""##, .hit("#a", at: nil), .everyCapture),
    (##""hit":"none","at":[3,4]"##, .hit(nil, at: Point(x: 3, y: 4)), .everyCapture),
    (##""status":"applied""##, .status(.applied, shield: nil), .everyCapture),
    (##""status":"failed","shield":"x""##, .status(.failed, shield: "x"), .everyCapture),
    (
      ##""value":{"#a.text":"x","#b.border":{"width":1,"color":"black"}}"##,
      .value([
        .init(selector: "#a", change: .text("x")), .init(selector: "#b", change: .layer(.borderWidth(1))),
        .init(selector: "#b", change: .layer(.borderColor(.black))),
      ]), .everyCapture
    ),
    (
      ##""count":{"layers":3,"nodes":1,"views":2}"##,
      .count([.init(kind: .nodes, number: 1), .init(kind: .views, number: 2), .init(kind: .layers, number: 3)]),
      .everyCapture
    ),
  ]

  private static let events: [Line] = [
    (##""autoFillBar":true"##, .autoFillBar(true), .everyCapture),
    (##""keyboard":"shown""##, .keyboard(.shown), .everyCapture),
    (##""keyboard":"hidden""##, .keyboard(.hidden), .everyCapture),
    (##""keyboard":"masked""##, .keyboard(.masked), .everyCapture),
    (##""cycle":"none""##, .cycle(.none), .everyCapture),
    (##""cycle":"any""##, .cycle(.any), .everyCapture),
    (##""cycle":["a","#b"]"##, .cycle(.names(["a", "b"])), .everyCapture),
    (##""phase":"background""##, .phase(.background, scene: nil), .everyCapture),
    (##""phase":"active","scene":"main""##, .phase(.active, scene: "main"), .everyCapture),
    (##""isCaptured":false"##, .isCaptured(false), .everyCapture),
    (##""notified":"userDidTakeScreenshot""##, .notified(.userDidTakeScreenshot, count: nil), .everyCapture),
    (##""notified":"capturedDidChange","count":0"##, .notified(.capturedDidChange, count: 0), .everyCapture),
  ]

  private static let policies: [Line] = [
    (##""cover":"shown""##, .cover(isShown: true, scene: nil), .everyCapture),
    (##""cover":"none","scene":"main""##, .cover(isShown: false, scene: "main"), .everyCapture),
    (##""covers":2"##, .covers(2), .everyCapture),
    (##""prompt":"offerShare""##, .prompt(.offerShare, scene: nil, count: nil), .everyCapture),
    (##""prompt":"warn","scene":"main","count":1"##, .prompt(.warn, scene: "main", count: 1), .everyCapture),
    (
      ##""decision":{"screen":"booking","content":"placeholder","log":"event"},"by":"waits-for-shield""##,
      .decision(
        screen: "booking", [PolicyLevel(ContentLevel.placeholder), PolicyLevel(LogLevel.event)],
        rule: "waits-for-shield"), .everyCapture
    ),
    (##""response":"report""##, .response(.report, screen: nil), .everyCapture),
    (##""response":"block","screen":"booking""##, .response(.block, screen: "booking"), .everyCapture),
  ]

  private static let table = pictures + failures + states + events + policies

  private static let steps =
    ##""policy":{"use":"standard","screens":[{"id":"booking","view":"#a","sensitivity":"open"}]},"##
    + ##""steps":[{"capture":"screenshot","as":"shot"},{"record":{"start":"recording","as":"film"}}],"##

  @Test(arguments: table)
  func `an expectation is read as its subject and its pictures`(
    _ members: String, _ subject: Expectation.Subject, _ scope: Expectation.Scope
  ) throws {
    let scenario = try FormatSample.scenario(FormatSample.text(Self.steps + "\"expect\":{\(members)}"))
    #expect(scenario.expectations.map(\.subject) == [subject])
    #expect(scenario.expectations.first?.scope == scope)
    #expect(scenario.expectations.first?.moment == .end)
  }

  @Test(arguments: ExpectationSubject.allCases)
  func `every subject has a line in this table`(_ subject: ExpectationSubject) {
    #expect(Self.table.contains { $0.0.hasPrefix("\"\(subject.rawValue)\"") })
  }

  @Test func `an expectation is checked on the systems and the platform that it names`() throws {
    let text = FormatSample.text(
      ##""systems":[{"name":"mine","from":"18"}],"matrix":{"platform":["iPhone","iPad"],"os":["16","17","mine"]},"##
        + ##""expect":[{"fault":"none","os":"...16,mine","reason":"r"},"##
        + ##"{"fault":"none","platform":"iPad","os":"17..."}]"##)
    let scenario = try FormatSample.scenario(text)
    let first = try #require(scenario.expectations.first)
    let second = try #require(scenario.expectations.last)
    #expect(first.reason == "r")
    func applies(_ expectation: Expectation, _ platform: Platform, _ name: String) throws -> Bool {
      expectation.applies(to: try #require(OSCatalogue.profile(platform: platform, name: name)))
    }
    #expect(try applies(first, .iPhone, "16"))
    #expect(try !applies(first, .iPhone, "17"))
    #expect(try applies(first, .iPad, "15"))
    #expect(first.applies(to: try #require(scenario.ownSystems.first)))
    #expect(try !applies(second, .iPhone, "18"))
    #expect(try applies(second, .iPad, "18"))
    #expect(try !applies(second, .iPad, "16"))
  }

  @Test(arguments: OperationError.words.map(\.text))
  func `every refusal can be expected by its word`(_ word: String) throws {
    let scenario = try FormatSample.scenario(FormatSample.text("\"expect\":{\"refused\":\"\(word)\"}"))
    #expect(scenario.expectations.first?.subject == .refused(.error(word)))
  }

  @Test func `every refusal of the device has one of the words`() {
    let view = ViewID(slot: 0, generation: 0)
    let layer = LayerID(slot: 0, generation: 0)
    let errors: [OperationError] = [
      .edit(.unknownView(view)), .edit(.unknownLayer(layer)), .edit(.viewCycle(view: view, superview: view)),
      .crashInLayout(.layerCycle(layer: layer, superlayer: layer)), .edit(.notASibling(view: view, superview: view)),
      .notATextField(view), .notAWindow(view), .windowIsHidden(view), .refusesFirstResponder(view),
      .wrongPhase(.didBecomeActive, .active), .unknownScene(0), .presentationRefused(view),
      .captureState(.screenRecording, isRunning: true), .notContinuous(.hardwareScreenshot), .outOfRange,
      .replicaCycle(layer, source: layer), .snapshotTooDeep(layer), .foreignLayer(layer),
    ]
    #expect(errors.map(\.word).sorted() == OperationError.words.map(\.text).sorted())
  }

  @Test(arguments: [
    (Expectation.FaultWord.any, [true, true, true]), (.none, [false, false, false]),
    (.canvasMissing, [true, false, false]), (.anotherView, [false, true, false]), (.ambiguous, [false, false, true]),
  ])
  func `a word about faults means the verdicts that it names`(_ word: Expectation.FaultWord, _ matches: [Bool]) {
    let verdicts: [Fault.Verdict] = [.nothing, .anotherView("UIView"), .ambiguous(2)]
    #expect(verdicts.map { word.matches($0) } == matches)
  }
}
