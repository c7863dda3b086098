/// One node of a tree that was read from a dump of a real screen.
///
/// What the kind of dump does not carry is nil; nil never means "no". A flag that a dump leaves out because it has
/// UIKit's default holds that default.
public struct ImportedNode: Hashable, Sendable {
  /// What a node of a dump is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A view together with its layer.
    case view
    /// A layer without a view.
    case layer
    /// A line that a view of an app wrote about itself, of which only that text is known.
    case described
  }

  /// What the node is.
  public var kind: Kind
  /// The class name of the view, or of the layer where there is no view; for a described view its own text.
  public var typeName: String
  /// The nearest class of UIKit itself when the class is an app's; empty when the dump does not say.
  public var baseTypeName = ""
  /// The class name of the view's layer; empty when the dump does not say.
  public var layerTypeName = ""
  /// The frame in the superview's coordinates (of a bare layer: the superlayer's), points.
  public var frame: Rect?
  /// The bounds, points.
  public var bounds: Rect?
  /// How opaque the node is, 0 to 1.
  public var opacity = 1.0
  /// Whether the node is hidden.
  public var isHidden = false
  /// Whether the node says that it is opaque.
  public var isOpaque = true
  /// Whether the node clips what lies below it to its bounds.
  public var clips = false
  /// Whether the view takes touches.
  public var isInteractionEnabled = true
  /// The layer's z position.
  public var zPosition: Double?
  /// The layer's own capture mask.
  public var captureMask: CaptureMask?
  /// What the dump says about the node as a text field; nil when it does not say that the node is one.
  public var field: ImportedField?
  /// The number of the node directly above in the view tree (for a bare layer: in the layer tree); nil for a root.
  public internal(set) var parent: Int32?
  /// The numbers of the nodes directly below, back to front.
  public internal(set) var children: [Int32] = []
  /// The number of the node whose layer is the superlayer; nil when the dump does not say.
  public internal(set) var superlayer: Int32?
  /// The number of the node whose layer this one masks by its alpha; nil when it masks none or the dump does not say.
  public internal(set) var maskOf: Int32?
  /// Where the node stands in the dump.
  public var position: SourcePosition

  /// Makes a node that stands alone.
  public init(kind: Kind, typeName: String, position: SourcePosition) {
    self.kind = kind
    self.typeName = typeName
    self.position = position
  }
}

/// What a dump says about a text field beyond a view; what it does not say is nil.
public struct ImportedField: Hashable, Sendable {
  /// The secure trait.
  public var isSecureTextEntry: Bool?
  /// Whether the field is being edited.
  public var isEditing: Bool?
  /// Whether the field holds text.
  public var hasText: Bool?
  /// Whether the field has a placeholder.
  public var hasPlaceholder: Bool?
  /// The border style.
  public var borderStyle: BorderStyle?

  /// Makes what a dump says when it says nothing.
  public init() {}
}
