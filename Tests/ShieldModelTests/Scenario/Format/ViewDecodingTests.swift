import Testing

@testable import ShieldModel

@Suite struct ViewDecodingTests {
  @Test func `parents come before children and children back to front`() throws {
    let template = try #require(
      try FormatSample.template(
        ##"""
        {"view":"UIView#a","children":[
          {"view":"UIView#b","children":[{"view":"UIView#c"},{"layer":"#d","children":[{"layer":"#e"}]}]},
          {"view":"UIView#f","under":"#b > #c"}]}
        """##))
    #expect(template.nodes.map { $0.blueprint?.name ?? $0.layerName } == ["a", "b", "c", "d", "e", "f"])
    #expect(template.nodes.map(\.parent) == [-1, 0, 1, 1, 3, 0])
    #expect(template.nodes.map { $0.blueprint == nil } == [false, false, false, true, true, false])
    #expect(template.nodes.last?.under == "#b > #c")
  }

  private static let kinds: [(String, ViewBlueprint.Kind)] = [
    (##""view":"UIView""##, .plain),
    (##""view":"UILabel""##, .label),
    (##""view":"UIButton""##, .control),
    (##""view":"AVPlayerView""##, .video),
    (##""view":"UITextField""##, .textField(usesTextKit1: false)),
    (##""view":"UITextField","textKit1":true"##, .textField(usesTextKit1: true)),
    (##""view":"Mine","kind":"textField","textKit1":true"##, .textField(usesTextKit1: true)),
    (##""view":"UILabel","kind":"plain""##, .plain),
    (##""view":"Mine","kind":"label""##, .label),
    (##""view":"Mine","kind":"control""##, .control),
    (##""view":"Mine","kind":"video""##, .video),
    (##""view":"UIWindow""##, .window(level: 0, scene: 0, purpose: .app)),
  ]

  @Test(arguments: kinds)
  func `the kind follows the class unless the file says otherwise`(_ json: String, _ kind: ViewBlueprint.Kind) throws {
    #expect(try FormatSample.template("{\(json)}")?.nodes.first?.blueprint?.kind == kind)
  }

  @Test(
    arguments: [
      ("UIView", "UIView", "", []), ("UIView#a", "UIView", "a", []), ("UIView#a.b.c", "UIView", "a", ["b", "c"]),
      ("UIView.b", "UIView", "", ["b"]), ("UIView.b#a.c", "UIView", "a", ["b", "c"]),
      ("_X-1#a_b-2", "_X-1", "a_b-2", []),
    ] as [(String, String, String, [String])])
  func `a view has a class, and a name and tags if the file gives them`(
    _ text: String, _ typeName: String, _ name: String, _ tags: [String]
  ) throws {
    let blueprint = try FormatSample.template("{\"view\":\"\(text)\"}")?.nodes.first?.blueprint
    #expect(blueprint?.typeName == typeName)
    #expect(blueprint?.name == name)
    #expect(blueprint?.tags == tags)
  }

  @Test func `a bare layer takes the properties of layers`() throws {
    let template = try FormatSample.template(
      ##"{"view":"UIView","children":[{"layer":"#l","frame":[1,2,3,4],"color":"#fff","text":"x","secret":true}]}"##)
    #expect(
      template?.nodes.last?.properties
        == [
          .layer(.frame(Rect(x: 1, y: 2, width: 3, height: 4))), .layer(.fill(.white)), .text("x"),
          .layer(.isSecret(true)),
        ])
  }

  @Test func `a flat list of views makes a deep chain without deep calls`() throws {
    let depth = 8_000
    let chain = (1...depth).map { "{\"view\":\"V#n\($0)\",\"under\":\"#n\($0 - 1)\"}" }.joined(separator: ",")
    let template = try FormatSample.template("{\"view\":\"V#n0\",\"children\":[\(chain)]}")
    #expect(template?.nodes.count == depth + 1)
    #expect(template?.nodes.last?.under == Selector(name: "n\(depth - 1)"))
  }

  @Test func `every node knows its place`() throws {
    let scenario = try FormatSample.scenario(
      FormatSample.text("\"steps\":[\n{\"add\":{\"view\":\"UIView#a\",\"children\":[\n  {\"view\":\"UIView#b\"}]}}]"))
    guard case .make(let template, _, _) = try #require(scenario.steps.first).action else { return }
    let place = try #require(template.nodes.last.flatMap { scenario.places[$0.place] })
    #expect(place.description == "s:3:3")
    #expect(place.path == ["steps", 0, "add", "children", 0])
    #expect(scenario.places.excerpt(at: template.nodes.last?.place ?? -1) == "  {\"view\":\"UIView#b\"}]}}]}")
  }
}
