import Testing

@testable import ShieldModel

/// What holds after every operation, whatever came before.
@Suite struct DeviceStateLawTests {
  private static let profiles = OSCatalogue.rows

  /// Runs one random history; answers the number of refusals, and records the first breach with its seed.
  private func run(seed: UInt64, steps: Int) -> Int {
    let profile = Self.profiles[Int(seed) % Self.profiles.count]
    let screen = Screen(
      size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    var state = DeviceState(profile: profile, screen: screen)
    var generator = OperationGenerator(seed: seed)
    var history: [ShieldModel.Operation] = []
    var refusals = 0
    for step in 0..<steps {
      let operation = generator.next(state)
      history.append(operation)
      let before = state
      do {
        _ = try state.apply(operation)
      } catch {
        refusals += 1
        if state != before { Issue.record("seed \(seed), step \(step): refused, yet changed: \(operation)") }
      }
      let violations = state.violations()
      if !violations.isEmpty {
        Issue.record("seed \(seed), step \(step), after \(operation): \(violations)")
        return refusals
      }
      if step % 8 == 0 { look(at: state, seed: seed, step: step) }
    }
    var twin = DeviceState(profile: profile, screen: screen)
    for operation in history { _ = try? twin.apply(operation) }
    if twin != state || twin.hashValue != state.hashValue {
      Issue.record("seed \(seed): the same history gave another state")
    }
    return refusals
  }

  /// Asks everything that can be asked; the answers must at least be about living nodes.
  private func look(at state: DeviceState, seed: UInt64, step: Int) {
    let hit = state.hitTest(Point(x: 100, y: 100))
    if let view = hit.view, hit.path.first != view || state.windowRoot(of: view) != hit.path.last {
      Issue.record("seed \(seed), step \(step): a hit without a path to its window")
    }
    if let cycle = state.unionCycle(), cycle.labels.count < cycle.views.count {
      Issue.record("seed \(seed), step \(step): a cycle without names")
    }
    let lines = state.viewTreeText().utf8.count { $0 == 0x0A }
    if lines != state.hierarchy.views.count {
      Issue.record("seed \(seed), step \(step): the dump leaves views out")
    }
    if !state.presentedHierarchy.violations().isEmpty {
      Issue.record("seed \(seed), step \(step): what is presented is damaged")
    }
    for view in state.accessibilityElements where !state.hierarchy.views.contains(view) {
      Issue.record("seed \(seed), step \(step): an element that is gone")
    }
  }

  @Test func `after any history the trees are sound, refusals changed nothing, and a replay gives the same`() {
    var refusals = 0
    for seed in 1...240 { refusals += run(seed: UInt64(seed), steps: 60) }
    #expect(refusals > 700, "the histories have to meet refusals")
    #expect(refusals < 7_000, "most operations have to be possible")
  }
}
