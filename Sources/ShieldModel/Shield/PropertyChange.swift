/// A change of one property as a scenario writes it, for whichever part of a node holds the property.
public enum PropertyChange: Hashable, Sendable {
  /// A property of the view.
  case view(ViewChange)
  /// A property of the layer that the view answers with.
  case layer(LayerChange)
  /// A property of a text field.
  case field(FieldChange)
  /// The view at a text field's left side, as the view that a selector points at.
  case leftView(Selector)
  /// The view at a text field's right side, as the view that a selector points at.
  case rightView(Selector)
  /// The node whose present content is shown, as a selector points at it; nil for none.
  case replica(of: Selector?)
  /// The snapshot that is shown, by its name; nil for none.
  case snapshot(String?)
  /// The text of a label or a text field.
  case text(String)
  /// The colour of a label's text.
  case textColor(Color)
  /// The height of a label's lines in points.
  case textSize(Double)
  /// Where a label's text stands.
  case textAlignment(TextAlignment)
  /// Whether the window is hidden.
  case isWindowHidden(Bool)
}
