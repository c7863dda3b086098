/// A mistake of a scenario or recipe that only running it can find.
public struct StepError: Error, Hashable, Sendable {
  /// The step's place in its file.
  public var place: Int32
  /// What is wrong.
  public var problem: Problem

  /// What can be wrong with a step.
  public enum Problem: Hashable, Sendable {
    /// A selector matches nothing; the list has all names that exist at this moment.
    case noMatch(selector: String, names: [String])
    /// A selector matches several nodes where one is needed.
    case severalMatches(selector: String, count: Int32)
    /// The node has no view.
    case notAView(selector: String)
    /// The layer has no superlayer.
    case noSuperlayer(selector: String)
    /// The view has no superview.
    case noSuperview(selector: String)
    /// No recipe of this name; the list has all names.
    case unknownRecipe(name: String, names: [String])
    /// No shield of this name has been applied.
    case unknownShield(name: String, names: [String])
    /// The recipe has no action of this name.
    case unknownAction(name: String, names: [String])
    /// The recipe has no parameter of this name.
    case unknownParameter(name: String, names: [String])
    /// The parameter cannot have this value.
    case unknownValue(parameter: String, value: String, values: [String])
    /// No place was remembered under this name.
    case unknownMemory(name: String)
    /// No snapshot was kept under this name; the list has all names.
    case unknownSnapshot(name: String, names: [String])
    /// A name is taken already.
    case duplicateName(String)
    /// The name of a scene that does not exist.
    case unknownScene(name: String, names: [String])
    /// A range of systems that makes no sense.
    case systemRange(String)
    /// A step that only a scenario can have stands in a script.
    case notInAScript
    /// Scripts call each other too deeply.
    case nestedTooDeeply
  }
}
