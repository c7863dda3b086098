import ShieldModel
import Testing

@testable import ShieldSim

/// Everything that the tool prints as Swift must compile where it is meant to go.
@Suite(.enabled(if: UIKitStub.isAvailable)) struct PrintedSwiftTests {
  /// The canaries of every built-in recipe that has lookups, in each style, and of recipes that have what those lack.
  private static func canaries() throws -> [UIKitStub.File] {
    let recipes = try RecipeLibrary.builtIn().recipes + CanarySample.all.map { try FormatSample.recipe($0) }
    return recipes.flatMap { recipe in
      CanaryStyle.allCases.compactMap { style in
        let plan = CanaryPlan(recipe)
        guard !plan.probes.isEmpty else { return nil }
        return UIKitStub.File(
          name: "\(recipe.name)-\(style.rawValue)", text: CanaryTest(recipe: recipe, plan: plan, style: style).text)
      }
    }
  }

  @Test func `printed canaries and the snippet compile`() throws {
    let files = try Self.canaries() + [UIKitStub.File(name: "ShieldDump", text: DumpSnippet.text)]
    #expect(files.count > 20)
    #expect(try UIKitStub.complaints(about: files) == "")
  }

  @Test func `what UIKit does not declare, or not for this actor, is noticed`() throws {
    let text = """
      import UIKit
      func first(of view: UIView) -> UIView? { view.subviews.first }
      @MainActor func second(of view: UIView) -> UIView? { view.subvews.first }
      """
    let complaints = try UIKitStub.complaints(about: [UIKitStub.File(name: "wrong", text: text)])
    #expect(complaints.contains("main actor-isolated") && complaints.contains("has no member 'subvews'"))
  }
}
