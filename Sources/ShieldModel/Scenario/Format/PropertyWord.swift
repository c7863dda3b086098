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
  /// The node whose present content is shown.
  case replicaOf
  /// Pixels of another moment that are shown.
  case snapshot
  /// Whether an engine draws what is below into this one layer.
  case engineSurface
  /// Whether what is below belongs to another process.
  case remote
  /// Whether captures replace the content by black.
  case protectedMedia
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
