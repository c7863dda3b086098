/// Everything about a system that a run of one recipe can depend on: its facts with their grades, and which of the
/// recipe's conditions about systems hold.
///
/// Two systems with equal behaviour come to equal verdicts, so one run speaks for both. Names, releases and sources of
/// facts are left out, because neither the device nor the checks look at them.
struct SystemBehaviour: Hashable {
  private let facts: [Line]
  private let siblings: [CanvasSibling]
  private let lengths: [Double]
  private let conditions: [Bool]

  private struct Line: Hashable {
    let value: String
    let grade: Grade
  }

  /// The behaviour of a system towards a recipe.
  init(of profile: OSProfile, towards recipe: Recipe) {
    facts = FactUse.all.map { use in
      let fact = profile.fact(use)
      return Line(value: fact.value, grade: fact.grade)
    }
    siblings = profile.canvasSiblings.value
    // The words of a fact may round a length.
    lengths = [
      profile.borderInset.value, profile.intrinsicHeight.value, profile.borderedIntrinsicHeight.value,
      profile.rightToLeftOffsetFraction.value,
    ]
    conditions = recipe.systemConditions.map { (try? Condition.holds($0, on: profile)) ?? false }
  }
}
