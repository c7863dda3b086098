/// A property as view objects, layer objects, `set` steps and `value` expectations spell it.
enum PropertyWord: String, CaseIterable {
  case frame
  case isUserInteractionEnabled
  case handlesTouches
  case isAccessibilityElement
  case color
  case cornerRadius
  case cornerRadii
  case border
  case borderWidth
  case borderColor
  case gradient
  case image
  case shadow
  case blur
  case maskMode
  case rasterize
  case opacity
  case alpha
  case hidden
  case clips
  case zPosition
  case transform
  case captureMask
  case secret
  case scroll
  case text
  case textColor
  case textSize
  case textAlignment
  case isSecureTextEntry
  case placeholder
  case borderStyle
  case refusesFirstResponder
  /// Whether a text field's class overrides layout without calling UIKit's.
  case skipsOwnLayout
  /// Whether the app forces a text field to lay itself out from left to right.
  case forcesLeftToRight
  case leftView
  case rightView

  /// What has the property.
  enum Owner {
    /// Views only.
    case view
    /// Views and bare layers.
    case layer
    /// Text fields only.
    case field
  }

  /// What has the property.
  var owner: Owner {
    switch self {
    case .isUserInteractionEnabled, .handlesTouches, .isAccessibilityElement: .view
    case .isSecureTextEntry, .placeholder, .borderStyle, .refusesFirstResponder, .skipsOwnLayout,
      .forcesLeftToRight, .leftView, .rightView:
      .field
    default: .layer
    }
  }

  /// Other words that set the same thing.
  var rivals: [PropertyWord] {
    switch self {
    case .alpha: [.opacity]
    case .border: [.borderWidth, .borderColor]
    case .cornerRadii: [.cornerRadius]
    default: []
    }
  }
}

/// Something that UIKit draws and this version does not; a file that asks for it is refused instead of drawn wrongly.
enum UndrawnFeature: String, CaseIterable {
  case replica

  /// What messages offer instead.
  static let alternatives =
    "a property that is drawn, such as \"color\", \"border\", \"cornerRadius\", \"clips\", \"opacity\" or \"transform\""

  /// What is wrong with using it.
  var problem: DiagnosticProblem { .other("\(QuotedText.short(rawValue)) is not drawn yet") }
}
