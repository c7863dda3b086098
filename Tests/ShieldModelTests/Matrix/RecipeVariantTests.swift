import Testing

@testable import ShieldModel

@Suite struct RecipeVariantTests {
  private static func recipe(_ counts: [Int]) -> Recipe {
    let parameters = counts.enumerated().map { index, count in
      Recipe.Parameter(
        name: "p\(index)", summary: "A.", values: (0..<count).map { "v\($0)" }, defaultValue: "v\(count - 1)")
    }
    return Recipe(name: "r", title: "R", source: "here", parameters: parameters, attach: [])
  }

  @Test(arguments: [
    ([], 1), ([3], 3), ([2, 3], 6), ([4, 2], 8), ([5, 5], 9), ([0, 2], 2),
  ])
  func `variants are all combinations up to a limit, then one value at a time`(counts: [Int], expected: Int) {
    let variants = RecipeVariant.all(of: Self.recipe(counts))
    #expect(variants.count == expected)
    #expect(Set(variants).count == expected)
    #expect(
      variants.first?.arguments.allSatisfy { argument in
        Self.recipe(counts).parameters.contains { $0.name == argument.name && $0.defaultValue == argument.value }
      } == true)
  }

  @Test func `a fail mode is asked of recipes that ask for it only`() throws {
    let host = try MatrixSample.variant("canvas-host").recipe
    let mask = try MatrixSample.variant("private-mask").recipe
    #expect(RecipeVariant.all(of: host, failModes: FailMode.allCases).count == 8)
    #expect(RecipeVariant.all(of: mask, failModes: FailMode.allCases).count == 1)
  }

  @Test func `a contradiction names systems, parameters and a source, or is a mistake`() throws {
    func recipe(_ contradiction: String) throws -> Recipe {
      try FormatSample.recipe(
        """
        { "version": 1, "recipe": "r", "title": "R", "source": "here", "target": "window",
          "parameters": { "pick": { "summary": "A.", "values": ["first", "last"] } },
          "contradictions": [\(contradiction)], "attach": [] }
        """)
    }
    let good = try recipe(#"{ "os": "13...16", "with": { "pick": "last" }, "says": "No.", "source": "there" }"#)
    #expect(good.target == .window)
    #expect(good.contradictions.map(\.arguments) == [[Step.Argument(name: "pick", value: "last")]])
    for bad in [
      #"{ "os": "19", "says": "No.", "source": "there" }"#, #"{ "os": "13", "says": "No." }"#,
      #"{ "os": "13", "with": { "pick": "middle" }, "says": "No.", "source": "there" }"#,
      #"{ "os": "13", "with": { "pack": "last" }, "says": "No.", "source": "there" }"#,
    ] {
      #expect(throws: DocumentError.self, "\(bad)") { try recipe(bad) }
    }
  }
}
