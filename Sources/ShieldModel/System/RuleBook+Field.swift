extension RuleBook {
  /// The rules about the secure text field.
  static let fieldRules: [Rule] = [
    claim(
      "F1", "The canvas is there from the start", .measured,
      "A field makes its canvas when it is made, secure or not; the class name depends on the system."),
    claim(
      "F2", "The switch writes a mask", .measured,
      "A changed secure flag overwrites the capture mask of the layer that the canvas then has; an equal value does nothing."
    ),
    claim(
      "F3", "Layout arranges and reclaims", .measured,
      "The field's layout orders its children, places the canvas at the text and takes it back if it was moved away."),
    claim(
      "F4", "A view before the canvas from iOS 17", .assumed,
      "In a window the first child is a view that lets touches through; what makes it appear is a parameter."),
    claim(
      "F5", "Touches on the canvas", .measured,
      "Interaction is off up to iOS 15 and on later; from 16 the canvas leaves touches to its subviews."),
    claim(
      "F6", "The canvas may be replaced", .measured,
      "A change of text size, appearance or orientation can bring a new canvas, and what the old one held is lost to view."
    ),
    claim(
      "F7", "Right to left moves the canvas", .assumed,
      "A field without width places its canvas from the other edge, and a window hung below it moves along."),
    claim(
      "F8", "AutoFill looks at views", .reported,
      "A secure field among the views of a screen brings the password bar to other inputs; one in the layers alone does not."
    ),
    claim(
      "F9", "A field can take the focus", .documented,
      "With interaction on and in a window a field can become first responder, and then the keyboard comes."),
    claim(
      "F10", "Text views use the same class", .measured,
      "A canvas class below a text view says nothing about secrecy, so a search by name must stay inside the field."),
    claim(
      "F11", "Carets vanish below a canvas", .reported,
      "Content that lives below a canvas which was secure once shows no caret until it is moved out."),
    claim(
      "F12", "A helper behind the canvas in 26.5", .reported,
      "A small masked view is the last child, so a lookup by index hits it; its place and size are assumed."),
  ]

  /// The rules about touches, focus and accessibility.
  static let hitRules: [Rule] = [
    claim(
      "H1", "Hit testing", .documented,
      "Front to back by views: hidden, transparent, switched off or missed views answer nothing for their whole subtree."
    ),
    definition(
      "H2", "A lost touch",
      "A touch is lost when what is seen at a point and what is touched there do not belong together."),
    claim(
      "H3", "A field hides its children from accessibility", .assumed,
      "A text field is an element itself, so what its views hold is not read unless the field is declared none."),
    claim(
      "H4", "The keyboard is masked too", .measured,
      "While a secure field is being edited, the keyboard's window is left out of captures, from iOS 13 on."),
  ]
}
