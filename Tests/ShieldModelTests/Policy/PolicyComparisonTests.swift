import Testing

@testable import ShieldModel

@Suite struct PolicyComparisonTests {
  @Test func `presets go from weak to strict`() {
    for (weaker, stricter) in zip(Policy.presets, Policy.presets.dropFirst()) {
      let comparison = PolicyComparison(stricter, weaker)
      #expect(comparison.isNeverWeaker, "\(stricter.name): \(comparison.weaker?.example.text ?? "")")
      #expect(comparison.stricter != nil && comparison.different > 0)
      #expect(!PolicyComparison(weaker, stricter).isNeverWeaker)
    }
  }

  @Test func `a policy is like itself, in whatever order its rules stand`() {
    var turned = Policy.standard
    turned.entries.reverse()
    let comparison = PolicyComparison(turned, .standard)
    #expect(comparison.isNeverWeaker && comparison.stricter == nil && comparison.different == 0)
    #expect(comparison.parts.allSatisfy { $0.weaker == nil && $0.stricter == nil })
  }

  @Test func `the counterexample is the plainest, and its parts say where it is weaker`() throws {
    var weaker = Policy.standard
    weaker.entries.append(
      .custom(
        PolicyRule(
          "loose", "Loose.", when: .when(ScenePhase.background).and(BuildKind.beta),
          .permit(downTo: FailMode.failOpen), .permit(downTo: PromptLevel.warn))))
    #expect(PolicyComparison(weaker, .standard).isNeverWeaker, "demands beat both permissions")
    weaker.entries.removeAll { $0 == .builtIn(.failClosed) }
    let comparison = PolicyComparison(weaker, .standard)
    let example = try #require(comparison.weaker?.example)
    #expect(example == PolicyInput(sensitivity: .secret))
    #expect(comparison.parts.filter { $0.weaker != nil }.map(\.part) == [.content, .failMode])
    #expect(comparison.covered == PolicyAnalysis(.standard).covered)
  }
}
