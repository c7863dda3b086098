/// What a view is for, with the state that only this kind of view has.
public enum ViewRole: Hashable, Sendable {
  /// An ordinary view.
  case plain
  /// A view whose content size comes from its text.
  case label
  /// A window.
  case window(WindowState)
  /// A text field, secure or not.
  case textField(TextFieldState)
  /// The private view inside a field in which the field draws its text.
  case canvas(field: ViewID)
  /// Another private part of a field, such as its placeholder label.
  case fieldPart(field: ViewID, FieldPart)
  /// A view whose picture changes by itself with every frame.
  case video
}

/// The private parts of a text field other than its canvas.
public enum FieldPart: UInt8, Hashable, Sendable {
  /// The background of a bordered style.
  case border
  /// The container for selection that appears in front of the border background.
  ///
  /// Source: F4, measured.
  case passthrough
  /// The label that shows the placeholder while there is no text.
  case placeholder
  /// The clear button.
  case clearButton
  /// The view between the field and a canvas that sits one level deeper than the field's children.
  case wrapper
  /// The view inside the canvas that draws a line of text.
  case fragment
  /// A small masked view that follows the canvas on some systems.
  ///
  /// Source: F12, reported.
  case helper
}
