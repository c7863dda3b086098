/// What a step does, as files spell it: the one key of a step object.
enum StepWord: String, CaseIterable {
  case add
  case addSubview
  case bringToFront
  case sendToBack
  case removeFromSuperview
  case addSublayer
  case removeFromSuperlayer
  case swapLayer
  case restoreLayer
  case remember
  case restore
  case set
  case matchFrame
  case release
  case setNeedsLayout
  case layout
  case lookup
  case when
  case async
  case together
  case turn
  case onLayout
  /// Does steps whenever something happens.
  case on
  /// A screen that asks for a shield appears or disappears.
  case owner
  case shield
  case call
  case window
  case makeKeyAndVisible
  case present
  case focus
  case blur
  case replaceCanvas
  case rotate
  case direction
  case event
  /// The system puts something in front of the app, or takes it away.
  case interruption
  /// The person answers a prompt.
  case answer
  case scene
  case capture
  case record
  /// Keeps pixels to be shown again.
  case snapshot
  case tap
  case walk
  case animate
  case expect

  /// Whether the step can stand only directly in the steps of a scenario.
  var needsScenario: Bool { self == .turn || self == .expect }

  /// Whether recipes may have the step.
  var isInRecipes: Bool { !needsScenario && self != .interruption && self != .answer }

  /// How deeply steps may stand in each other.
  static let depthLimit = Simulation.scriptDepthLimit
}
