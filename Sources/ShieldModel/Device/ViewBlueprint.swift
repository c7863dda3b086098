/// What is needed to make a view.
public struct ViewBlueprint: Hashable, Sendable {
  /// The class name, such as `UILabel`.
  public var typeName: String
  /// The name without `#`; empty for an unnamed view.
  public var name: String
  /// Further words for selectors.
  public var tags: [String]
  /// What kind of view to make.
  public var kind: Kind
  /// Whether the app holds a reference to the view; nil means that it does if the view has a name.
  ///
  /// Source: T8, assumed.
  public var isRetained: Bool?

  /// The kinds of view that a scenario can make.
  public enum Kind: Hashable, Sendable {
    /// An ordinary view.
    case plain
    /// A view sized by its text.
    case label
    /// A control that acts on touches.
    case control
    /// A view whose picture changes with every frame.
    case video
    /// A text field; `usesTextKit1` chooses the older text engine.
    case textField(usesTextKit1: Bool)
    /// A window with a level, in a scene given by its index.
    case window(level: Double, scene: Int32, purpose: WindowPurpose)
  }

  /// Makes a blueprint.
  public init(
    typeName: String, name: String = "", tags: [String] = [], kind: Kind? = nil, isRetained: Bool? = nil
  ) {
    self.typeName = typeName
    self.name = name
    self.tags = tags
    self.kind = kind ?? Self.kind(ofTypeName: typeName)
    self.isRetained = isRetained
  }

  /// The kind that a well-known class name stands for; an ordinary view for any other.
  public static func kind(ofTypeName typeName: String) -> Kind {
    switch typeName {
    case "UILabel": return .label
    case "UITextField": return .textField(usesTextKit1: false)
    case "UIWindow": return .window(level: 0, scene: 0, purpose: .app)
    case "UIButton", "UISwitch", "UISlider", "UIControl", "UISegmentedControl", "UIStepper", "UIScrollView",
      "UITableView", "UICollectionView", "UITextView":
      return .control
    case "AVPlayerView", "VideoView": return .video
    default: return .plain
    }
  }
}
