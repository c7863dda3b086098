import Testing

@testable import ShieldModel

/// What decides, on recipes that are made so that one can tell by reading them.
@Suite struct DecidingAxesTests {
  private static func toy(attach: String, actions: String = "{}") -> String {
    """
    { "version": 1, "recipe": "toy", "title": "Toy", "source": "here", "attach": [\(attach)], "actions": \(actions) }
    """
  }

  private static let mask = ##"{ "set": { "#target.captureMask": ["still", "live"] } }"##

  @Test func `a recipe that forgets content that is replaced is decided by the moment of the content`() throws {
    let replace = ##"""
      { "swap": { "summary": "Swaps.", "effect": "content", "do": [
        { "removeFromSuperview": "#target" }, { "addSubview": { "view": "#content", "to": "#into" } },
        { "set": { "#content.frame": "fill" } } ] } }
      """##
    let row = try MatrixSample.row(
      Self.toy(attach: Self.mask, actions: replace), on: try MatrixSample.systems("18"))
    #expect(row.situations.count == 7)
    let axes = DecidingAxes(row, system: 0)
    #expect(axes.deciding == [.content])
    #expect(axes.idle == [.shield, .destination])
    #expect(axes.clauses.map(\.verdict) == [.leaks, .protected])
    #expect(
      axes.clauses.first?.ways == [
        [DecidingAxes.Condition(axis: .content, values: ["beforeWindow", "afterLayout"])]
      ])
    #expect(
      axes.sentence == "leaks when content is replaced before the window or replaced after layout")
    #expect(
      axes.axesSentence
        == "the moment of the content decides; the moment of the lookup and the destination do not matter")
    let cell = try #require(row.cell(system: 0))
    #expect(row.situations[cell.situation] == Situation(content: .beforeWindow))
    #expect(cell.count == 8 && cell.total == 14 && !cell.isEverywhere)
  }

  @Test func `a mask for stills alone is decided by the destination`() throws {
    let row = try MatrixSample.row(
      Self.toy(attach: ##"{ "set": { "#target.captureMask": ["still"] } }"##), on: try MatrixSample.systems("18"))
    let axes = DecidingAxes(row, system: 0)
    #expect(axes.deciding == [.destination])
    #expect(axes.sentence == "leaks when the destination is screen recording")
    #expect(row.cell(system: 0, kinds: [0])?.judgement.verdict == .protected)
  }

  @Test func `a recipe that always protects is decided by nothing`() throws {
    let row = try MatrixSample.row(Self.toy(attach: Self.mask), on: try MatrixSample.systems("18"))
    let axes = DecidingAxes(row, system: 0)
    #expect(axes.deciding == [])
    #expect(axes.sentence == "protected in every situation")
    #expect(axes.axesSentence == nil)
    #expect(row.sideFindings == [])
  }

  @Test func `a verdict that no product of values describes is told as several ways`() throws {
    // Protected only where the shield comes after layout and the content stays.
    let replace = ##"""
      { "swap": { "summary": "Swaps.", "effect": "content", "do": [
        { "removeFromSuperview": "#target" }, { "addSubview": { "view": "#content", "to": "#into" } } ] } }
      """##
    let attach = ##"""
      { "add": { "view": "UITextField#field" } },
      { "when": { "found": "field", "do": [{ "set": { "#target.captureMask": ["still", "live"] } }] } },
      { "on": { "event": "windowAppeared", "do": [] } }
      """##
    let row = try MatrixSample.row(
      Self.toy(attach: attach, actions: replace), on: try MatrixSample.systems("18"))
    let axes = DecidingAxes(row, system: 0)
    for clause in axes.clauses {
      #expect(clause.count > 0 && clause.total == row.situations.count * 2)
      #expect(!clause.ways.isEmpty)
    }
    #expect(axes.clauses.map(\.count).reduce(0, +) == row.situations.count * 2)
  }
}
