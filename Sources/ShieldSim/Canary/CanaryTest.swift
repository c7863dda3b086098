import ShieldModel

/// The Swift text of a canary: a test that is red when a recipe's lookup no longer finds the canvas of a real field.
struct CanaryTest {
  /// The recipe.
  let recipe: Recipe
  /// Its lookups.
  let plan: CanaryPlan
  /// The test library.
  let style: CanaryStyle

  /// The whole file.
  var text: String {
    let tests = plan.probes.enumerated().map { test($0.element, number: $0.offset + 1) }
    return header + imports + suite(tests) + parts.joined()
  }

  /// The name of the test's type: that of the recipe in capitals.
  var typeName: String {
    let words = recipe.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined() + "Canary" + (style == .xctest ? "Tests" : "")
  }

  // MARK: Around the tests

  private var header: String {
    var lines = [
      "Canary for the recipe \(recipe.name), printed by shieldsim canary (facts \(OSCatalogue.version)).",
      "",
      "It is red when a lookup of the recipe no longer finds the canvas of a real text field. It belongs in a unit test"
        + " target that has a host app and links ShieldModel; run it on devices and on every release that you ship to.",
      "",
      "It cannot test that the system leaves the canvas out of captures: no public call tells. Look at a screenshot of"
        + " a screen with made-up content for that. And it makes a field of its own, so it does not see how your app"
        + " uses the recipe.",
    ]
    if plan.leftOut > 0 {
      lines += [
        "", "\(Self.count(plan.leftOut)) of its actions and fallbacks \(plan.leftOut == 1 ? "is" : "are") not tested.",
      ]
    }
    return lines.flatMap { line in
      line.isEmpty ? ["//"] : TextWrapping.lines(of: QuotedText.bare(line), width: 117).map { "// " + $0 }
    }.joined(separator: "\n") + "\n\n"
  }

  private static func count(_ number: Int) -> String { number == 1 ? "1 lookup" : "\(number) lookups" }

  private var imports: String {
    "import ShieldModel\n"
      + (style == .testing ? "import Testing\nimport UIKit\n\n" : "import UIKit\nimport XCTest\n\n")
  }

  private func suite(_ tests: [String]) -> String {
    let head = style == .xctest ? "final class \(typeName): XCTestCase {" : "@MainActor\n@Suite struct \(typeName) {"
    return "\(head)\n\(tests.joined(separator: "\n"))}\n"
  }

  /// The declarations that the tests need.
  private var parts: [String] {
    var parts: [String] = []
    if plan.probes.contains(where: { CanaryProbe($0).checksName }) {
      let names = KnownCanvasNames.all.map { "\"\($0)\"" }.joined(separator: ", ")
      parts.append(
        """

        /// The names under which canvases have been seen; a lookup by position can find anything.
        private let canvasNames = [\(names)]

        """)
    }
    if plan.probes.contains(where: { !$0.requirements.isEmpty }) { parts.append(CanaryParts.system) }
    if plan.probes.contains(where: { CanaryProbe($0).needsViews }) { parts.append(CanaryParts.view) }
    if plan.probes.contains(where: { CanaryProbe($0).needsLayers }) { parts.append(CanaryParts.layer) }
    return parts
  }

  // MARK: One test

  private func test(_ probe: CanaryPlan.Probe, number: Int) -> String {
    let suffix = plan.probes.count == 1 ? "" : "\(number)"
    let words = CanaryProbe(probe)
    var lines = TextWrapping.lines(of: words.summary, width: 112).map { "/// " + $0 }
    let guarded = probe.requirements.compactMap { CanaryRequirement($0).expression }.joined(separator: " && ")
    switch style {
    case .xctest:
      lines += ["@MainActor", "func testLookup\(suffix)FindsTheCanvas() throws {"]
      if !guarded.isEmpty {
        let skip = CanaryProbe.call("try XCTSkipUnless", [guarded, "\"the recipe looks otherwise on this system\""])
        lines += skip.map { "  " + $0 }
      }
    case .testing:
      lines += guarded.isEmpty ? ["@Test"] : CanaryProbe.call("@Test", [".enabled(if: \(guarded))"])
      lines.append("func lookup\(suffix)FindsTheCanvas() throws {")
    }
    lines += (words.preparation(style) + words.search(style)).map { $0.isEmpty ? "" : "  " + $0 }
    lines.append("}")
    return lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n") + "\n"
  }
}
