import ShieldModel

/// One run of a recipe matrix, from the request to the report.
struct MatrixRun: Sendable {
  /// What the person asked for.
  let request: MatrixRequest
  /// Where the run speaks.
  let console: Console

  /// Judges everything.
  ///
  /// Throws `InterruptedError`, and `DocumentError` for a recipe with a mistake that only running finds.
  func report() async throws -> MatrixReport {
    let plan = MatrixPlan(
      variants: request.variants, systems: request.systems, kinds: request.kinds, library: request.library)
    let units = plan.units
    let progress = console.progress("Judging", total: units.count)
    defer { progress.finish() }
    let outcomes = try await BoundedTasks.map(units, jobs: request.jobs) { unit in
      defer { progress.advance(at: plan.variants[unit.variant].recipe.name) }
      return try plan.judge(unit)
    }
    var reporter = MatrixReporter(plan.matrix(outcomes), request: request)
    return reporter.report(runs: units.count * request.systems.count)
  }
}
