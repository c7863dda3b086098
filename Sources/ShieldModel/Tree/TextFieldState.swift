/// What a text field has beyond a view.
public struct TextFieldState: Hashable, Sendable {
  /// The view held in the field's private canvas variable, wherever it hangs in the tree.
  public internal(set) var canvas: ViewID?
  /// A second view of the canvas class, on the synthetic system that has two.
  public internal(set) var secondCanvas: ViewID?
  /// The canvas's parent where a system puts views between field and canvas; nil where the canvas is a child.
  public internal(set) var wrapper: ViewID?
  /// The private views beside the canvas, in the order of the system's row.
  ///
  /// Source: F12, reported.
  public internal(set) var helpers: [ViewID] = []
  /// The view that the app set for the left side.
  public internal(set) var leftView: ViewID?
  /// The view that the app set for the right side.
  public internal(set) var rightView: ViewID?
  /// Whether a clear button shows while there is text.
  public internal(set) var showsClearButton = false
  /// The secure trait.
  public internal(set) var isSecureTextEntry = false
  /// The text that the field holds; never more than its length reaches a picture.
  public internal(set) var text = ""
  /// The placeholder text.
  public internal(set) var placeholder = ""
  /// The border style.
  public internal(set) var borderStyle = BorderStyle.none
  /// Whether the field is being edited, which suspends the part of its layout that moves the canvas.
  public internal(set) var isEditing = false
  /// Whether the field's class refuses to become first responder.
  public var refusesFirstResponder = false
  /// Whether the field's class overrides layout without calling UIKit's, so that F3 never runs for it.
  public var skipsOwnLayout = false
  /// Whether the app forces the field to lay itself out from left to right, whatever the direction of the system.
  public internal(set) var forcesLeftToRight = false
  /// Whether the field was made with the older text engine, which has another canvas class.
  public internal(set) var usesTextKit1 = false
  /// Whether the secure trait has ever been on, which has lasting effects on carets under the canvas.
  ///
  /// Source: F11, reported.
  public internal(set) var wasEverSecure = false

  /// Makes the state of a bare, insecure field.
  public init() {}
}

/// How a text field draws its border.
public enum BorderStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// No border.
  case none
  /// A thin line.
  case line
  /// A bezel.
  case bezel
  /// A rounded rectangle.
  case roundedRect
}
