import Testing

@testable import ShieldModel

/// Health checks, each with a case that it finds and a twin that it leaves alone.
@Suite struct HealthChecksTests {
  private static let page = """
    { "id": "main", "color": "white", "root": { "view": "UIView#root", "frame": "fill", "color": "yellow", "children": [
      { "view": "UIView#page", "frame": [10, 5, 40, 20], "color": "red" },
      { "view": "UILabel#first", "frame": [0, 30, 40, 10], "text": "one" },
      { "view": "UILabel#second", "frame": [0, 45, 40, 10], "text": "two" } ] } }
    """

  /// The findings of a run, with the run without shields beside it.
  private func findings(
    _ steps: [String], os: String = "17", library: RecipeLibrary? = nil, windows: String = page, direction: String = ""
  ) throws -> [Finding] {
    let text = """
      { "version": 1, "title": "checks", "device": { "os": "\(os)", "screen": [120, 90]\(direction) },
        "windows": [\(windows)], "steps": [\(steps.joined(separator: ","))] }
      """
    let library = try library ?? RecipeLibrary.builtIn()
    let scenario = try ScenarioReader.read(SourceFile(name: "checks", text: text), library: library)
    let result = try ScenarioRunner(library: library).run(scenario, on: scenario.cases[0])
    return result.findings.map(\.finding)
  }

  private func recipe(_ attach: String, enable: String = "[]", disable: String = "[]") throws -> RecipeLibrary {
    let text = """
      { "version": 1, "recipe": "odd", "title": "Odd", "source": "the tests", "off": "togglesByDesign",
        "attach": [\(attach)], "actions": {
          "enable": { "summary": "On.", "effect": "on", "do": \(enable) },
          "disable": { "summary": "Off.", "effect": "off", "do": \(disable) } } }
      """
    return try RecipeLibrary.empty.overridden(by: [SourceFile(name: "odd", text: text)])
  }

  private let shieldRoot = "{ \"shield\": { \"recipe\": \"reference\", \"target\": \"#root\" } }"
  private let shieldPage = "{ \"shield\": { \"recipe\": \"reference\", \"target\": \"#page\" } }"
  private let sheet =
    "{ \"present\": { \"view\": \"UIView#sheet\", \"frame\": [0, 40, 50, 20], \"color\": \"blue\", \"in\": \"#main\" } }"

  @Test func `what is presented beside a shielded root view is listed once`() throws {
    let shot = "{ \"capture\": \"screenshot\" }"
    let found = try findings([shieldRoot, sheet, shot, shot]).filter { $0.rule == "T7" }
    #expect(found.map(\.node) == ["UIView#sheet"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.message.contains("UIView#sheet, presented in UIWindow#main") == true)
  }

  @Test func `a shield on a part of the screen lists nothing`() throws {
    #expect(try findings([shieldPage, sheet]).filter { $0.rule == "T7" }.isEmpty)
  }

  @Test func `a shield that is off lists nothing`() throws {
    let off = "{ \"call\": \"shield.disable\" }"
    #expect(try findings([shieldRoot, off, sheet]).filter { $0.rule == "T7" }.isEmpty)
  }

  @Test func `a secret in a presented view is a leak that names the view and its window`() throws {
    let secret = sheet.replacing("\"color\"", with: "\"secret\": true, \"color\"")
    let found = try findings([shieldRoot, secret])
    #expect(!found.contains { $0.rule == "T7" })
    let leak = try #require(found.first { $0.rule == "C8" && $0.severity == .error })
    #expect(leak.message.contains("it is in UIView#sheet, presented in UIWindow#main, which no shield covers"))
  }

  @Test func `a cover is no uncovered window`() throws {
    let cover = "{ \"window\": { \"id\": \"veil\", \"level\": 9, \"purpose\": \"cover\", \"color\": \"black\" } }"
    #expect(try findings([shieldRoot, cover]).filter { $0.rule == "T7" }.isEmpty)
  }

  @Test func `right-to-left layout that moves a canvas is found for plain steps too`() throws {
    let steps = [
      "{ \"add\": { \"view\": \"UITextField#field\", \"frame\": [0, 0, 0, 20], \"isSecureTextEntry\": true, \"to\": \"#root\" } }",
      "{ \"lookup\": { \"in\": \"#field\", \"by\": \"reference\", \"as\": \"canvas\" } }",
      "{ \"addSubview\": { \"view\": \"#page\", \"to\": \"#canvas\" } }", "{ \"layout\": \"#root\" }",
    ]
    let moved = try findings(steps, direction: ", \"direction\": \"rightToLeft\"").filter { $0.rule == "F7" }
    #expect(moved.map(\.node) == ["UIView#page"])
    #expect(moved.first?.message.contains("60 points") == true)
    #expect(try findings(steps).filter { $0.rule == "F7" }.isEmpty)
    let wide = [steps[0].replacing("[0, 0, 0, 20]", with: "[0, 0, 120, 20]")] + steps.dropFirst()
    #expect(try findings(wide, direction: ", \"direction\": \"rightToLeft\"").filter { $0.rule == "F7" }.isEmpty)
  }

  @Test func `a shield that reorders what is read is found`() throws {
    let moving = try recipe("{ \"bringToFront\": \"#first\" }")
    let apply = "{ \"shield\": { \"recipe\": \"odd\", \"target\": \"#page\" } }"
    let found = try findings([apply], library: moving).filter { $0.rule == "H3" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("#second is read where #first is read without the shield") == true)
    #expect(
      try findings([apply], library: try recipe("{ \"layout\": \"#target\" }")).filter { $0.rule == "H3" }.isEmpty)
  }

  @Test func `a shield's empty field that is read out is worth a note`() throws {
    let field = "{ \"add\": { \"view\": \"UITextField#field\", \"refusesFirstResponder\": true, \"to\": \"#into\" } }"
    let silent = field.replacing("\"refuses", with: "\"isAccessibilityElement\": false, \"refuses")
    let apply = "{ \"shield\": { \"recipe\": \"odd\", \"target\": \"#page\" } }"
    let found = try findings([apply], library: try recipe(field)).filter { $0.rule == "H3" }
    #expect(found.map(\.severity) == [.note])
    #expect(try findings([apply], library: try recipe(silent)).filter { $0.rule == "H3" }.isEmpty)
  }

  @Test func `an action that changes the trees when it is repeated is found`() throws {
    let raise = "[{ \"bringToFront\": \"#into\" }]"
    let apply = "{ \"shield\": { \"recipe\": \"odd\", \"target\": \"#page\" } }"
    let on = "{ \"call\": \"shield.enable\" }"
    let lower = "{ \"sendToBack\": \"#shield/slot\" }"
    let host = """
      { "add": { "view": "UITextField#field", "isSecureTextEntry": true, "to": "#into" } },
      { "lookup": { "in": "#field", "by": "reference", "as": "canvas" } },
      { "addSubview": { "view": "#target", "to": "#canvas" } }
      """
    let odd = try recipe(host, enable: raise)
    let found = try findings([apply, on, lower, on], library: odd).filter { $0.message.contains("idempotent") }
    #expect(found.count == 1)
    #expect(found.first?.rule == "S2")
    let calm = try recipe("{ \"layout\": \"#target\" }", enable: "[{ \"layout\": \"#into\" }]")
    #expect(try findings([apply, on, on], library: calm).filter { $0.message.contains("idempotent") }.isEmpty)
  }

  @Test func `a shield that hides what nobody asked for is a warning, and with a secret a note`() throws {
    let banner =
      "{ \"add\": { \"view\": \"UIView#banner\", \"frame\": [0, 0, 10, 10], \"color\": \"green\", \"to\": \"#shield/canvas\" } }"
    let found = try findings([shieldPage, banner]).filter { $0.rule == "C4" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.node == "UIView#banner")
    let secret = Self.page.replacing("UIView#page\"", with: "UIView#page\", \"secret\": true")
    #expect(try findings([shieldPage, banner], windows: secret).filter { $0.rule == "C4" }.map(\.severity) == [.note])
    #expect(try findings([shieldPage], windows: secret).filter { $0.rule == "C4" }.isEmpty)
  }

  @Test func `content that the panel does not show either is not over-protected`() throws {
    let secret = Self.page.replacing("UIView#page\"", with: "UIView#page\", \"secret\": true")
    let hidden =
      "{ \"add\": { \"view\": \"UIView#banner\", \"hidden\": true, \"frame\": [0, 0, 10, 10], \"color\": \"green\", \"to\": \"#shield/canvas\" } }"
    #expect(try findings([shieldPage, hidden], windows: secret).filter { $0.rule == "C4" }.isEmpty)
  }

  @Test func `a caret that vanishes for a while is found at the end`() throws {
    let windows = Self.page.replacing(
      "\"color\": \"red\" }",
      with: "\"color\": \"red\", \"children\": [{ \"view\": \"UITextField#name\", \"frame\": [0, 0, 20, 10] }] }")
    let edit = ["{ \"focus\": \"#name\" }", "{ \"blur\": \"#name\" }"]
    #expect(
      try findings([shieldPage] + edit, windows: windows).filter { $0.rule == "F11" }.map(\.node) == [
        "UITextField#name"
      ])
    #expect(try findings(edit, windows: windows).filter { $0.rule == "F11" }.isEmpty)
  }

  @Test func `a canvas that the next layout takes back is a note for plain steps and a warning for a shield`() throws {
    let steps = [
      "{ \"add\": { \"view\": \"UITextField#field\", \"frame\": [0, 0, 20, 20], \"isSecureTextEntry\": true } }",
      "{ \"lookup\": { \"in\": \"#field\", \"by\": \"reference\", \"as\": \"canvas\" } }",
      "{ \"addSubview\": { \"view\": \"#canvas\", \"to\": \"#root\" } }",
      "{ \"addSubview\": { \"view\": \"#page\", \"to\": \"#canvas\" } }",
    ]
    #expect(try findings(steps).filter { $0.rule == "F3" }.map(\.severity) == [.note])
    let host = "{ \"shield\": { \"recipe\": \"canvas-host\", \"target\": \"#page\" } }"
    #expect(try findings([host]).filter { $0.rule == "F3" }.map(\.severity) == [.warning])
    #expect(try findings([shieldPage]).filter { $0.rule == "F3" }.isEmpty)
  }

  @Test(arguments: ["didEnterBackground", "willEnterForeground"])
  func `a hook hears of the background before its picture is taken`(event: String) throws {
    let steps = [
      "{ \"on\": { \"event\": \"\(event)\", \"do\": [{ \"set\": { \"#page.color\": \"blue\" } }] } }",
      "{ \"event\": \"willResignActive\" }", "{ \"event\": \"didEnterBackground\" }",
      "{ \"event\": \"willEnterForeground\" }",
    ]
    let states = try ShieldBench(library: .empty, recipe: "").states(
      on: ShieldBench.systems[4], steps, windows: Self.page)
    let colors = states.map { state in state.layer("page").map { state.device.hierarchy[$0].fill } }
    let blue = try #require(colors.last)
    #expect(colors.firstIndex(of: blue) == (event == "didEnterBackground" ? 3 : 4))
  }

  @Test func `single bits of a mask change and the others stay`() throws {
    let steps = [
      "{ \"set\": { \"#page.captureMask\": [\"still\"] } }",
      "{ \"set\": { \"#page.captureMask\": { \"add\": [\"live\"] } } }",
      "{ \"set\": { \"#page.captureMask\": { \"remove\": [\"still\"] } } }",
      "{ \"set\": { \"#page.captureMask\": { \"add\": [\"panel\"], \"remove\": [\"live\"] } } }",
    ]
    let states = try ShieldBench(library: .empty, recipe: "").states(
      on: ShieldBench.systems[4], steps, windows: Self.page)
    let masks = states.compactMap { state in state.layer("page").map { state.device.hierarchy[$0].captureMask } }
    #expect(masks == [[], .still, .captures, .live, .panel])
  }

  @Test(arguments: [
    ("{}", "a key is missing in a change of bits"),
    ("{ \"add\": [\"still\"], \"remove\": [\"still\"] }", "both added and removed"),
  ])
  func `a change of no bit, or of a bit both ways, is a mistake`(value: String, words: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try ShieldBench(library: .empty, recipe: "").states(
        on: ShieldBench.systems[4], ["{ \"set\": { \"#page.captureMask\": \(value) } }"], windows: Self.page)
    }
    let message = try #require(error?.diagnostics.kept.first).description
    #expect(message.contains(words))
  }

  @Test func `a view goes to the front or to the back of its siblings in both trees`() throws {
    let steps = ["{ \"bringToFront\": \"#page\" }", "{ \"sendToBack\": \"#page\" }"]
    let states = try ShieldBench(library: .empty, recipe: "").states(
      on: ShieldBench.systems[4], steps, windows: Self.page)
    for (state, wanted) in zip(
      states, [["page", "first", "second"], ["first", "second", "page"], ["page", "first", "second"]])
    {
      let hierarchy = state.device.hierarchy
      let root = try #require(hierarchy.views(named: "root").first)
      #expect(hierarchy[root].subviews.map { hierarchy[$0].name } == wanted)
      let owners = hierarchy[hierarchy[root].layer].sublayers.compactMap { hierarchy[$0].owner }
      #expect(owners.map { hierarchy[$0].name } == wanted)
    }
  }
}
