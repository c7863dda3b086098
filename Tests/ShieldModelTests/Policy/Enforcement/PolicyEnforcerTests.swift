import Testing

@testable import ShieldModel

/// What an enforcer answers to what happens to an app.
@Suite struct PolicyEnforcerTests {
  private static func snapshot(
    _ sensitivity: Sensitivity = .secret, stage: ShieldStage = .disabled, phase: ScenePhase = .active
  ) -> PolicySnapshot {
    PolicySnapshot(
      scenes: [PolicyScene(id: "main", phase: phase)],
      screens: [
        PolicyScreen(
          id: "booking", scene: "main", sensitivity: sensitivity, owners: PolicyOwners(["page"]), stage: stage)
      ])
  }

  @Test func `a secret is withheld until its shield is in effect`() {
    var snapshot = Self.snapshot()
    var enforcer = PolicyEnforcer(.standard)
    #expect(enforcer.update(snapshot) == [.withhold(screen: "booking"), .attachShield(screen: "booking")])
    snapshot.screens[0].stage = .pending
    #expect(enforcer.update(snapshot) == [])
    snapshot.screens[0].stage = .applied
    #expect(enforcer.update(snapshot) == [.reveal(screen: "booking")])
  }

  @Test func `the last visible owner takes the shield along, and a token counts once`() {
    var snapshot = Self.snapshot(stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.screens[0].owners.show("page")
    snapshot.screens[0].owners.show("sheet")
    snapshot.screens[0].owners.hide("page")
    #expect(enforcer.update(snapshot) == [])
    snapshot.screens[0].owners.hide("sheet")
    #expect(enforcer.update(snapshot).contains(.detachShield(screen: "booking")))
    #expect(snapshot.screens[0].owners.ownership == .mounted)
  }

  @Test func `a shield that failed is tried again when a window appears and when the scene becomes active`() {
    var snapshot = Self.snapshot(.personal, stage: .failed)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.scenes[0].windowCount = 1
    #expect(enforcer.update(snapshot) == [.retryShield(screen: "booking")])
    #expect(enforcer.update(snapshot) == [])
    snapshot.scenes[0].move(to: .inactive)
    _ = enforcer.update(snapshot)
    snapshot.scenes[0].move(to: .active)
    #expect(enforcer.update(snapshot).contains(.retryShield(screen: "booking")))
  }

  @Test func `a shield that is lost is tried again at once`() {
    var snapshot = Self.snapshot(stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.screens[0].stage = .failed
    let commands = enforcer.update(snapshot)
    #expect(commands.first == .withhold(screen: "booking") && commands.contains(.retryShield(screen: "booking")))
  }

  @Test func `the way to the background and back covers and uncovers once`() {
    var snapshot = Self.snapshot(stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    var commands: [PolicyCommand] = []
    for phase in [ScenePhase.inactive, .background, .inactive, .active] {
      snapshot.frame += 1
      snapshot.scenes[0].move(to: phase)
      commands += enforcer.update(snapshot)
    }
    #expect(commands == [.showCover(.branded, scene: "main"), .hideCover(scene: "main")])
  }

  @Test func `face recognition that the app asked for brings no cover and an alert does`() {
    var snapshot = Self.snapshot(stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.scenes[0].move(to: .inactive)
    snapshot.scenes[0].interruption = .ownPrompt
    #expect(enforcer.update(snapshot) == [])
    snapshot.scenes[0].interruption = .system
    #expect(enforcer.update(snapshot) == [.showCover(.branded, scene: "main")])
  }

  @Test func `a scene that goes away takes cover and prompt along`() {
    var snapshot = Self.snapshot(.personal, stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.scenes[0].move(to: .inactive)
    #expect(enforcer.update(snapshot) == [.showCover(.branded, scene: "main")])
    snapshot.scenes = []
    snapshot.screens = []
    #expect(enforcer.update(snapshot) == [.detachShield(screen: "booking"), .hideCover(scene: "main")])
  }

  @Test func `a screenshot is met with one offer that waits for its answer`() {
    var snapshot = Self.snapshot(.personal, stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.frame = 1
    snapshot.screenshotCount = 1
    let commands = enforcer.update(snapshot)
    #expect(commands.first == .prompt(.offerShare, scene: "main"))
    #expect(commands.contains(.respond(.report, screen: "booking")))
    #expect(commands.contains(.log(.screenshot(screen: "booking"))))
    snapshot.frame = 2
    #expect(enforcer.update(snapshot) == [] && enforcer.prompt(in: "main") == .offerShare)
    #expect(enforcer.answer(.share, in: "main") == [.dismissPrompt(scene: "main"), .log(.shared(scene: "main"))])
    #expect(enforcer.answer(.skip, in: "main") == [])
  }

  @Test func `screenshots before the first snapshot are no news`() {
    var snapshot = Self.snapshot(.personal, stage: .applied)
    snapshot.screenshotCount = 3
    var enforcer = PolicyEnforcer(.standard)
    #expect(!enforcer.update(snapshot).contains(.prompt(.offerShare, scene: "main")))
  }

  @Test func `a second screenshot within the debounce brings no second prompt`() {
    var snapshot = Self.snapshot(.personal, stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    var prompts = 0
    for frame in 1...30 where frame % 3 == 0 {
      snapshot.frame = Int32(frame)
      snapshot.screenshotCount += 1
      prompts += enforcer.update(snapshot).filter { $0 == .prompt(.offerShare, scene: "main") }.count
      _ = enforcer.answer(.skip, in: "main")
    }
    #expect(prompts == 3)
  }

  @Test func `a recording from before launch is met in the first frame, and a warning is no offer`() {
    var snapshot = Self.snapshot()
    snapshot.capture = .recording
    var enforcer = PolicyEnforcer(.standard)
    let commands = enforcer.update(snapshot)
    #expect(commands.contains(.prompt(.warn, scene: "main")))
    #expect(commands.contains(.log(.capture(.recording, screen: "booking"))))
    #expect(enforcer.answer(.share, in: "main") == [])
    snapshot.frame = 1
    snapshot.capture = .none
    #expect(enforcer.update(snapshot).contains(.dismissPrompt(scene: "main")))
  }

  @Test func `whoever was stopped by a capture is told to go on`() {
    var snapshot = Self.snapshot(stage: .applied)
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(snapshot)
    snapshot.frame = 1
    snapshot.capture = .unnamed
    #expect(enforcer.update(snapshot).contains(.respond(.block, screen: "booking")))
    snapshot.frame = 2
    snapshot.capture = .none
    #expect(enforcer.update(snapshot).contains(.respond(.allow, screen: "booking")))
  }

  @Test func `decisions stay readable with the rules that decided`() throws {
    var enforcer = PolicyEnforcer(.standard)
    _ = enforcer.update(Self.snapshot())
    let decided = try #require(enforcer.decision(about: "booking"))
    #expect(decided.decision[.shield].deciding.map(\.rule) == ["shield-visible-owner"])
    #expect(decided.decision[.content].guarantee == .waitsForShield)
  }

  @Test func `a screen of an unknown scene is treated as one in the background`() {
    var snapshot = Self.snapshot(stage: .applied)
    snapshot.screens[0].scene = "elsewhere"
    var enforcer = PolicyEnforcer(.wallet)
    _ = enforcer.update(snapshot)
    #expect(enforcer.decision(about: "booking")?.input.phase == .background)
  }
}
