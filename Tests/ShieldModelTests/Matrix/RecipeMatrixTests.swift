import Testing

@testable import ShieldModel

/// The verdicts of the matrix against the public record.
@Suite struct RecipeMatrixTests {
  private static let afterLayout = Situation(shield: .afterLayout)

  @Test func `a window graft on the first sublayer protects to 16 and leaks from 17`() throws {
    let first = try MatrixSample.variant("make-secure", ["pick": "first"])
    let old = try MatrixSample.verdicts(first, Self.afterLayout, on: try MatrixSample.systems("13...16"))
    #expect(old.joined().allSatisfy { $0.verdict == .protected })
    let new = try MatrixSample.verdicts(first, Self.afterLayout, on: try MatrixSample.systems("17...26,26.5"))
    #expect(new.joined().allSatisfy { $0.verdict == .leaks && $0.hasFaultBeside })
  }

  @Test func `a window graft on the last sublayer protects from 13 and breaks the panel at 26.5`() throws {
    let last = try MatrixSample.variant("make-secure", ["pick": "last"])
    let known = try MatrixSample.verdicts(last, Self.afterLayout, on: try MatrixSample.systems("13...26"))
    #expect(known.joined().allSatisfy { $0.verdict == .protected })
    let helper = try MatrixSample.verdicts(last, Self.afterLayout, on: try MatrixSample.systems("26.5"))
    #expect(helper.joined().allSatisfy { $0.verdicts.contains(.panelBroken) && !$0.verdicts.contains(.leaks) })
  }

  @Test func `the report that contradicts the last sublayer stands beside it before 17 and nowhere else`() throws {
    let last = try MatrixSample.variant("make-secure", ["pick": "last"])
    let first = try MatrixSample.variant("make-secure", ["pick": "first"])
    for profile in try MatrixSample.systems("13...26") {
      let isOld = profile.version < OSVersion(major: 17)
      #expect(last.contradictions(on: profile).map(\.source).contains { $0.hasSuffix("issues/17") } == isOld)
      #expect(first.contradictions(on: profile).isEmpty)
    }
  }

  @Test func `a window graft before the window is shown crashes`() throws {
    let last = try MatrixSample.variant("make-secure", ["pick": "last"])
    let judgement = try MatrixSample.verdicts(last, Situation(), on: try MatrixSample.systems("18")).first?.first
    #expect(judgement?.verdict == .panelBroken)
    #expect(judgement?.rules == ["T4"])
  }

  @Test func `an exact name renders nothing on a system with another name`() throws {
    let list = try MatrixSample.variant("exact-name-list")
    for situation in [Situation(), Self.afterLayout] {
      for judgement in try MatrixSample.verdicts(list, situation, on: try MatrixSample.systems("next-renamed")).joined()
      {
        #expect(judgement.verdict == .canvasMissing)
        #expect(judgement.verdicts.contains(.panelBroken))
      }
    }
  }

  @Test(arguments: [Platform.iPhone, .iPad])
  func `the reference recipe protects in every field state and order of set-up`(platform: Platform) throws {
    let reference = try MatrixSample.variant("reference")
    let situations = Situation.all(for: reference.recipe)
    #expect(situations.count == FieldState.allCases.count * ShieldMoment.allCases.count)
    for situation in situations {
      let systems = try MatrixSample.systems("13...26,26.5", platform: platform)
      let found = try MatrixSample.verdicts(reference, situation, on: systems)
      #expect(found.joined().allSatisfy { $0.verdicts == [.protected] }, "\(situation.words)")
    }
  }

  @Test(arguments: [Platform.macCatalyst, .iPadOnMac])
  func `the reference recipe is unsupported on a Mac`(platform: Platform) throws {
    let reference = try MatrixSample.variant("reference")
    let found = try MatrixSample.verdicts(reference, Situation(), on: OSCatalogue.rows(of: platform))
    #expect(found.joined().allSatisfy { $0.verdict == .unsupported })
  }

  @Test func `nothing is called protected where it is contested which mask the secure switch writes`() throws {
    let library = try RecipeLibrary.builtIn()
    let systems = try MatrixSample.systems("11,12,27")
    for recipe in library.recipes where !recipe.fieldNames.isEmpty {
      for variant in RecipeVariant.all(of: recipe) {
        for judgement in try MatrixSample.verdicts(variant, Self.afterLayout, on: systems).joined() {
          #expect(judgement.verdict != .protected, "\(recipe.name) \(variant.words)")
        }
      }
    }
  }

  @Test func `a capture that a row contests is unknown, not safe`() throws {
    let reference = try MatrixSample.variant("reference")
    let found = try MatrixSample.verdicts(
      reference, Situation(), on: try MatrixSample.systems("17", platform: .simulator))
    #expect(found.first?.map(\.verdict) == [.protected, .unknown])
    #expect(found.first?.last?.grade == .contested)
  }

  @Test func `content that shows for a frame before its mask comes is a leak of the recording alone`() throws {
    let wrapper = try MatrixSample.variant("exact-name-wrapper")
    let found = try MatrixSample.verdicts(wrapper, Self.afterLayout, on: try MatrixSample.systems("17"))
    #expect(found.first?.map(\.verdict) == [.protected, .leaks])
    #expect(found.first?.last?.reason.contains("not at its end") == true)
  }

  @Test(arguments: ["layer-on-view", "exact-name-list"])
  func `one run that speaks for several systems says what each of them would`(name: String) throws {
    let variant = try MatrixSample.variant(name)
    let systems = try MatrixSample.systems("13...26,26.5,next") + MatrixSample.systems("13,14,17", platform: .iPad)
    let unit = MatrixPlan.Unit(variant: 0, situation: Situation(shield: .withWindow))
    let outcomes = try [true, false].map { shares in
      try MatrixPlan(
        variants: [variant], systems: systems, kinds: MatrixSample.usualKinds, library: try RecipeLibrary.builtIn(),
        sharesRuns: shares
      ).judge(unit)
    }
    #expect(outcomes[0].judgements == outcomes[1].judgements)
    #expect(outcomes[0].sideFindings == outcomes[1].sideFindings)
    let behaviours = Set(systems.map { SystemBehaviour(of: $0, towards: variant.recipe) })
    #expect(behaviours.count < systems.count)
  }
}
