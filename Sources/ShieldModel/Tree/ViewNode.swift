/// One view: its place in the view tree, its layer, and what decides about touches, focus and layout.
///
/// Geometry and looks belong to the layer (rule T5: drawing follows layers), so a view has no frame of its own.
public struct ViewNode: Hashable, Sendable {
  /// The class name as UIKit would print it, such as `UILabel`.
  public var typeName: String
  /// The name that scenarios use without the leading `#`; empty for an unnamed view.
  public var name: String
  /// Further words that selectors can match, without the leading dot.
  public var tags: [String]
  /// What the view is for.
  public var role: ViewRole
  /// The view above in the view tree.
  public internal(set) var superview: ViewID?
  /// Children in the view tree, back to front.
  public internal(set) var subviews: [ViewID]
  /// The layer that the view answers with at this moment (rule T9: it can be swapped).
  public internal(set) var layer: LayerID
  /// The layer that the view was made with.
  public internal(set) var ownLayer: LayerID
  /// How a layout pass places the view in its superview.
  public var rule: LayoutRule
  /// Whether the view and all views below it take part in hit testing.
  public var isUserInteractionEnabled: Bool
  /// Whether the view acts on touches that reach it, as a button does.
  public var handlesTouches: Bool
  /// Whether the view is an accessibility element, which hides the views below it from assistive technology.
  public var isAccessibilityElement: Bool
  /// Whether the next layout pass has to visit the view's own layout code.
  public var needsLayout: Bool
  /// Whether the app holds a strong reference besides the tree.
  public var isRetained: Bool
  /// How often text fields hold the view as one of their side views.
  public internal(set) var holderCount: Int32

  init(typeName: String, name: String, tags: [String], role: ViewRole, layer: LayerID) {
    self.typeName = typeName
    self.name = name
    self.tags = tags
    self.role = role
    self.layer = layer
    self.ownLayer = layer
    superview = nil
    subviews = []
    rule = .manual
    isUserInteractionEnabled = true
    handlesTouches = false
    isAccessibilityElement = false
    needsLayout = true
    isRetained = true
    holderCount = 0
  }

  /// `Class#name`, or just the class for an unnamed view.
  public var label: String { name.isEmpty ? typeName : typeName + "#" + name }
}
