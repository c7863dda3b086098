@testable import ShieldModel

/// What happens to an app, drawn from a seed: phases, captures, owners, scenes and screens that come and go.
struct PolicyEventSequence {
  private var random: RandomPolicy
  private(set) var snapshot = PolicySnapshot(scenes: [PolicyScene(id: "main", phase: .inactive)])

  init(seed: UInt64, build: BuildKind) {
    random = RandomPolicy(seed: seed)
    snapshot.build = build
    snapshot.screens = [PolicyScreen(id: "booking", scene: "main", sensitivity: .secret)]
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// One event, after which the snapshot may or may not belong to another frame.
  mutating func next() -> PolicySnapshot {
    if pick(4) > 0 { snapshot.frame += 1 }
    switch pick(10) {
    case 0, 1, 2: move()
    case 3: snapshot.capture = CaptureSource.allCases[pick(4)]
    case 4: snapshot.screenshotCount += 1
    case 5, 6: changeScreen()
    case 7: changeScenes()
    case 8: changeScreens()
    default: snapshot.support = MaskSupport.allCases[pick(3)]
    }
    return snapshot
  }

  private mutating func move() {
    guard !snapshot.scenes.isEmpty else { return }
    let index = pick(snapshot.scenes.count)
    let isUp = pick(2) == 0
    switch snapshot.scenes[index].phase {
    case .active: snapshot.scenes[index].move(to: .inactive)
    case .inactive: snapshot.scenes[index].move(to: isUp ? .active : .background)
    case .background: snapshot.scenes[index].move(to: .inactive)
    }
    let isInFront = snapshot.scenes[index].phase == .inactive
    snapshot.scenes[index].interruption = isInFront ? SystemInterruption.allCases[pick(3)] : .none
  }

  private mutating func changeScreen() {
    guard !snapshot.screens.isEmpty else { return }
    let index = pick(snapshot.screens.count)
    switch pick(4) {
    case 0: snapshot.screens[index].owners.show(["a", "b"][pick(2)])
    case 1: snapshot.screens[index].owners.hide(["a", "b"][pick(2)])
    case 2: snapshot.screens[index].owners.remove(["a", "b"][pick(2)])
    default: snapshot.screens[index].stage = ShieldStage.allCases[pick(4)]
    }
  }

  private mutating func changeScenes() {
    if snapshot.scenes.count > 1, pick(2) == 0 {
      snapshot.scenes.remove(at: pick(snapshot.scenes.count))
    } else if let id = ["main", "second"].first(where: { id in !snapshot.scenes.contains { $0.id == id } }) {
      snapshot.scenes.append(PolicyScene(id: id, phase: .inactive))
    }
  }

  private mutating func changeScreens() {
    if snapshot.screens.count > 1, pick(2) == 0 {
      snapshot.screens.remove(at: pick(snapshot.screens.count))
    } else if let id = ["booking", "card", "list"].first(where: { id in !snapshot.screens.contains { $0.id == id } }) {
      snapshot.screens.append(
        PolicyScreen(id: id, scene: ["main", "second"][pick(2)], sensitivity: Sensitivity.allCases[pick(3)]))
    }
  }
}
