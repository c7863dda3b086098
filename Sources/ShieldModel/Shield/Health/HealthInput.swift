/// What the health checks look at: a finished run, and the same run without its shields.
public struct HealthInput: Sendable {
  /// The finished run.
  public let simulation: Simulation
  /// The same scenario with the targets at their places and no shield; nil when the scenario applies none.
  public let comparison: Simulation?
  /// Decides what shows.
  public let judge: ExposureJudge

  /// Makes the input of the checks.
  public init(simulation: Simulation, comparison: Simulation?) {
    self.simulation = simulation
    self.comparison = comparison
    judge = ExposureJudge(profile: simulation.device.profile)
  }

  var device: DeviceState { simulation.device }
  var log: SimulationLog { simulation.log }

  /// The weakest grade of some facts on the system at hand.
  func grade(of uses: [FactUse]) -> Grade {
    uses.reduce(.documented) { Grade.weakest($0, device.profile.grade(of: $1)) }
  }

  /// `Class#name` of a view, or empty when it is gone.
  func label(_ view: ViewID) -> String { device.hierarchy.views.find(view)?.label ?? "" }

  func layer(_ view: ViewID) -> LayerID? { device.hierarchy.views.find(view)?.layer }

  /// The text fields that a shield made: those whose name stands in the shield's name space.
  func fields(of shield: ShieldInstance) -> [ViewID] {
    device.hierarchy.views.handles.filter {
      device.hierarchy.textField($0) != nil && device.hierarchy[$0].name.hasPrefix(shield.name + "/")
    }
  }
}
