/// A recipe that has been applied to a target.
struct ShieldInstance: Hashable, Sendable {
  var name: String
  var recipe: Recipe
  var target: ViewID
  var host: ViewID?
  var isRequested: Bool
  var arguments: [Step.Argument]
  /// Properties that text fields of the shield get when they are made.
  var fieldProperties: [PropertyChange] = []
  /// The screens that ask for protection and are visible; each counts once.
  var owners: [String] = []
  /// Whether the host was made for this shield at the target's place.
  var hasOwnSlot = false
  /// Where the target hung before the shield.
  var origin: Simulation.TreePosition?
  /// The trees before the shield.
  var before = Hierarchy()
  /// The step's place, for findings.
  var place: Int32

  func value(of parameter: String) -> String? {
    if let given = arguments.first(where: { $0.name == parameter }) { return given.value }
    if parameter == "whenMissing" { return recipe.whenMissing.word }
    return recipe.parameters.first { $0.name == parameter }?.defaultValue
  }
}
