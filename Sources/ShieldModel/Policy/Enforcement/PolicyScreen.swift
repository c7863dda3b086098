/// What a policy sees of one screen of an app: something with content of one class of sensitivity.
public struct PolicyScreen: Hashable, Sendable {
  /// What tells the screen from others.
  public let id: String
  /// The id of the scene in which it is.
  public var scene: String
  /// How sensitive it is.
  public var sensitivity: Sensitivity
  /// Who asks for its protection.
  public var owners: PolicyOwners
  /// How far its shield has come.
  public var stage: ShieldStage

  /// Makes a screen; what is left out has its usual value.
  public init(
    id: String, scene: String, sensitivity: Sensitivity, owners: PolicyOwners = PolicyOwners(),
    stage: ShieldStage = .disabled
  ) {
    self.id = id
    self.scene = scene
    self.sensitivity = sensitivity
    self.owners = owners
    self.stage = stage
  }
}
