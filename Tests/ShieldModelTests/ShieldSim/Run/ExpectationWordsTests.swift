import Testing

@testable import ShieldModel
@testable import ShieldSim

/// In this file the name means the expectation of a scenario, not that of Swift Testing.
private typealias Expectation = ShieldModel.Expectation

@Suite struct ExpectationWordsTests {
  /// An expectation with its words.
  struct Row: Sendable {
    fileprivate let expectation: Expectation
    let words: String

    fileprivate init(
      _ subject: Expectation.Subject, in scope: Expectation.Scope = .everyCapture, _ words: String
    ) {
      expectation = Expectation(subject, in: scope)
      self.words = words
    }
  }

  private static let a = Selector(name: "a")
  private static let b = Selector(name: "b")

  static let pictures: [Row] = [
    Row(.hides([a, b]), "hides #a, #b in every capture"),
    Row(.shows([a]), in: .panel, "shows #a in panel"),
    Row(.unknown([a]), in: .kind(.hardwareScreenshot), "unknown #a in screenshot"),
    Row(.hides([a]), in: .kind(.drawHierarchy), "hides #a in drawHierarchy"),
    Row(.equals(.named("b")), in: .named("a"), "a equals b"),
    Row(.differs(.panel), in: .kind(.screenRecording), "recording differs from panel"),
  ]

  static let reports: [Row] = [
    Row(.finding(rule: "C8", node: nil, severity: nil), "finding C8"),
    Row(.finding(rule: "C8", node: a, severity: .error), in: .named("shot"), "finding C8 (error) at #a in shot"),
    Row(.noFinding(rule: "H2", node: a), "no finding H2 at #a"),
    Row(.fault(.none, count: nil, shield: nil), "fault none"),
    Row(.fault(.canvasMissing, count: 2, shield: "s"), "fault canvasMissing, 2 times of shield s"),
    Row(.refused(.rule("T4")), "refused T4"),
    Row(.refused(.error("layerCycle")), "refused layerCycle"),
    Row(.refused(.none), "refused none"),
    Row(.refused(.any), "refused any"),
    Row(.crash(.layerInvalid), "crash CALayerInvalid"),
    Row(.fault(.any, count: 1, shield: nil), "fault any, once"),
    Row(.notified(.userDidTakeScreenshot, count: 3), "notified userDidTakeScreenshot, 3 times"),
  ]

  static let states: [Row] = [
    Row(.hit(nil, at: nil), "hit none"),
    Row(.hit(a, at: Point(x: 1, y: 2.5)), "hit #a at [1, 2.5]"),
    Row(.status(.applied, shield: nil), "status applied"),
    Row(.status(.failed, shield: "s"), "status failed of shield s"),
    Row(.value([Expectation.PropertyValue(selector: a, change: .text("x"))]), "value of #a"),
    Row(.count([Expectation.NodeCount(kind: .views, number: 12)]), "count 12 views"),
    Row(.autoFillBar(true), "autoFillBar true"),
    Row(.keyboard(.masked), "keyboard masked"),
    Row(.cycle(.none), "cycle none"),
    Row(.cycle(.any), "cycle any"),
    Row(.cycle(.names(["a", "b"])), "cycle #a, #b"),
    Row(.phase(.inactive, scene: nil), "phase inactive"),
    Row(.phase(.inactive, scene: "second"), "phase inactive of scene second"),
    Row(.isCaptured(false), "isCaptured false"),
  ]

  @Test(arguments: pictures + reports + states)
  func `an expectation is told in the words of scenario files`(row: Row) {
    #expect(row.expectation.words == row.words)
  }

  @Test func `a colour is told with its point`() throws {
    let color = try #require(Color(hexadecimal: "#ff0000"))
    #expect(Expectation(.color(color, at: Point(x: 3, y: 4)), in: .panel).words.hasSuffix(" at [3, 4] in panel"))
  }
}
