import ShieldModel
import Testing

@testable import ShieldSim

@Suite struct CanaryPlanTests {
  private func plan(_ name: String, _ parameters: [String: String] = [:]) throws -> CanaryPlan {
    CanaryPlan(try #require(try RecipeLibrary.builtIn().recipe(name)), parameters: parameters)
  }

  private func sample(_ text: String) throws -> CanaryPlan { CanaryPlan(try FormatSample.recipe(text)) }

  @Test func `the state of the field is that of the moment of the lookup`() throws {
    let probe = try #require(try plan("canvas-host").probes.first)
    #expect(probe.method == .views(CanvasLookup(strategy: .exactName(["_UITextLayoutCanvasView"]))))
    #expect(probe.prelude == CanaryPlan.Prelude(isSecure: true, isLaidOut: true) && probe.startsAtField)
    let wrapper = try plan("exact-name-wrapper").probes
    #expect(!wrapper.isEmpty && wrapper.allSatisfy { !$0.prelude.isSecure }, "the flag comes a turn later")
    #expect(try plan("bssecurekit").probes.map(\.prelude.isInWindow) == [true])
    #expect(try plan("window-graft-field-removed").probes.map(\.prelude.isInWindow) == [false, false])
  }

  @Test func `a lookup that comes again in the same state is one`() throws {
    #expect(try plan("reference").probes.count == 1)
    #expect(try plan("first-subview-container").probes.map(\.prelude.isInWindow) == [false])
    let later = try plan("first-subview-container", ["content": "afterWindow"])
    #expect(later.probes.map(\.prelude.isInWindow) == [false, true])
  }

  @Test func `parameters choose, systems stand beside the lookup`() throws {
    let byVersion = try plan("make-secure").probes
    #expect(
      byVersion.map(\.requirements) == [
        [.init(systems: "17...", isInverted: true)], [.init(systems: "17...", isInverted: false)],
      ])
    let last = try plan("make-secure", ["pick": "last"]).probes
    #expect(last.map(\.method) == [.layers(CanvasLookup(strategy: .lastChild))] && last[0].requirements.isEmpty)
  }

  @Test func `placeholder, border, layout and the view where the search starts are kept`() throws {
    let probe = try #require(try sample(CanarySample.ladder).probes.first)
    #expect(!probe.startsAtField)
    #expect(
      probe.prelude
        == CanaryPlan.Prelude(
          isSecure: true, hasPlaceholder: true, border: .roundedRect, isInWindow: true, isLaidOut: true))
  }

  @Test func `what is queued comes later, and what runs after a failure is left out and counted`() throws {
    #expect(try sample(CanarySample.reference).probes.map(\.prelude.isSecure) == [false, true])
    let layers = try sample(CanarySample.layers)
    #expect(layers.leftOut == 1)
    #expect(layers.probes.map(\.prelude.isInWindow) == [true, true, true, false])
  }

  @Test(arguments: ["private-mask", "private-class", "opaque-cover"])
  func `a recipe without a lookup has nothing to watch`(name: String) throws {
    #expect(try plan(name).probes.isEmpty)
  }

  @Test(arguments: [
    ("17...", false, "system >= OSVersion(major: 17)"),
    ("17...", true, "!(system >= OSVersion(major: 17))"),
    ("...16", false, "system < OSVersion(major: 17)"),
    ("13...14", false, "system >= OSVersion(major: 13) && system < OSVersion(major: 15)"),
    ("26", false, "system >= OSVersion(major: 26) && system < OSVersion(major: 26, minor: 5)"),
    (
      "12,26.5", false,
      "(system >= OSVersion(major: 12) && system < OSVersion(major: 13) || "
        + "system >= OSVersion(major: 26, minor: 5) && system < OSVersion(major: 27))"
    ),
    ("next-renamed", false, "false"), ("all", false, "true"),
  ])
  func `a range of systems becomes a condition`(systems: String, isInverted: Bool, expression: String) {
    let requirement = CanaryRequirement(.init(systems: systems, isInverted: isInverted))
    #expect(requirement.expression == expression)
  }
}
