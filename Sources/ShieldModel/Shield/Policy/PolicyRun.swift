/// A policy at work in a simulation: what it sees, what it decided, and what stands on the screen because of it.
struct PolicyRun: Hashable, Sendable {
  let setup: PolicySetup
  var enforcer: PolicyEnforcer
  var snapshot: PolicySnapshot
  /// What an app believes that only listens to notices of changes.
  var isBelievedCaptured = false
  /// Who asks for each screen, whether the screen is there or not.
  var owners: [String: PolicyOwners] = [:]
  /// What was hidden for a screen that is withheld, and the placeholder in its place.
  var withheld: [String: Withheld] = [:]
  /// The views of covers that are up, by scene.
  var covers: [String: ViewID] = [:]
  /// Windows of covers that were up before, to be used again.
  var idleCovers: [String: ViewID] = [:]
  /// The views of prompts, by scene.
  var prompts: [String: ViewID] = [:]
  /// The share sheets that are up, by scene.
  var sheets: [String: ViewID] = [:]
  /// Commands of the turn that runs.
  var commands: [PolicyCommand] = []
  /// Whether decisions came to rest in the turn that runs.
  var isSettled = true

  /// What was done to withhold a screen.
  struct Withheld: Hashable, Sendable {
    /// The views that were hidden and had shown before.
    var hidden: [ViewID]
    var placeholder: ViewID?
  }

  init(_ setup: PolicySetup) {
    self.setup = setup
    enforcer = PolicyEnforcer(setup.policy)
    snapshot = PolicySnapshot(
      build: setup.build, launchArgument: setup.launchArgument, assistiveDisplay: setup.assistiveDisplay)
    for screen in setup.screens { owners[screen.id] = PolicyOwners(screen.owners) }
  }

  /// What the names of those views begin with.
  static let namePrefix = "policy/"

  /// The name of a view that stands for something on the screen; no shield has such a name.
  static func name(_ part: String, _ owner: String) -> String { namePrefix + part + "-" + owner }
}
