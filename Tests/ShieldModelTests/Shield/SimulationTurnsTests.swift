import Testing

@testable import ShieldModel

/// Hooks run for what they wait for, and only as long as somebody waits.
@Suite struct SimulationTurnsTests {
  private static func run(_ steps: String, expecting expectation: String) throws -> [CaseResult] {
    try ScenarioFolder.run(
      """
      {"version":1,"title":"t","device":{"os":"17"},"matrix":{"os":["13...26"]},
      "windows":[{"id":"main","root":{"view":"UIView#root","children":[
        {"view":"UITextField#one","frame":[0,0,90,20]},{"view":"UITextField#two","frame":[0,30,90,20]},
        {"view":"UIView#mark","frame":[0,60,9,9]}]}}],
      "steps":[\(steps)],"expect":[\(expectation)]}
      """)
  }

  private static let hook = ##"{"on":{"event":"canvasLost","of":"#one","do":[{"set":{"#mark.alpha":0.5}}]}}"##

  @Test(arguments: [("one", "0.5"), ("two", "1")])
  func `a hook for the canvas of one field runs for that field only`(_ field: String, _ alpha: String) throws {
    let results = try Self.run(
      Self.hook + ",{\"replaceCanvas\":\"#\(field)\"}", expecting: "{\"value\":{\"#mark.alpha\":\(alpha)}}")
    #expect(results.count > 3 && results.allSatisfy { $0.verdict() == .holds })
  }

  @Test func `a hook that names no field runs for every canvas`() throws {
    let results = try Self.run(
      ##"{"on":{"event":"canvasLost","do":[{"set":{"#mark.alpha":0.5}}]}},{"replaceCanvas":"#two"}"##,
      expecting: ##"{"value":{"#mark.alpha":0.5}}"##)
    #expect(results.allSatisfy { $0.verdict() == .holds })
  }

  @Test func `a hook ends when the app lets go of its field, although the tree still holds it`() throws {
    let results = try Self.run(
      Self.hook + ##",{"release":"#one"},{"replaceCanvas":"#one"}"##, expecting: ##"{"value":{"#mark.alpha":1}}"##)
    #expect(results.allSatisfy { $0.verdict() == .holds })
  }

  @Test func `what the app has let go of is no longer found, in the same turn too`() throws {
    let results = try Self.run(
      ##"""
      {"lookup":{"in":"#one","by":"name","as":"canvas"}},
      {"together":[{"release":"#canvas"},{"when":{"found":"canvas","do":[{"set":{"#mark.alpha":0.5}}]}}]}
      """##, expecting: ##"{"value":{"#mark.alpha":1}}"##)
    #expect(results.allSatisfy { $0.verdict() == .holds })
  }
}
